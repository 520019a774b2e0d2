import { cssVars } from '@parlour/ui/css-vars.ts';
import type { Arrow, ObjectId, Seen } from '../rules/index.ts';
import styles from './GiftCard.module.css';
import { longestWord } from './labels.ts';
import { ObjectArt } from './ObjectArt.tsx';
import type { CardPlace } from './table-geometry.ts';

/** rest: before its owner. give: picked up to be given. parcel: on its way. open: shown to all. */
export type CardLook = 'rest' | 'give' | 'parcel' | 'open';

/** Too narrow for a caption, in table units: the drawing alone is clearer. */
const TINY = 42;

interface GiftCardProps {
  readonly spot: CardPlace;
  readonly seen: Seen;
  readonly look: CardLook;
  /** The accessible name. It names no object of a face-down card. */
  readonly label: string;
  /** The object's name, for a card that lies open. */
  readonly caption: string;
  /** Degrees by which the arrow turns to point at the neighbour. */
  readonly turn: number;
  /** Position in the deal: later cards fly later. */
  readonly order: number;
  readonly tag?: string | undefined;
  /** Only in a replay from the full point of view. */
  readonly truth?: ObjectId | undefined;
  /** Called when a player who cannot act on the card taps it. */
  readonly onAsk?: (() => void) | undefined;
}

export function GiftCard({ spot, seen, look, label, caption, turn, order, tag, truth, onAsk }: GiftCardProps) {
  const Card = onAsk === undefined ? 'div' : 'button';
  return (
    <Card
      className={styles.card}
      data-look={look}
      data-tutorial="gift"
      data-face={seen.face}
      data-tiny={spot.width < TINY}
      {...(onAsk === undefined ? { role: 'img' } : { type: 'button' as const, onClick: onAsk })}
      aria-label={label}
      style={cssVars({ '--x': spot.x, '--y': spot.y, '--w': spot.width, '--r': `${spot.tilt}deg`, '--order': order })}
    >
      {/* A card that turns over is a new element: nothing of the hidden side stays in the page. */}
      {seen.face === 'up' ? (
        <GiftFace key="up" object={seen.object} caption={caption} />
      ) : (
        <div key="down" className={styles.back}>
          <ArrowArt arrow={seen.arrow} turn={turn} />
          {truth !== undefined && <ObjectArt object={truth} className={styles.truth} />}
        </div>
      )}
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </Card>
  );
}

export function GiftFace({ object, caption }: { readonly object: ObjectId; readonly caption: string }) {
  return (
    <div className={styles.face} data-long={caption.length > 13} style={cssVars({ '--longest': longestWord(caption) })}>
      <ObjectArt object={object} className={styles.object} />
      <span className={styles.caption}>{caption}</span>
    </div>
  );
}

/** [H-01*] Black has a swallow tail, white a split one, so that shape also tells the colour. */
export function ArrowArt({ arrow, turn }: { readonly arrow: Arrow; readonly turn: number }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 64 64" style={cssVars({ '--turn': `${turn}deg` })} aria-hidden="true">
      {arrow === 'left' ? (
        <path d="M3 24.5H33V9L61 32 33 55V39.5H3L10 32Z" fill="#14101a" stroke="#ffe9cf" strokeWidth="2" strokeLinejoin="round" />
      ) : (
        <path
          d="M16 24.5H33V9L61 32 33 55V39.5H16ZM3 24.5H10.5V39.5H3Z"
          fill="#fffaf0"
          stroke="#5c1712"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
