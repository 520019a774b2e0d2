import { EventHistory as Lines } from '@parlour/ui/board/EventHistory.tsx';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import type { Event, HatTypes } from '../rules/index.ts';
import { describeHat } from '../words/sentences.ts';
import styles from './HatHistory.module.css';

/** [H-25*] The public history. */
export function HatHistory({ words, players, seat, history }: BoardProps<HatTypes> & { readonly history: readonly Event[] }) {
  return (
    <Lines
      title={words.t('thats-not-a-hat.history')}
      none={words.t('thats-not-a-hat.history.none')}
      lines={history.map((event) => describeHat(words, event, seatNames(players), seat))}
      className={styles.place}
    />
  );
}
