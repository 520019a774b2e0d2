import type { AnyBot, BotRequest } from '@parlour/bots';
import type { AnyGame, Entry, MatchRecord, Outcome, Seat, Seed, Share } from '@parlour/kernel';
import type {
  BotLevel,
  ChatLine,
  ClientMessage,
  Person,
  Player,
  ServerMessage,
  TablePhase,
  Temperament,
  Visibility,
  VoiceSignal,
} from '@parlour/protocol';

import type { TableMeta } from './table-meta.ts';

/** One client at a room. A person may have several. */
export type ConnectionId = number;

/** The handles a person has blocked, and the handles that have blocked them. */
export interface Blocks {
  readonly blocked: readonly string[];
  readonly blockedBy: readonly string[];
}

/** Everything that can happen to a table. */
export type Input =
  | {
      readonly type: 'connect';
      readonly connection: ConnectionId;
      readonly person: Person;
      readonly blocks?: Blocks;
      /** The host has invited this agent to the table. */
      readonly invited?: boolean;
    }
  /** A person blocked or unblocked another person, or was. */
  | { readonly type: 'blocks-changed'; readonly handle: string; readonly blocks: Blocks }
  | { readonly type: 'disconnect'; readonly connection: ConnectionId }
  | { readonly type: 'message'; readonly connection: ConnectionId; readonly message: ClientMessage }
  /** A person changed their name or avatar. */
  | { readonly type: 'person-changed'; readonly person: Person }
  /** A person gives up their seat, from any page. */
  | { readonly type: 'leave'; readonly handle: string }
  /** A person was deleted: their seat is given up, and their chat is erased. */
  | { readonly type: 'erase-person'; readonly handle: string }
  /** The time requested with `wake` has come. */
  | { readonly type: 'wake' }
  /** The request with this ticket is stored, or failed. */
  | { readonly type: 'stored'; readonly ticket: number }
  | { readonly type: 'failed'; readonly ticket: number }
  /** The answer of a bot: its move, null for none, or why there is no answer. */
  | { readonly type: 'bot-decision'; readonly ticket: number; readonly decision: BotDecision }
  /** The entries of the log after step `after`: another node wrote them, or the answer to this node's write was lost. */
  | { readonly type: 'log-advanced'; readonly match: string; readonly after: number; readonly entries: readonly StoredEntry[] }
  /** Another node saved the table. Its match is included when it is not the one this room shows. */
  | { readonly type: 'table-saved-elsewhere'; readonly table: SavedTable; readonly match?: StoredMatch }
  /** The people connected to another node; none when that node is down. */
  | { readonly type: 'presence'; readonly node: string; readonly handles: readonly string[] }
  /** Whether this node runs the table's clocks, bots and host transfers. */
  | { readonly type: 'leadership'; readonly isLeader: boolean }
  /** Chat from another node. */
  | { readonly type: 'remote-chat'; readonly lines: readonly ChatLine[] }
  /** The people of another node in the voice chat, and a signal from one of them. */
  | { readonly type: 'remote-voice'; readonly node: string; readonly members: readonly VoicePresence[] }
  | { readonly type: 'remote-voice-signal'; readonly from: string; readonly to: string; readonly signal: VoiceSignal };

/** A person in the voice chat, as nodes tell each other. */
export interface VoicePresence {
  readonly person: Person;
  readonly id: string;
  readonly speaks: boolean;
  readonly muted: boolean;
  /** Wall-clock milliseconds: who came first speaks first. */
  readonly since: number;
}

/** What a table requests, in order. Answers to `append` and `create` come back as inputs with their ticket. */
export type Effect =
  | { readonly type: 'send'; readonly to: readonly ConnectionId[]; readonly message: ServerMessage }
  | {
      readonly type: 'append';
      readonly ticket: number;
      readonly match: string;
      /** The number of entries the log must hold before. */
      readonly expectedStep: number;
      readonly entry: StoredEntry;
    }
  | { readonly type: 'create'; readonly ticket: number; readonly match: MatchHead; readonly table: SavedTable }
  | { readonly type: 'save'; readonly table: SavedTable }
  /** The last step of a match is stored. May come again after another node has written the table. */
  | { readonly type: 'match-ended'; readonly table: SavedTable; readonly outcome: Outcome }
  /** Asks a slow bot. The answer comes back as `bot-decision` with the ticket. */
  | { readonly type: 'ask-bot'; readonly ticket: number; readonly question: BotRequest }
  /** Replaces the last wake-up; null for none. */
  | { readonly type: 'wake'; readonly at: number | null }
  /** A correspondence match waits for these disconnected players: notify them, once for each step. */
  | { readonly type: 'notify-turn'; readonly handles: readonly string[]; readonly match: string; readonly step: number }
  /** For the other nodes: a chat line of this node, and the people connected to it. */
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'presence'; readonly handles: readonly string[] }
  | { readonly type: 'voice'; readonly members: readonly VoicePresence[] }
  | { readonly type: 'voice-signal'; readonly from: string; readonly to: string; readonly signal: VoiceSignal }
  /** A bug that the table survived, for the server's log. */
  | { readonly type: 'report-bug'; readonly problem: string };

export type BotDecision = { readonly move: object | null } | { readonly problem: string };

/** An entry of the log, with its sender's idempotency key. */
export interface StoredEntry {
  readonly entry: Entry<unknown>;
  readonly key?: string;
  /** The step of this seat's draft before this one: a store drops that entry, and its step reads as superseded. */
  readonly supersedes?: number;
  /** Keys of the drafts that were superseded last. */
  readonly past?: readonly string[];
}

/** A match without its log. */
export interface MatchHead {
  readonly id: string;
  readonly record: Omit<MatchRecord, 'entries'>;
  readonly players: readonly Player[];
  /** The handles by seat; null for bots. Only for the server: never sent with the players. */
  readonly handles?: readonly (string | null)[];
  /** The match counts for the ladder, if it qualifies when it is over. */
  readonly rated?: true;
  /** The day whose deal this is. Its record is published after that day. */
  readonly daily?: string;
}

export interface StoredMatch {
  readonly head: MatchHead;
  readonly entries: readonly StoredEntry[];
}

export type Occupant =
  | { readonly kind: 'person'; readonly person: Person }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly avatar: Person['avatar'];
      readonly level: BotLevel;
      readonly temperament: Temperament;
      /** The absent player for whom the bot plays. */
      readonly owner?: Person;
      /** The step at which the bot took over a seat of the running match; absent where it has played from the deal on. */
      readonly since?: number;
    };

/** The saved form of a table. Connections are not saved, and the match has its own log. */
export interface SavedTable {
  readonly code: string;
  readonly game: string;
  readonly visibility: Visibility;
  readonly host: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly occupants: readonly Occupant[];
  /** Handles of people the host removed from a seat. */
  readonly bannedFromSeats: readonly string[];
  readonly match: string | null;
  readonly phase: TablePhase;
  readonly startOnArrival: boolean;
  readonly rated?: true;
  /** A seat of the present match was given up to a bot. */
  readonly handedOver?: true;
  /** The source of the next deal. Never sent. */
  readonly nextSeed: SavedNextSeed;
  readonly meta: TableMeta;
  /** Whom the match waited for when the table was saved, so that a list needs no replay. */
  readonly turn?: SavedTurn;
}

/** True only while the log of the match has exactly this many steps. */
interface SavedTurn {
  readonly match: string;
  readonly step: number;
  readonly waiting: readonly Seat[];
}

export interface SavedNextSeed {
  readonly serverSeed: string;
  /** By handle. */
  readonly shares: Readonly<Record<string, Share>>;
}

/** What a table needs of the outside. Time is not here: it comes with every input. */
export interface TableEnv {
  readonly bot: (game: string, level: BotLevel, temperament: Temperament) => AnyBot;
  /** Games by id, where a lobby can change its game. */
  readonly game?: (id: string) => AnyGame | undefined;
  /** 256 fresh random bits. */
  readonly seed: () => Seed;
  readonly matchId: () => string;
  /** The delay of bots in milliseconds, without waiting at reveals, whatever the table's tempo: for tests and tutorials. */
  readonly botDelayMs?: { readonly min: number; readonly max: number };
  /** Slow bot decisions run in workers, by `ask-bot`; otherwise a bot is asked in place. */
  readonly hasBotWorkers?: boolean;
  /**
   * Other nodes write the same logs. Then a table leads only after a `leadership` input, and submits one step at a time:
   * a step built on one that another node's step overtook would fit by its number and mean something else.
   */
  readonly isClustered?: boolean;
  /** Milliseconds of the wall clock, for values that must grow across processes. */
  readonly wallClock?: () => number;
  /** The length of an hour of a correspondence match, for tests. */
  readonly hourMs?: number;
  /** The build that clients compare with their own. */
  readonly build?: string;
}
