import type { Event, HatTypes } from '@parlour/games/thats-not-a-hat';
import { describeHat } from '@parlour/words';
import { History as Lines } from '../../table/History.tsx';
import type { BoardProps } from '../face.ts';
import { whoIn } from '../who.ts';
import styles from './History.module.css';

/** [H-25*] What was said and shown. */
export function History({ words, players, seat, history }: BoardProps<HatTypes> & { readonly history: readonly Event[] }) {
  return (
    <Lines
      title={words.t('hat.history')}
      none={words.t('hat.history.none')}
      lines={history.map((event) => describeHat(words, event, whoIn(players), seat))}
      className={styles.place}
    />
  );
}
