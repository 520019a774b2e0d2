import type { Words } from '@parlour/words';
import type { DecorationId } from '../rules/index.ts';
import styles from './Decorations.module.css';
import { decorationName } from './names.ts';
import { Figure } from './studio/index.ts';

interface PurseProps {
  readonly owned: readonly DecorationId[];
  readonly words: Words;
}

/** A player's number of decorations: they are money, and public (P-30). */
export function DecorationCount({ owned, words }: PurseProps) {
  const names = words.list(owned.map((decoration) => decorationName(words, decoration)));
  return (
    <span className={styles.purse} role="img" aria-label={words.t('picture-perfect.board.purse', { n: owned.length, names })} title={names}>
      <Figure of="candelabra" />
      <b>{owned.length}</b>
    </span>
  );
}

interface CoinsProps extends PurseProps {
  /** Places in the row, since a player may own two of a kind. */
  readonly picked: readonly number[];
  onTap(at: number): void;
}

/** The player's own decorations, to choose what to pay with (P-30*). */
export function DecorationPicker({ owned, words, picked, onTap }: CoinsProps) {
  return (
    <div className={styles.coins}>
      {owned.map((decoration, at) => (
        <button
          key={`${decoration} ${at}`}
          type="button"
          aria-pressed={picked.includes(at)}
          aria-label={decorationName(words, decoration)}
          title={decorationName(words, decoration)}
          onClick={() => onTap(at)}
        >
          <Figure of={decoration} />
        </button>
      ))}
    </div>
  );
}
