import {
  type AnyGame,
  type GameTypes,
  isOver,
  type Match,
  type Seat,
  type StartResult,
  type StepResult,
  turnInfo,
  type Viewer,
} from '@parlour/kernel';
import type { ChatLine, Person, TablePhase, Visibility, VoicePeer } from '@parlour/protocol';
import type { Drafts } from '../match/drafts.ts';
import { type NextSeed, toSavedNextSeed } from '../match/next-seed.ts';
import type { TableBot } from '../match/table-bots.ts';
import type { DelayedFeed } from '../output/spectators.ts';
import type { ViewCache } from '../output/step-messages.ts';
import { RateLimits } from '../rate-limits.ts';
import type { VoiceMember } from '../voice/voice.ts';
import type { Blocks, ConnectionId, Effect, MatchHead, Occupant, SavedTable, StoredEntry, TableEnv, VoicePresence } from './inputs.ts';
import type { TableMeta } from './table-meta.ts';

/** One table. Owned by its caller and changed only by `handleInput`. */
export interface Room {
  readonly env: TableEnv;
  readonly code: string;
  /** Changed only in a lobby, see `settleGame`. */
  game: AnyGame;
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
  /** The last match's id, also when the table is back in the lobby. */
  match: string | null;
  /** A match that is being stored: nobody has seen its deal. */
  pendingMatch: Opening | null;
  startOnArrival: boolean;
  /** When a table that starts automatically starts without its host's share. */
  startBy: number | null;
  nextSeed: NextSeed;
  readonly connections: Map<ConnectionId, Person>;
  /** Of the people connected here, by handle. */
  readonly blocks: Map<string, Blocks>;
  /** Agents that the host has invited, of those connected here. */
  readonly invitedAgents: Set<string>;
  /** Handles of people connected to other nodes, by node. */
  readonly remotePresence: Map<string, ReadonlySet<string>>;
  /** Whether clocks, bots and host transfers run here. */
  isLeader: boolean;
  chat: readonly ChatLine[];
  chatCount: number;
  /** Made when it is first needed. */
  rateLimits: RateLimits | null;
  /** People of this node in the voice chat, by handle, and those of other nodes, by node. */
  readonly voice: Map<string, VoiceMember>;
  readonly remoteVoice: Map<string, readonly VoicePresence[]>;
  /** The voice chat as it was last sent to everyone. */
  voicePeers: readonly VoicePeer[];
  /** The number of wrong seat codes from all people. */
  wrongCodes: number;
  /** When the absent host loses the host powers. */
  hostGoneAt: number | null;
  /** Since when seated players are idle, by the key of what the table counts. */
  readonly idleSince: Map<string, number>;
  wakeAt: number | null;
  tickets: number;
}

export interface RunningMatch {
  readonly id: string;
  /** The last stored step: nobody has seen a newer one. */
  stored: Match<GameTypes>;
  /** The newest step; ahead of `stored` by the steps in flight. */
  latest: Match<GameTypes>;
  inFlight: readonly InFlightStep[];
  /** The step at which the current decision began: sealed choices of others do not make a move stale. */
  decisionStep: number;
  tipDecisionStep: number;
  deadline: number | null;
  /** The public line that bots wait for. */
  held: HeldLine | null;
  readonly bots: Map<Seat, TableBot>;
  /** For delayed spectators. */
  delayed: DelayedFeed;
  /** The last moves of each seat by their keys, oldest first. */
  readonly keys: Map<Seat, readonly MoveKey[]>;
  /** How many moves the clock has made for people since a person last moved. */
  missedMoves: number;
  /** How many moves each seat has made in the current decision. */
  readonly movesThisDecision: Map<Seat, number>;
  /** The same for drafts, which replace one another in the log. */
  readonly draftsMade: Map<Seat, number>;
  /** The last drafts by seat, at `stored` and at `latest`. */
  drafts: Drafts;
  tipDrafts: Drafts;
  readonly viewCache: ViewCache;
}

/** A public line that people want to read: bots wait until the time is over or every player has read it. */
interface HeldLine {
  readonly step: number;
  until: number;
  /** Handles of the players who have read it. */
  readonly readBy: Set<string>;
}

export interface InFlightStep {
  readonly ticket: number;
  readonly played: StepResult<GameTypes>;
  readonly stored: StoredEntry;
  /** A person's request. Bots and the clock have none: they decide again. */
  readonly request?: MoveRequest;
  /** The connections to acknowledge. None for bots and the clock. */
  readonly requesters: ConnectionId[];
}

export interface MoveRequest {
  readonly key: string;
  /** The step the player had seen when choosing the move. */
  readonly step: number;
}

interface Opening {
  readonly ticket: number;
  readonly head: MatchHead;
  readonly started: StartResult<GameTypes>;
  readonly asker: ConnectionId;
  /** A seed is dealt from once: this is for the match after it. */
  readonly next: NextSeed;
  /** The table has changed meanwhile and still has to be saved. */
  unsaved: boolean;
}

export interface MoveKey {
  readonly key: string;
  readonly step: number;
  /** The move of that key; unknown for a draft that was superseded. */
  readonly move?: object;
}

/** One input being handled: the room, the time, and the effects so far. */
export interface InputContext {
  readonly room: Room;
  readonly now: number;
  readonly effects: Effect[];
}

/** The person in a seat, and which seat it is; null for a person without one. */
export function seatedPerson(
  { occupants }: Pick<Room, 'occupants'>,
  handle: string,
): { readonly seat: Seat; readonly person: Person } | null {
  for (const [seat, occupant] of occupants.entries())
    if (occupant.kind === 'person' && occupant.person.handle === handle) return { seat, person: occupant.person };
  return null;
}

export function seatOf(room: Room, handle: string): Seat | null {
  return seatedPerson(room, handle)?.seat ?? null;
}

export function viewerOf(room: Room, handle: string): Viewer {
  return seatOf(room, handle) ?? 'spectator';
}

/** Connected to this node. */
export function isConnectedHere(room: Room, handle: string): boolean {
  for (const person of room.connections.values()) if (person.handle === handle) return true;
  return false;
}

/** Connected to any node. */
export function isConnectedAnywhere(room: Room, handle: string): boolean {
  if (isConnectedHere(room, handle)) return true;
  for (const handles of room.remotePresence.values()) if (handles.has(handle)) return true;
  return false;
}

/** Everybody connected to any node; people at this node come first. */
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
    ...savedTurn(room),
  };
}

function savedTurn({ running, phase }: Room): Pick<SavedTable, 'turn'> {
  if (running === null || phase !== 'playing') return {};
  const { id, stored } = running;
  return { turn: { match: id, step: stored.step, waiting: turnInfo(stored, 'spectator').waiting } };
}

/** Saves the table of a match that is over, and reports its end. */
export function saveEndedMatch(ctx: InputContext): void {
  const { room, effects } = ctx;
  requestSave(ctx);
  const status = room.running?.stored.status;
  if (status !== undefined && isOver(status)) effects.push({ type: 'match-ended', table: toSavedTable(room), outcome: status.over });
}

/** While a match is being stored the table is not saved: that would overwrite the table that plays the match. */
export function requestSave({ room, effects }: InputContext): void {
  if (room.pendingMatch !== null) room.pendingMatch.unsaved = true;
  else effects.push({ type: 'save', table: toSavedTable(room) });
}

export function rateLimitsOf({ room, now }: InputContext): RateLimits {
  room.rateLimits ??= new RateLimits(now);
  return room.rateLimits;
}
