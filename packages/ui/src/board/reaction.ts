import type { GameTypes, Json, Seat, Temperament } from '@parlour/kernel';
import type { TableInfo } from '@parlour/protocol';
import type { BotReactions } from '../settings/settings.ts';
import type { AnyGameUi, Moment } from './game-ui.ts';

const MOMENTS_PER_REACTION = 3;
/** The lines of a temperament for each mood. */
const LINES = 2;

type Mood = 'glad' | 'sorry' | 'watch';
type Tempered = Exclude<Temperament, 'even'>;

/** A line that a bot says after a moment. */
export interface Reaction {
  readonly match: string;
  readonly step: number;
  readonly seat: Seat;
  readonly line: `reaction.${Tempered}.${Mood}.${1 | 2}`;
}

type KnownTable = Pick<TableInfo, 'match' | 'seats' | 'settings' | 'rated'>;

/**
 * The reaction to a step, if a bot has one. It is a function of the public events and of what everybody knows of the table, so it
 * tells nothing hidden, and every device finds the same one.
 */
export function reactionTo(
  { momentOf }: Pick<AnyGameUi, 'momentOf'>,
  { match, seats, settings, rated }: KnownTable,
  { step, publicEvents }: { readonly step: number; readonly publicEvents: readonly Json[] },
  reactions: BotReactions,
): Reaction | null {
  if (reactions === 'off' || match === null || rated || settings.timeControl !== 'live') return null;
  const moments = publicEvents.flatMap((event) => momentOf?.(event as GameTypes['Event']) ?? []);
  const draw = drawing(`${match} ${step}`);
  if (moments.length === 0 || (draw(MOMENTS_PER_REACTION) > 0 && reactions !== 'all')) return null;
  const moods = moodsIn(moments);
  const bots = seats.flatMap((seated, seat) => (seated.kind === 'bot' && seated.temperament !== 'even' ? [{ ...seated, seat }] : []));
  const concerned = bots.filter(({ seat }) => moods.has(seat));
  const speakers = concerned.length > 0 ? concerned : bots;
  const speaker = speakers[draw(speakers.length)];
  if (speaker === undefined) return null;
  const { seat, temperament } = speaker;
  const number = draw(LINES) === 0 ? 1 : 2;
  return { match, step, seat, line: `reaction.${temperament as Tempered}.${moods.get(seat) ?? 'watch'}.${number}` };
}

function moodsIn(moments: readonly Moment[]): ReadonlyMap<Seat, Mood> {
  const moods = new Map<Seat, Mood>();
  for (const { glad, sorry } of moments) {
    for (const seat of glad) moods.set(seat, 'glad');
    for (const seat of sorry) moods.set(seat, 'sorry');
  }
  return moods;
}

/** Draws whole numbers below a limit: always the same ones for one text. */
function drawing(text: string): (below: number) => number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    return ((hash ^ (hash >>> 16)) >>> 0) % below;
  };
}
