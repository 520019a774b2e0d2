import type { Words } from '@parlour/words';
import { AREA_SPACES, type Area, SPACES } from '../photo/index.ts';
import { type GuestId, type WishId, wishOf } from '../rules/index.ts';
import { wishText } from './names.ts';
import { Portrait } from './studio/index.ts';
import styles from './WishCard.module.css';

interface WishCardProps {
  readonly wish: WishId;
  /** The guest who has the wish. */
  readonly guest: GuestId;
  readonly words: Words;
  /** Being read out, or selected. */
  readonly now?: boolean;
  /** Shows why it is met or not. */
  readonly onLook?: (() => void) | undefined;
}

export function WishCard({ wish, guest, words, now = false, onLook }: WishCardProps) {
  const text = wishText(words, wish);
  return (
    <li className={styles.card} data-now={now}>
      <WishIcon wish={wish} guest={guest} />
      <p>{text}</p>
      {onLook !== undefined && (
        <button
          type="button"
          className={styles.look}
          aria-label={words.t('picture-perfect.board.album.why', { wish: text })}
          aria-pressed={now}
          onClick={onLook}
        />
      )}
    </li>
  );
}

function WishIcon({ wish: id, guest }: { readonly wish: WishId; readonly guest: GuestId }) {
  const wish = wishOf(id);
  switch (wish.kind) {
    case 'area':
      return <MiniPlan area={wish.area} />;
    case 'next-to':
      return (
        <span className={styles.pair}>
          <Face guest={guest} />
          <Face guest={wish.guest} />
        </span>
      );
    case 'not-next-to':
      return <NotBeside who={wish.who} />;
    case 'nobody-in-front':
      return (
        <Face guest={guest}>
          <path d="M3 24a17 17 0 0 0 34 0" fill="none" stroke="#2f7d4f" strokeWidth="3" strokeLinecap="round" />
          <path d="m14 32 5 5 8-9" fill="none" stroke="#2f7d4f" strokeWidth="3.6" strokeLinecap="round" strokeLinejoin="round" />
        </Face>
      );
    case 'face-hidden':
      return <Face guest={guest} hidden />;
    case 'face-of-hidden':
      return <Face guest={wish.guest} hidden />;
  }
}

interface FaceProps {
  readonly guest: GuestId;
  readonly hidden?: boolean;
  readonly children?: React.ReactNode;
}

function Face({ guest, hidden = false, children }: FaceProps) {
  return (
    <span className={styles.face} data-hidden={hidden}>
      <Portrait guest={guest} />
      {children !== undefined && (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          {children}
        </svg>
      )}
    </span>
  );
}

/** Columns and rows of the floor as the camera sees it, row 4 at the back. */
const COLUMNS = 'ABCDEF';
const ROWS = '4321';

function MiniPlan({ area }: { readonly area: Area }) {
  return (
    <svg className={styles.plan} viewBox="0 0 60 40" aria-hidden="true">
      {SPACES.map((space) => (
        <rect
          key={space}
          x={COLUMNS.indexOf(space.charAt(0)) * 10 + 1}
          y={ROWS.indexOf(space.charAt(1)) * 10 + 1}
          width="8"
          height="8"
          rx="1.5"
          data-in={AREA_SPACES[area].includes(space)}
        />
      ))}
      <rect className={styles.table} x="21" y="21" width="18" height="18" rx="2" />
    </svg>
  );
}

/** Two adjacent places, and one of them not for everybody. */
function NotBeside({ who }: { readonly who: 'man' | 'woman' }) {
  return (
    <svg className={styles.plan} viewBox="0 0 60 40" aria-hidden="true">
      <g className={styles.person}>
        <circle cx="18" cy="10" r="6" />
        <path d="M8 38c0-12 3-19 10-19s10 7 10 19z" />
      </g>
      <g className={styles.shunned}>
        <circle cx="44" cy="10" r="6" />
        <path d={who === 'man' ? 'M36 19h16v10h-3v9H39v-9h-3z' : 'M44 17 54 34h-6v4h-8v-4h-6z'} />
        <path d="M32 38 57 4" className={styles.slash} />
      </g>
    </svg>
  );
}
