import { cssVars } from '@parlour/ui/css-vars.ts';
import type { ObjectId } from '../rules/index.ts';
import inlay from './art/inlay.svg';
import cards from './GiftCard.module.css';
import { GiftFace } from './GiftCard.tsx';
import styles from './TableSurface.module.css';
import type { TableLayout } from './table-layouts.ts';

/** The table itself: walnut, brass, felt. */
export function TableSurface() {
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={styles.felt}>
        <img src={inlay} alt="" className={styles.inlay} draggable={false} />
      </div>
    </div>
  );
}

interface ShopProps {
  readonly plan: TableLayout;
  readonly top: ObjectId | null;
  readonly caption: string;
  readonly label: string;
  readonly title: string;
  readonly count: number;
  readonly round: string | null;
}

/** [H-05] The gift shop: an open card on top, hidden cards below. */
export function Shop({ plan, top, caption, label, title, count, round }: ShopProps) {
  return (
    <div className={styles.shop} style={cssVars({ '--shop-x': plan.shop.x, '--shop-y': plan.shop.y, '--w': plan.shopCard })}>
      <div className={styles.pile} role="img" aria-label={label}>
        {count > 2 && <i className={styles.under} />}
        {count > 1 && <i className={styles.under} />}
        {top !== null && (
          <div key={count} className={`${cards.card} ${styles.top}`}>
            <GiftFace object={top} caption={caption} />
          </div>
        )}
      </div>
      <p className={styles.label} aria-hidden="true">
        {title} <b>{count}</b>
        {round !== null && <small>{round}</small>}
      </p>
    </div>
  );
}
