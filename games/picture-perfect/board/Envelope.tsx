import type { Words } from '@parlour/words';
import type { GuestId } from '../rules/index.ts';
import styles from './Envelope.module.css';
import { guestName } from './names.ts';
import { Portrait } from './studio/index.ts';

interface EnvelopeProps {
  readonly guest: GuestId;
  readonly words: Words;
  /** A large one carries the guest's name. */
  readonly size?: 'small' | 'large';
  readonly open?: boolean;
  readonly picked?: boolean;
  /** Won in this round: closed until the next (P-33). */
  readonly kept?: boolean;
  /** A label on it: what happens to it. */
  readonly tag?: string;
  /** The accessible name of the tap. */
  readonly action?: string;
  readonly onTap?: (() => void) | undefined;
  /** A tap is part of the current decision. */
  readonly decides?: boolean;
}

export function Envelope(props: EnvelopeProps) {
  const { guest, words, size = 'small', open = false, picked = false, kept = false, tag, action, onTap, decides = false } = props;
  const name = guestName(words, guest);
  const label = [words.t('picture-perfect.board.envelope', { guest: name }), kept && words.t('picture-perfect.board.kept'), tag, action]
    .filter(Boolean)
    .join(', ');
  const paper = (
    <>
      <i className={styles.flap} />
      <span className={styles.seal}>
        <Portrait guest={guest} />
      </span>
      {size === 'large' && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
      {tag && (
        <span className={styles.tag} aria-hidden="true">
          {tag}
        </span>
      )}
    </>
  );
  const look = { className: styles.envelope, 'data-size': size, 'data-open': open, 'data-kept': kept, 'data-guest': guest, title: name };
  if (onTap === undefined) {
    return (
      <span {...look} data-picked={picked} role="img" aria-label={label}>
        {paper}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...look}
      data-dense={size === 'small' || undefined}
      aria-pressed={picked}
      aria-label={label}
      onClick={onTap}
      data-picked={picked}
      data-decision={decides ? '' : undefined}
    >
      {paper}
    </button>
  );
}
