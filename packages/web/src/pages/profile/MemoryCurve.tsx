import type { MemoryCurvePoint } from '@parlour/protocol';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { formatPercent } from './format.ts';
import styles from './MemoryCurve.module.css';

const WIDTH = 320;
const HEIGHT = 130;
const MARGIN = { left: 40, right: 16, top: 10, bottom: 24 } as const;

interface ForgettingCurveProps {
  readonly game: string;
  readonly points: readonly MemoryCurvePoint[];
}

/** How far back a player still remembered: a chart, and the same numbers in a table. */
export function MemoryCurve({ game, points }: ForgettingCurveProps) {
  const words = useWords('profile');
  const percent = (point: MemoryCurvePoint) => formatPercent(words.language, point.correct / point.trials);
  const texts = points.map((point) => words.t('memoryCurve.point', { back: groupName(point), percent: percent(point) }));
  return (
    <figure className={styles.curve}>
      <figcaption>
        <b>{words.t('memoryCurve.title')}</b>
        <span>{words.t(points.length === 0 ? 'memoryCurve.none' : (`memoryCurve.what.${game}` as MessageKey))}</span>
      </figcaption>
      {points.length > 0 && (
        <>
          <Drawing points={points} label={words.t('memoryCurve.image', { points: texts.join(', ') })} language={words.language} />
          <details>
            <summary>{words.t('memoryCurve.table')}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.t('memoryCurve.back')}</th>
                  <th scope="col">{words.t('memoryCurve.right')}</th>
                  <th scope="col">{words.t('memoryCurve.asked')}</th>
                </tr>
              </thead>
              <tbody>
                {points.map((point) => (
                  <tr key={point.distance}>
                    <th scope="row">{groupName(point)}</th>
                    <td>{percent(point)}</td>
                    <td>{point.trials}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}

const groupName = ({ distance, to }: MemoryCurvePoint): string =>
  to === null ? `${distance}+` : distance === to ? `${distance}` : `${distance}–${to}`;

interface DrawingProps {
  readonly points: readonly MemoryCurvePoint[];
  readonly label: string;
  readonly language: Parameters<typeof formatPercent>[0];
}

function Drawing({ points, label, language }: DrawingProps) {
  const across = WIDTH - MARGIN.left - MARGIN.right;
  const down = HEIGHT - MARGIN.top - MARGIN.bottom;
  const placed = points.map((point, index) => ({
    point,
    x: MARGIN.left + (points.length === 1 ? across / 2 : (across * index) / (points.length - 1)),
    y: MARGIN.top + down * (1 - point.correct / point.trials),
  }));
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((share) => {
        const y = MARGIN.top + down * (1 - share);
        return (
          <g key={share}>
            <path className={styles.rule} d={`M${MARGIN.left} ${y}H${WIDTH - MARGIN.right}`} />
            <text x={MARGIN.left - 6} y={y + 4} textAnchor="end">
              {formatPercent(language, share)}
            </text>
          </g>
        );
      })}
      <path className={styles.line} d={placed.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      {placed.map(({ point, x, y }) => (
        <g key={point.distance}>
          <circle className={styles.dot} cx={x} cy={y} r={Math.min(7, 3 + Math.sqrt(point.trials) / 2)} />
          <text x={x} y={HEIGHT - 6} textAnchor="middle">
            {groupName(point)}
          </text>
        </g>
      ))}
    </svg>
  );
}
