import type { GameTypes } from '@parlour/kernel';
import type { ResultProps } from '../board/game-ui.ts';
import styles from './DefaultResult.module.css';

/** The points of everyone, most first. */
export function DefaultResult({ over, players, words }: ResultProps<GameTypes>) {
  const scoreOf = (seat: number): number => over.scores[seat] ?? 0;
  const rows = players.toSorted((one, other) => scoreOf(other.seat) - scoreOf(one.seat));
  return (
    <table className={styles.scores}>
      <caption>{words.t('default.points')}</caption>
      <tbody>
        {rows.map(({ seat, name }) => (
          <tr key={seat} data-won={over.winners.includes(seat)}>
            <th scope="row">{name}</th>
            <td>{scoreOf(seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
