import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { useMoment } from '@parlour/ui/board/useMoment.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import type { FotomaniaTypes } from '../rules/index.ts';
import styles from './Sunset.module.css';

const SHOWN_MS = 3400;

/** [F-27] Sunset: the sun goes down behind the roofs. A tap or a key ends it. */
export function Sunset({ stepEvents, words }: BoardProps<FotomaniaTypes>) {
  const step = useMoment(stepEvents, ({ type }) => type === 'sunset', SHOWN_MS);
  if (step === null) return null;
  return (
    <div key={step} data-overlay className={styles.sunset} style={cssVars({ '--shown': `${SHOWN_MS}ms` })} aria-hidden="true">
      <i className={styles.sun} />
      <svg className={styles.roofs} viewBox="0 0 540 120" preserveAspectRatio="none">
        <path d="M0 120V70L40 40L80 70V52H104V34H126V66L176 28L226 72V48H250V60L292 24L336 64V40H358V70L410 36L452 66V50H474V72L540 44V120Z" />
      </svg>
      <p>{words.t('fotomania.board.sunset.now')}</p>
    </div>
  );
}
