import type { AnyGame, GameTypes, Match, Seat, StartResult, StepResult, Viewer } from '@parlour/kernel';
import type { ChatLine, Person, TablePhase, Visibility } from '@parlour/protocol';
import type { Drafts } from '../match/drafts.ts';
import { type NextSeed, toSavedNextSeed } from '../match/next-seed.ts';
import type { TableBot } from '../match/table-bots.ts';
import type { DelayedFeed } from '../output/spectators.ts';
import type { ViewCache } from '../output/step-messages.ts';
import type { Blocks, ConnectionId, Effect, MatchHead, Occupant, SavedTable, StoredEntry, TableEnv } from './inputs.ts';
import type { TableMeta } from './table-meta.ts';

/** One table. Owned by its caller and changed only by `handle`. */
export interface Room {
  readonly env: TableEnv;
  readonly code: string;
  readonly game: AnyGame;
  visibility: Visibility;
  rated: boolean;
  /** A seat of the present match was given up to a bot. */
  handedOver: boolean;
  host: string;
  options: Readonly<Record<string, unknown>>;
  occupants: readonly Occupant[];
  readonly bannedFromSeats: Set<string>;
  meta: TableMeta;
  phase: TablePhase;
  /** The running match, or the last one while its result is shown. */
  running: RunningMatch | null;
  /** The last match's id, also when the lobby has taken over again. */
  match: string | null;
  /** A match that is being stored: nobody has seen its deal. */
  pendingMatch: Opening | null;
  startOnArrival: boolean;
  /** When a table that begins by itself does so without its host's share. */
  startBy: number | null;
  nextSeed: NextSeed;
  readonly connections: Map<ConnectionId, Person>;
  /** Of those who are connected here, by handle. */
  readonly blocks: Map<string, Blocks>;
  /** Handles of those who are here by way of other nodes. */
  readonly remotePresence: Map<string, ReadonlySet<string>>;
  /** Whether clocks, bots and the succession of hosts run here. */
  isLeader: boolean;
  chat: readonly ChatLine[];
  chatCount: number;
  readonly chatRates: Map<string, RateBucket>;
  /** Who has tried seat codes. */
  readonly tries: Map<string, RateBucket>;
  /** Wrong seat codes of anybody. */
  wrongCodes: number;
  /** When the host will be taken for gone. */
  hostGoneAt: number | null;
  /** Since when seated players are disconnected, by handle, where the table counts it. */
  readonly awaySince: Map<string, number>;
  wakeAt: number | null;
  tickets: number;
}

export interface RunningMatch {
  readonly id: string;
  /** The last durable step: all that anybody has seen. */
  stored: Match<GameTypes>;
  /** The newest step; ahead of `stored` by what is in flight. */
  latest: Match<GameTypes>;
  inFlight: readonly InFlightStep[];
  /** Since which step the decision stands as it is: sealed choices of others do not make a move stale. */
  decisionStep: number;
  tipDecisionStep: number;
  deadline: number | null;
  readonly bots: Map<Seat, TableBot>;
  /** For those who watch with a delay. */
  delayed: DelayedFeed;
  /** The last moves of each seat by their keys, oldest first. */
  readonly keys: Map<Seat, readonly MoveKey[]>;
  /** How many moves the clock has made for people since one of them made a move. */
  missedMoves: number;
  /** How many moves each seat has made since the table last asked something new. */
  readonly movesThisDecision: Map<Seat, number>;
  /** The same for drafts, which replace one another in the log. */
  readonly draftsMade: Map<Seat, number>;
  /** The last drafts by seat, at `stored` and at `tip`. */
  drafts: Drafts;
  tipDrafts: Drafts;
  readonly viewCache: ViewCache;
}

export interface InFlightStep {
  readonly ticket: number;
  readonly played: StepResult<GameTypes>;
  readonly stored: StoredEntry;
  /** What a person asked for. Bots and the clock ask for nothing: they look again. */
  readonly request?: MoveRequest;
  /** Where the acknowledgement goes. Nowhere for bots and the clock. */
  readonly requesters: ConnectionId[];
}

export interface MoveRequest {
  readonly key: string;
  /** The step that was seen by whoever chose the move. */
  readonly step: number;
}

interface Opening {
  readonly ticket: number;
  readonly head: MatchHead;
  readonly started: StartResult<GameTypes>;
  readonly asker: ConnectionId;
  /** A seed is dealt from once: this is for the match after it. */
  readonly next: NextSeed;
  /** The table has changed meanwhile and is yet to be saved. */
  unsaved: boolean;
}

export interface MoveKey {
  readonly key: string;
  readonly step: number;
  /** The move of that key; unknown for a draft that was superseded. */
  readonly move?: object;
}

export interface RateBucket {
  left: number;
  at: number;
}

/** One input being handled: the room, the time, and what is asked of the world so far. */
export interface InputContext {
  readonly room: Room;
  readonly now: number;
  readonly effects: Effect[];
}

export function seatOf(room: Room, handle: string): Seat | null {
  const seat = room.occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.person.handle === handle);
  return seat < 0 ? null : seat;
}

export function viewerOf(room: Room, handle: string): Viewer {
  return seatOf(room, handle) ?? 'spectator';
}

/** By way of this node. */
export function isConnectedHere(room: Room, handle: string): boolean {
  for (const person of room.connections.values()) if (person.handle === handle) return true;
  return false;
}

/** By way of any node. */
export function isConnectedAnywhere(room: Room, handle: string): boolean {
  if (isConnectedHere(room, handle)) return true;
  for (const handles of room.remotePresence.values()) if (handles.has(handle)) return true;
  return false;
}

/** Everybody by way of any node: first those who are here. */
export function presentHandles(room: Room): Set<string> {
  const handles = new Set<string>();
  for (const { handle } of room.connections.values()) handles.add(handle);
  for (const others of room.remotePresence.values()) for (const handle of others) handles.add(handle);
  return handles;
}

export function isInFlight(room: Room, ticket: number): boolean {
  return room.pendingMatch?.ticket === ticket || (room.running?.inFlight.some((flying) => flying.ticket === ticket) ?? false);
}

export function hasUnstoredSteps(room: Room): boolean {
  return room.pendingMatch !== null || (room.running !== null && room.running.inFlight.length > 0);
}

export function toSavedTable(room: Room): SavedTable {
  return {
    code: room.code,
    game: room.game.id,
    visibility: room.visibility,
    host: room.host,
    options: room.options,
    occupants: room.occupants,
    bannedFromSeats: [...room.bannedFromSeats],
    match: room.match,
    phase: room.phase,
    startOnArrival: room.startOnArrival,
    ...(room.rated ? { rated: true } : {}),
    ...(room.handedOver ? { handedOver: true } : {}),
    nextSeed: toSavedNextSeed(room.nextSeed),
    meta: room.meta,
  };
}

/** While a match is being stored the table waits: written now, it would overwrite the table that plays that match. */
export function requestSave({ room, effects }: InputContext): void {
  if (room.pendingMatch !== null) room.pendingMatch.unsaved = true;
  else effects.push({ type: 'save', table: toSavedTable(room) });
}
