import type { Words } from '@parlour/words';
import styles from './WishTicks.module.css';

interface TicksProps {
  /** By wish; null when the guest is not in the photo. */
  readonly met: readonly boolean[] | null;
  /** How many have been read out. */
  readonly revealed: number;
  readonly words: Words;
}

export function WishTicks({ met, revealed, words }: TicksProps) {
  return (
    <span className={styles.ticks}>
      {(met ?? []).map((isMet, at) =>
        at < revealed ? (
          <svg
            key={at}
            viewBox="0 0 24 24"
            role="img"
            aria-label={words.t(isMet ? 'picture-perfect.board.album.met' : 'picture-perfect.board.album.unmet')}
            data-met={isMet}
          >
            <circle cx="12" cy="12" r="11" />
            <path d={isMet ? 'm6.5 12.5 4 4 7-8' : 'm8 8 8 8m0-8-8 8'} />
          </svg>
        ) : (
          <i key={at} />
        ),
      )}
    </span>
  );
}
