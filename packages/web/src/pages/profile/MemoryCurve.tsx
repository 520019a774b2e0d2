import { BOT_MEMORY_CURVES } from '@parlour/games/memory-curves-catalogue';
import { BOT_LEVELS, entryOf, type MemoryCurvePoint } from '@parlour/kernel';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey, Words } from '@parlour/words';
import { formatPercent } from './format.ts';
import styles from './MemoryCurve.module.css';
import { type ChartGroup, chartGroups, chartLabel, shareText } from './memory-chart.ts';

const WIDTH = 320;
const HEIGHT = 130;
const MARGIN = { left: 44, right: 16, top: 10, bottom: 24 } as const;
/** The margin on the right where the lines have names. */
const NAMES = 58;
/** Dash patterns, so that the lines differ without a colour. */
const DASHES = { easy: '1.5 3', normal: '4 3', sharp: '9 3' } as const;

interface ForgettingCurveProps {
  readonly game: string;
  readonly points: readonly MemoryCurvePoint[];
}

/** How far back a player still remembered, beside bots of each level: a chart, and the same numbers in a table. */
export function MemoryCurve({ game, points }: ForgettingCurveProps) {
  const words = useWords('profile');
  const bots = entryOf(BOT_MEMORY_CURVES, game);
  const levels = bots === undefined ? [] : BOT_LEVELS;
  const groups = chartGroups(points, bots);
  return (
    <figure className={styles.curve}>
      <figcaption>
        <b>{words.t('memoryCurve.title')}</b>
        <span>{words.t(points.length === 0 ? 'memoryCurve.none' : (`memoryCurve.what.${game}` as MessageKey))}</span>
        {points.length > 0 && bots !== undefined && <span>{words.t('memoryCurve.bots')}</span>}
      </figcaption>
      {points.length > 0 && (
        <>
          <Drawing groups={groups} isCompared={bots !== undefined} words={words} />
          <details>
            <summary>{words.t('memoryCurve.table')}</summary>
            <div className={styles.scroll}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{words.t('memoryCurve.back')}</th>
                    <th scope="col">{words.t('memoryCurve.right')}</th>
                    <th scope="col">{words.t('memoryCurve.asked')}</th>
                    {levels.map((level) => (
                      <th key={level} scope="col">
                        {words.t('memoryCurve.level', { level: words.t(`home.botGame.level.${level}`) })}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {groups.map(({ distance, name, own, bots: others }) => (
                    <tr key={distance}>
                      <th scope="row">{name}</th>
                      <td>{shareText(words, own)}</td>
                      <td>{own?.trials ?? 0}</td>
                      {levels.map((level) => (
                        <td key={level}>{shareText(words, others[level])}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  );
}

interface DrawingProps {
  readonly groups: readonly ChartGroup[];
  readonly isCompared: boolean;
  readonly words: Words;
}

function Drawing({ groups, isCompared, words }: DrawingProps) {
  const right = isCompared ? NAMES : MARGIN.right;
  const across = WIDTH - MARGIN.left - right;
  const down = HEIGHT - MARGIN.top - MARGIN.bottom;
  const xOf = (index: number) => MARGIN.left + (groups.length === 1 ? across / 2 : (across * index) / (groups.length - 1));
  const placed = (pointOf: (group: ChartGroup) => MemoryCurvePoint | undefined) =>
    groups.flatMap((group, index) => {
      const point = pointOf(group);
      return point === undefined ? [] : [{ point, x: xOf(index), y: MARGIN.top + down * (1 - point.correct / point.trials) }];
    });
  const own = placed((group) => group.own);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={chartLabel(words, groups, isCompared)}>
      {[0, 0.5, 1].map((share) => {
        const y = MARGIN.top + down * (1 - share);
        return (
          <g key={share}>
            <path className={styles.rule} d={`M${MARGIN.left} ${y}H${WIDTH - right}`} />
            <text x={MARGIN.left - 10} y={y + 4} textAnchor="end">
              {formatPercent(words.language, share)}
            </text>
          </g>
        );
      })}
      {BOT_LEVELS.map((level) => {
        const bots = placed((group) => group.bots[level]);
        const last = bots.at(-1);
        return (
          last !== undefined && (
            <g key={level}>
              <path className={styles.bots} strokeDasharray={DASHES[level]} d={lineThrough(bots)} />
              <text x={last.x + 10} y={last.y + 4}>
                {words.t(`home.botGame.level.${level}`)}
              </text>
            </g>
          )
        );
      })}
      <path className={styles.line} d={lineThrough(own)} />
      {own.map(({ point, x, y }) => (
        <circle key={point.distance} className={styles.dot} cx={x} cy={y} r={Math.min(7, 3 + Math.sqrt(point.trials) / 2)} />
      ))}
      {groups.map(({ distance, name }, index) => (
        <text key={distance} x={xOf(index)} y={HEIGHT - 6} textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}

const lineThrough = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
