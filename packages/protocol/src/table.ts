import { BOT_LEVELS, type BotLevel, type Refusal, refuse, type Seat, TEMPERAMENTS, type Temperament } from '@parlour/kernel';
import type { CodeRequest, SeatRequest, SeriesScore, TableSettings } from './table-settings.ts';

export { BOT_LEVELS, type BotLevel, TEMPERAMENTS, type Temperament };

export const AVATARS = [
  'flapper',
  'boater',
  'turban',
  'beard',
  'bowler',
  'cloche',
  'monocle',
  'feather',
  'aviator',
  'sailor',
  'pianist',
  'dancer',
  'detective',
] as const;
export type Avatar = (typeof AVATARS)[number];

export const EMOTES = ['hello', 'laugh', 'gasp', 'hmm', 'wink', 'applause', 'oops', 'hurry'] as const;
export type Emote = (typeof EMOTES)[number];

/** private: anyone with the link. friends: listed for friends of its players. public: listed for anyone. */
export const VISIBILITIES = ['private', 'friends', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const isVisibility = (value: unknown): value is Visibility => VISIBILITIES.includes(value as Visibility);

/** A person as others see them: a handle that tells them apart, a name and an avatar. Never the session. */
export interface Person {
  readonly handle: string;
  readonly name: string;
  readonly avatar: Avatar;
  /** A program plays here, for itself. Said once, with the first name, and never taken back. */
  readonly agent?: true;
}

export type SeatInfo =
  | { readonly kind: 'person'; readonly person: Person; readonly connected: boolean }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly avatar: Avatar;
      readonly level: BotLevel;
      readonly temperament: Temperament;
      /** The absent player the bot plays for. Only they can take the seat back. */
      readonly owner?: Person;
      /** The host has removed the owner: nobody can take the seat in this match. */
      readonly removed?: true;
    };

/** lobby: no match yet. playing: a match runs. over: its result is shown until a rematch. */
export type TablePhase = 'lobby' | 'playing' | 'over';

/** Everything about a table except the match. The same for everyone who may see the table. */
export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly visibility: Visibility;
  /** The host wants matches to count for the ladder. */
  readonly rated: boolean;
  readonly phase: TablePhase;
  /** The host's handle. */
  readonly host: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Clockwise. While a match runs, the index is the match's seat. */
  readonly seats: readonly SeatInfo[];
  readonly maxSeats: number;
  readonly settings: TableSettings;
  /** The handle of the shared screen, if there is one. It has the host's powers and no seat. */
  readonly sharedScreen: string | null;
  readonly seatRequests: readonly SeatRequest[];
  /** Seats for which the shared screen asks their owner for a seat code. */
  readonly codeRequests: readonly CodeRequest[];
  /** The only person at a table of bots has stopped the match: no bot moves and no clock runs. */
  readonly paused: boolean;
  /** Seats whose players ask the host for a rematch. */
  readonly rematch: readonly Seat[];
  /** Null unless several matches are played for one score. */
  readonly series: SeriesScore | null;
  readonly spectators: number;
  /** The running or last match. Its record is available under this id once it is over. */
  readonly match: string | null;
  /** The hash of the server seed of the next match. */
  readonly seedHash: string;
  /** Milliseconds until bots take the free seats and the match starts; absent where they do not. */
  readonly fillMs?: number;
  /** Other games of the table: it changes to one of them when a person sits down for it. */
  readonly otherGames?: readonly string[];
  /** The day whose deal is played here. Nothing of such a table can be changed. */
  readonly daily?: string;
}

/** A row in a list of tables. */
export interface TableSummary {
  readonly code: string;
  readonly game: string;
  readonly phase: TablePhase;
  readonly names: readonly string[];
  /** How many seats belong to people; 1 is a table of one person and bots. */
  readonly people: number;
  readonly maxSeats: number;
  /** True when the match waits for the person who asks. */
  readonly yourTurn: boolean;
  /** Played over days. */
  readonly correspondence: boolean;
  /** Milliseconds until the clock of a correspondence match decides; null without one. */
  readonly msLeft: number | null;
  /** The day whose deal is played there. */
  readonly daily?: string;
  /** Other games of the table: it changes to one of them when a person sits down for it. */
  readonly otherGames?: readonly string[];
  /** The friend who invites the receiver. */
  readonly invitedBy?: string;
}

export interface ChatLine {
  readonly id: number;
  readonly from: Person;
  readonly seat: Seat | null;
  readonly text?: string;
  readonly emote?: Emote;
}

/** Refusals of the table or the server, not of a game's rules. */
export const TABLE_REFUSALS = [
  'malformed-message',
  'wrong-version',
  'message-too-large',
  'too-many-messages',
  'too-many-connections',
  'too-slow',
  'bad-origin',
  'no-session',
  'no-such-table',
  'no-such-game',
  'no-such-match',
  'no-such-page',
  'not-the-host',
  'not-seated',
  'already-seated',
  'table-full',
  'other-game',
  'too-few-players',
  'match-running',
  'match-not-over',
  'no-match',
  'stale-step',
  'too-many-moves',
  'too-many-tables',
  'bad-name',
  'banned',
  'banned-name',
  'bad-chat',
  'too-many-tries',
  'wrong-code',
  'wrong-phrase',
  'wrong-passkey',
  'proof-needed',
  'too-many-passkeys',
  'not-at-this-table',
  'too-many-reports',
  'no-such-friend-code',
  'that-is-you',
  'not-a-friend',
  'too-many-friends',
  'no-bot-there',
  'bad-seat-code',
  'seat-moved',
  'seat-reserved',
  'no-agents',
  'no-voice',
  'not-your-seat',
  'still-connected',
  'not-by-correspondence',
  'cannot-pause',
  'daily-table',
  'daily-played',
  'daily-not-open',
  'daily-not-over',
  'watching-off',
  'watching-late',
  'removed',
  'unknown-push-service',
  'kicked',
  'not-saved',
  'shutting-down',
  'internal-error',
] as const;

export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** A refusal of the table or the server: only codes of the closed set above. */
export function tableRefusal(refused: TableRefusal, about?: Refusal['about']): Refusal {
  return refuse(refused, undefined, about);
}

/** Refuses a message, and says what was expected. */
export const malformed = (expected: string): Refusal => tableRefusal('malformed-message', { expected });
