import { type Refusal, refuse, type Seat } from '@parlour/kernel';
import type { CodeRequest, SeatRequest, SeriesScore, TableSettings } from './table-settings.ts';

/** Bots come in three strengths; what that means is each game's affair. */
export const BOT_LEVELS = ['easy', 'normal', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

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

/** private: whoever has the link. friends: listed for the friends of those who sit there. public: listed for anyone. */
export const VISIBILITIES = ['private', 'friends', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Who a person is to others: a handle that tells them apart, and what they chose to show. Never the session. */
export interface Person {
  readonly handle: string;
  readonly name: string;
  readonly avatar: Avatar;
}

export type SeatInfo =
  | { readonly kind: 'person'; readonly person: Person; readonly connected: boolean }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly avatar: Avatar;
      readonly level: BotLevel;
      /** The absent player the bot plays for: the seat is theirs to take back, and nobody else's. */
      readonly owner?: Person;
      /** The host has removed the owner: nobody takes the seat in this match. */
      readonly removed?: true;
    };

/** lobby: people come and go. playing: a match runs. over: its result stands, until a rematch. */
export type TablePhase = 'lobby' | 'playing' | 'over';

/** Everything about a table that is not the match itself. The same for everyone who may see the table. */
export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly visibility: Visibility;
  /** The host wants its matches to count for the ladder. */
  readonly rated: boolean;
  readonly phase: TablePhase;
  /** The host's handle. */
  readonly host: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Clockwise. While a match runs, the index is the match's seat. */
  readonly seats: readonly SeatInfo[];
  readonly maxSeats: number;
  readonly settings: TableSettings;
  /** The handle of the screen that everybody looks at, if there is one. It has the host's powers and no seat. */
  readonly sharedScreen: string | null;
  readonly seatRequests: readonly SeatRequest[];
  /** Seats for which the shared screen asks their owner for a seat code. */
  readonly codeRequests: readonly CodeRequest[];
  /** Seats whose players ask the host for a rematch. */
  readonly rematch: readonly Seat[];
  /** Null unless several games are played for one score. */
  readonly series: SeriesScore | null;
  readonly spectators: number;
  /** The running or last match. Its record can be had under this id once it is over. */
  readonly match: string | null;
  /** Of the seed that the next match will be dealt from, once people have added their shares. */
  readonly seedHash: string;
}

/** A row in the list of public tables, or of one's own. */
export interface TableSummary {
  readonly code: string;
  readonly game: string;
  readonly phase: TablePhase;
  readonly names: readonly string[];
  readonly maxSeats: number;
  /** True when the table waits for the one who asks. */
  readonly yourTurn: boolean;
  /** Played over days. */
  readonly correspondence: boolean;
  /** Milliseconds until the clock of a slow game decides; null without one. */
  readonly msLeft: number | null;
  /** The friend who asks the one who asks to come. */
  readonly invitedBy?: string;
}

export interface ChatLine {
  readonly id: number;
  readonly from: Person;
  readonly seat: Seat | null;
  readonly text?: string;
  readonly emote?: Emote;
}

/** Refusals that come from the table or the server rather than from a game's rules. */
export const TABLE_REFUSALS = [
  'malformed-message',
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
  'too-few-players',
  'match-running',
  'match-not-over',
  'no-match',
  'stale-step',
  'too-many-tables',
  'bad-name',
  'bad-chat',
  'too-many-tries',
  'wrong-code',
  'wrong-phrase',
  'wrong-passkey',
  'proof-needed',
  'too-many-passkeys',
  'no-such-friend-code',
  'that-is-you',
  'not-a-friend',
  'too-many-friends',
  'no-bot-there',
  'bad-seat-code',
  'seat-moved',
  'seat-reserved',
  'not-your-seat',
  'still-connected',
  'not-by-correspondence',
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
