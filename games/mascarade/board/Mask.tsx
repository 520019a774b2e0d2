import type { MaskKind } from '../rules/index.ts';
import back from './art/back.svg';
import coin from './art/coin.svg';
import styles from './Mask.module.css';

const MASKS = import.meta.glob<string>('./art/masks/*.svg', { eager: true, query: '?url', import: 'default' });

/** A mask. Always beside its name, or inside an element that says it. */
export function MaskArt({ mask, className }: { readonly mask: MaskKind; readonly className?: string | undefined }) {
  return <img src={MASKS[`./art/masks/${mask}.svg`]} alt="" className={className} draggable={false} />;
}

/** A mask on its medallion, tinted for its role. */
export function Medallion({ mask }: { readonly mask: MaskKind }) {
  return (
    <i className={styles.medallion} data-mask={mask}>
      <MaskArt mask={mask} />
    </i>
  );
}

/** The back is the same for every mask, to the last line. */
export function MaskBack({ className }: { readonly className?: string | undefined }) {
  return <img src={back} alt="" className={className} draggable={false} />;
}

export function Coin({ className }: { readonly className?: string | undefined }) {
  return <img src={coin} alt="" className={className} draggable={false} />;
}

export function CoinCount({ coins }: { readonly coins: number }) {
  return (
    <span className={styles.fortune}>
      <Coin />
      {coins}
    </span>
  );
}
