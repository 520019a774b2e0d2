import type { AnyBot, BotRequest } from '@parlour/bots';
import type { Entry, MatchRecord, Seed, Share } from '@parlour/kernel';
import type { BotLevel, ChatLine, ClientMessage, Person, Player, ServerMessage, TablePhase, Visibility } from '@parlour/protocol';

import type { TableMeta } from './table-meta.ts';

/** One socket, or one tab, or one player at a shared screen. A person may have several. */
export type ConnectionId = number;

/** Whom a person has blocked, and who has blocked them: handles. */
export interface Blocks {
  readonly blocked: readonly string[];
  readonly blockedBy: readonly string[];
}

/** What comes to a table. */
export type Input =
  | { readonly type: 'connect'; readonly connection: ConnectionId; readonly person: Person; readonly blocks?: Blocks }
  /** A person blocked or unblocked somebody, or was. */
  | { readonly type: 'blocks-changed'; readonly handle: string; readonly blocks: Blocks }
  | { readonly type: 'disconnect'; readonly connection: ConnectionId }
  | { readonly type: 'message'; readonly connection: ConnectionId; readonly message: ClientMessage }
  /** Somebody changed their name or face. */
  | { readonly type: 'person-changed'; readonly person: Person }
  /** Somebody gives up their seat, from wherever they are. */
  | { readonly type: 'leave'; readonly handle: string }
  /** Somebody asked to be forgotten: their seat is given up, and what they said is gone. */
  | { readonly type: 'erase-person'; readonly handle: string }
  /** The time that was asked for with `wake` has come. */
  | { readonly type: 'wake' }
  /** What was asked for under this ticket is durable, or could not be made so. */
  | { readonly type: 'stored'; readonly ticket: number }
  | { readonly type: 'failed'; readonly ticket: number }
  /** What came of a question to a bot: its move, null if it makes none, or why there is no answer. */
  | { readonly type: 'bot-decision'; readonly ticket: number; readonly decision: BotDecision }
  /** What the log holds behind step `after`: others wrote it, or the answer to our own writing was lost. */
  | { readonly type: 'log-advanced'; readonly match: string; readonly after: number; readonly entries: readonly StoredEntry[] }
  /** Another node saved the table. Its match comes along when it is not the one that is shown here. */
  | { readonly type: 'table-saved-elsewhere'; readonly table: SavedTable; readonly match?: StoredMatch }
  /** Who is at this table by way of another node; nobody, when that node is gone. */
  | { readonly type: 'presence'; readonly node: string; readonly handles: readonly string[] }
  /** Whether clocks, bots and the succession of hosts are this node's affair. */
  | { readonly type: 'leadership'; readonly isLeader: boolean }
  /** What was said at another node. */
  | { readonly type: 'remote-chat'; readonly lines: readonly ChatLine[] };

/** What a table asks of the world, in order. Answers to `append` and `create` come back as inputs with their ticket. */
export type Effect =
  | { readonly type: 'send'; readonly to: readonly ConnectionId[]; readonly message: ServerMessage }
  | {
      readonly type: 'append';
      readonly ticket: number;
      readonly match: string;
      /** How many entries the log must hold before. */
      readonly expectedStep: number;
      readonly entry: StoredEntry;
    }
  | { readonly type: 'create'; readonly ticket: number; readonly match: MatchHead; readonly table: SavedTable }
  | { readonly type: 'save'; readonly table: SavedTable }
  /** A bot is asked something that takes a while. The answer comes back as `thought` with the ticket. */
  | { readonly type: 'ask-bot'; readonly ticket: number; readonly question: BotRequest }
  /** Replaces the last wish to be woken; null for none. */
  | { readonly type: 'wake'; readonly at: number | null }
  /** A slow game waits for these, who are not here: whoever can reach them tells them, once for each step. */
  | { readonly type: 'notify-turn'; readonly handles: readonly string[]; readonly match: string; readonly step: number }
  /** For the other nodes: what was said here, and who is here. */
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'presence'; readonly handles: readonly string[] }
  /** A bug that the table survived: for the log of whoever runs it. */
  | { readonly type: 'report-bug'; readonly problem: string };

export type BotDecision = { readonly move: object | null } | { readonly problem: string };

/** An entry of the log, with the idempotency key of the one who made it. */
export interface StoredEntry {
  readonly entry: Entry<unknown>;
  readonly key?: string;
  /** The step of this seat's draft before this one: a store drops that entry, and its step reads as superseded. */
  readonly supersedes?: number;
  /** Keys of the drafts that were superseded last. */
  readonly past?: readonly string[];
}

/** Everything of a match but its log. */
export interface MatchHead {
  readonly id: string;
  readonly record: Omit<MatchRecord, 'entries'>;
  readonly players: readonly Player[];
  /** Who sat down, by seat; null for bots. For the house alone: it never leaves with the players. */
  readonly handles?: readonly (string | null)[];
  /** It shall count for the ladder, as far as it is worth it when it is over. */
  readonly rated?: true;
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
      /** The absent player for whom the bot plays. */
      readonly owner?: Person;
      /** The step at which the bot took over a seat of the running match; absent where it has played from the deal on. */
      readonly since?: number;
    };

/** What outlives the process. Who is connected does not, and the match has its own log. */
export interface SavedTable {
  readonly code: string;
  readonly game: string;
  readonly visibility: Visibility;
  readonly host: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly occupants: readonly Occupant[];
  /** Handles of those who were shown the door. */
  readonly bannedFromSeats: readonly string[];
  readonly match: string | null;
  readonly phase: TablePhase;
  readonly startOnArrival: boolean;
  readonly rated?: true;
  /** A seat of the present match was given up to a bot. */
  readonly handedOver?: true;
  /** What the next match will be dealt from. Never sent. Only tables from before there were shares have none. */
  readonly nextSeed?: SavedNextSeed;
  readonly meta?: TableMeta;
}

export interface SavedNextSeed {
  readonly serverSeed: string;
  /** By handle. */
  readonly shares: Readonly<Record<string, Share>>;
}

/** What a table needs of the outside. Time is not here: it comes with every input. */
export interface TableEnv {
  readonly bot: (game: string, level: BotLevel) => AnyBot;
  /** 256 fresh bits. */
  readonly seed: () => Seed;
  readonly matchId: () => string;
  /** How long bots seem to think, in milliseconds. */
  readonly botDelayMs: { readonly min: number; readonly max: number };
  /** Long thoughts are had elsewhere, by way of `think`; otherwise a bot is asked on the spot. */
  readonly hasBotWorkers?: boolean;
  /**
   * Other nodes write the same logs. Then a table leads only when it is told to, and sends one step at a time: one that
   * builds on a step which another's has overtaken would fit by its number and mean something else.
   */
  readonly isClustered?: boolean;
  /** Milliseconds of the calendar, for what must grow from one process to the next. */
  readonly wallClock?: () => number;
  /** How long an hour of a slow game is, for trying one out. */
  readonly hourMs?: number;
  /** What clients compare with their own build. */
  readonly build?: string;
}
