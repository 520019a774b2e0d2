import { BOT_LEVELS, type BotLevel, type MemoryCurvePoint, type MemoryCurves } from '@parlour/kernel';
import type { Words } from '@parlour/words';
import { formatPercent } from './format.ts';

/** One group of distances: what the person and the bots remembered of it, where they were asked. */
export interface ChartGroup {
  readonly distance: number;
  readonly name: string;
  readonly own: MemoryCurvePoint | undefined;
  readonly bots: Readonly<Partial<Record<BotLevel, MemoryCurvePoint>>>;
}

/** The groups of a person's curve and of the bots' curves, the nearest first. */
export function chartGroups(own: readonly MemoryCurvePoint[], bots: MemoryCurves | undefined): readonly ChartGroup[] {
  const all = [...own, ...BOT_LEVELS.flatMap((level) => bots?.[level] ?? [])];
  const groups = new Map(all.map((point) => [point.distance, point]));
  const at = (points: readonly MemoryCurvePoint[] | undefined, distance: number) => points?.find((point) => point.distance === distance);
  return [...groups.values()]
    .toSorted((one, other) => one.distance - other.distance)
    .map((point) => ({
      distance: point.distance,
      name: groupName(point),
      own: at(own, point.distance),
      bots: Object.fromEntries(BOT_LEVELS.map((level) => [level, at(bots?.[level], point.distance)])),
    }));
}

const groupName = ({ distance, to }: MemoryCurvePoint): string =>
  to === null ? `${distance}+` : distance === to ? `${distance}` : `${distance}–${to}`;

/** The share of right answers; a dash where there were none. */
export const shareText = (words: Words, point: MemoryCurvePoint | undefined): string =>
  point === undefined ? '–' : formatPercent(words.language, point.correct / point.trials);

/** What a screen reader says of the drawing. */
export function chartLabel(words: Words, groups: readonly ChartGroup[], isCompared: boolean): string {
  const points = groups
    .filter(({ own }) => own !== undefined)
    .map(({ name, own }) => words.t('memoryCurve.point', { back: name, percent: shareText(words, own) }));
  const own = words.t('memoryCurve.image', { points: points.join(', ') });
  if (!isCompared) return own;
  const levels = BOT_LEVELS.map((level) => words.t(`home.botGame.level.${level}`)).join(', ');
  return `${own}. ${words.t('memoryCurve.compared', { levels })}`;
}
