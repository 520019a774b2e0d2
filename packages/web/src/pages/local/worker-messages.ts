import type { OptionValues, Refusal, Seat, Share } from '@parlour/kernel';
import type { BotLevel, ClientMessage, MatchReplay, Person, ServerMessage, Tempo } from '@parlour/protocol';
import type { SavedTable, StoredMatch } from '@parlour/table';

/** A table for people at this device, and bots. */
export interface LocalGameSetup {
  readonly game: string;
  readonly options: OptionValues;
  /** In seat order; the first is host. */
  readonly people: readonly Person[];
  readonly bots: readonly BotLevel[];
  /** How fast bots play; normal without one. */
  readonly tempo?: Tempo;
  /** This device's share of the first match's seed. */
  readonly share?: Share;
  /** The seed of the first match, in hexadecimal digits: a daily deal of a day that is over. */
  readonly seed?: string;
  /** Continues from a step of another match instead: the person takes that seat, bots the others. */
  readonly resume?: ReplayPosition;
  /** Resumes an unfinished match of this device. */
  readonly savedGame?: SavedLocalGame;
}

/** The saved form of a local match. */
export interface SavedLocalGame {
  readonly table: SavedTable;
  readonly match: StoredMatch;
}

export interface ReplayPosition {
  readonly replay: MatchReplay;
  readonly step: number;
  readonly seat: Seat;
}

export function localPerson(index: number, { name, avatar }: Pick<Person, 'name' | 'avatar'>): Person {
  return { handle: `here-${index}`, name, avatar };
}

/** People are numbered as in `LocalGameSetup`; each receives only what their own seat may know. */
export type ToWorker =
  | { readonly do: 'open'; readonly setup: LocalGameSetup; readonly botDelayMs: number | null }
  | { readonly do: 'send'; readonly person: number; readonly message: ClientMessage };

export type FromWorker =
  | { readonly do: 'message'; readonly person: number; readonly message: ServerMessage }
  | { readonly do: 'over'; readonly replay: MatchReplay }
  | { readonly do: 'save'; readonly savedGame: SavedLocalGame | null }
  | { readonly do: 'refused'; readonly refusal: Refusal };
