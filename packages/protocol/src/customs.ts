import { isRecord, type Parsed, type Seat } from '@parlour/kernel';
import { type Person, refuseAtTable } from './table.ts';

/** What those without a seat see of a match: all that is public, the same a minute later, or nothing. */
export const WATCHING = ['open', 'delayed', 'off'] as const;
export type Watching = (typeof WATCHING)[number];

/** How a late guest gets a bot's chair: by taking it, or with the host's leave. */
export const LATE_GUESTS = ['welcome', 'ask'] as const;
export type LateGuests = (typeof LATE_GUESTS)[number];

/** In one sitting, by the game's own clock; or over days, with so many hours for each move. */
export const TEMPOS = ['sitting', 'hour', 'hours-8', 'day', 'days-3'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Null where the game's own clock runs. */
export const HOURS_PER_MOVE: Readonly<Record<Tempo, number | null>> = { sitting: null, hour: 1, 'hours-8': 8, day: 24, 'days-3': 72 };

/** best-of: whoever has won more than half of so many games. games: whoever has the most points after so many. */
export const SERIES = ['single', 'best-of-3', 'best-of-5', 'best-of-7', 'games-3', 'games-5', 'games-10'] as const;
export type Series = (typeof SERIES)[number];

/** How a table is run, whatever is played at it. */
export interface Customs {
  readonly watching: Watching;
  readonly lateGuests: LateGuests;
  readonly tempo: Tempo;
  readonly series: Series;
}

const CHOICES: { readonly [K in keyof Customs]: readonly Customs[K][] } = {
  watching: WATCHING,
  lateGuests: LATE_GUESTS,
  tempo: TEMPOS,
  series: SERIES,
};

/** Customs by name, as many as are there. Whatever else is there is left out. */
export function parseCustoms(input: unknown): Parsed<Partial<Customs>> {
  if (!isRecord(input)) return refuseAtTable('malformed-message', { expected: 'customs: an object' });
  for (const [key, choices] of Object.entries(CHOICES) as [keyof Customs, readonly string[]][]) {
    const value = input[key];
    if (value !== undefined && !choices.includes(value as string))
      return refuseAtTable('malformed-message', { expected: `${key}: ${choices.join(', ')}` });
  }
  const known = Object.keys(CHOICES).filter((key) => input[key] !== undefined);
  return { ok: Object.fromEntries(known.map((key) => [key, input[key]])) };
}

/** How a series stands. Everything is by seat: in a series seats stay. */
export interface SeriesScore {
  readonly played: number;
  readonly wins: readonly number[];
  readonly points: readonly number[];
  /** Null while it goes on. */
  readonly winners: readonly Seat[] | null;
}

/** Somebody who would like a bot's chair. */
export interface Asking {
  readonly person: Person;
  readonly seat: Seat;
}
