import { heldBy } from '../rules/index.ts';
import { Envelope } from './Envelope.tsx';
import { putBack } from './envelope-selection.ts';
import { type ExchangeProps, envelopeTap } from './exchange-props.ts';
import styles from './MiddleEnvelopes.module.css';
import { guestName } from './names.ts';

/** The envelopes in the middle. */
export function MiddleEnvelopes(props: ExchangeProps) {
  const { view, words, selection, sealed, onPicks } = props;
  const guests = heldBy(view, 'middle');
  return (
    <section className={styles.middle} aria-label={words.t('picture-perfect.board.middle')}>
      <h2>{words.t('picture-perfect.board.middle')}</h2>
      {guests.length === 0 && <p>{words.t('picture-perfect.board.middle.empty')}</p>}
      <div className={styles.envelopes}>
        {guests.map((guest) =>
          view.phase === 'partner' && selection.take.includes(guest) && sealed === null ? (
            <button
              key={guest}
              type="button"
              className={styles.gap}
              aria-label={`${words.t('picture-perfect.board.putBack')}: ${guestName(words, guest)}`}
              onClick={() => onPicks(putBack(selection, guest))}
            >
              {words.t('picture-perfect.board.putBack')}
            </button>
          ) : (
            <Envelope key={guest} size="large" {...envelopeTap(props, guest)} />
          ),
        )}
      </div>
    </section>
  );
}
