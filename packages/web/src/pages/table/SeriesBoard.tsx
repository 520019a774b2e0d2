import type { TableInfo } from '@parlour/protocol';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { formatPoints } from '@parlour/ui/board/format-points.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { playersOf } from './players.ts';
import styles from './SeriesBoard.module.css';

/** The score of a series. Nothing for a single match. */
export function SeriesBoard({ table }: { readonly table: TableInfo }) {
  const words = useWords('seating');
  const { series } = table;
  if (series === null) return null;
  const players = playersOf(table);
  const winners = (series.winners ?? []).flatMap((seat) => players[seat]?.name ?? []);
  const byPoints = table.settings.series.startsWith('games');
  return (
    <section className={styles.board} aria-label={words.t('series.title')}>
      <h3>
        {words.t(`tableSettings.series.${table.settings.series}`)}
        <small>
          {series.winners === null
            ? words.t('series.played', { played: series.played })
            : words.t('series.won', { names: words.list(winners), count: winners.length })}
        </small>
      </h3>
      {series.played > 0 && (
        <ol>
          {players.map(({ seat, name }) => (
            <li key={seat} data-won={series.winners?.includes(seat) ?? false}>
              {series.winners?.includes(seat) === true && <Icon name="crown" />}
              <span>{name}</span>
              <b>
                {byPoints
                  ? words.t('series.points', { n: series.points[seat] ?? 0, points: formatPoints(series.points[seat] ?? 0) })
                  : words.t('series.wins', { wins: series.wins[seat] ?? 0 })}
              </b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
