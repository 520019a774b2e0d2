import type { AnyGame, GameTypes, Match, StepResult, Seat, StartResult, Viewer } from '@parlour/kernel';
import type { ChatLine, Person, TablePhase, Visibility } from '@parlour/protocol';
import type { Drafts } from '../match/drafts.ts';
import { type Draw, toSavedDraw } from '../match/next-seed.ts';
import type { Robot } from '../match/table-bots.ts';
import type { Late } from '../output/spectators.ts';
import type { Shown } from '../output/step-messages.ts';
import type { Chair, ConnectionId, Effect, MatchHead, SavedTable, StoredEntry, World } from './inputs.ts';
import type { Keeping } from './table-meta.ts';

/** One table. Owned by its caller and changed only by `handle`. */
export interface Room {
  readonly world: World;
  readonly code: string;
  readonly game: AnyGame;
  visibility: Visibility;
  rated: boolean;
  /** A seat of the present match was given up to a bot. */
  handedOver: boolean;
  host: string;
  options: Readonly<Record<string, unknown>>;
  chairs: readonly Chair[];
  readonly barred: Set<string>;
  keeping: Keeping;
  phase: TablePhase;
  /** The running match, or the last one while its result is shown. */
  running: Running | null;
  /** The last match's id, also when the lobby has taken over again. */
  match: string | null;
  /** A match that is being stored: nobody has seen its deal. */
  opening: Opening | null;
  startOnArrival: boolean;
  /** When a table that begins by itself does so without its host's share. */
  startBy: number | null;
  draw: Draw;
  readonly connections: Map<ConnectionId, Person>;
  /** Handles of those who are here by way of other nodes. */
  readonly elsewhere: Map<string, ReadonlySet<string>>;
  /** Whether clocks, bots and the succession of hosts run here. */
  leading: boolean;
  chat: readonly ChatLine[];
  chatCount: number;
  readonly chatRates: Map<string, Allowance>;
  /** Who has tried seat codes. */
  readonly tries: Map<string, Allowance>;
  /** Wrong seat codes of anybody. */
  wrongCodes: number;
  /** When the host will be taken for gone. */
  hostGoneAt: number | null;
  /** Since when seated players are disconnected, by handle, where the table counts it. */
  readonly awaySince: Map<string, number>;
  wakeAt: number | null;
  tickets: number;
}

export interface Running {
  readonly id: string;
  /** The last durable step: all that anybody has seen. */
  stored: Match<GameTypes>;
  /** The newest step; ahead of `stored` by what is in flight. */
  tip: Match<GameTypes>;
  inFlight: readonly InFlight[];
  /** Since which step the decision stands as it is: sealed choices of others do not make a move stale. */
  decisionStep: number;
  tipDecisionStep: number;
  deadline: number | null;
  readonly robots: Map<Seat, Robot>;
  /** For those who watch with a delay. */
  late: Late;
  /** The last moves of each seat by their keys, oldest first. */
  readonly keys: Map<Seat, readonly KeptKey[]>;
  /** How many moves the clock has made for people since one of them made a move. */
  unattended: number;
  /** How many moves each seat has made since the table last asked something new. */
  readonly made: Map<Seat, number>;
  /** The same for drafts, which replace one another in the log. */
  readonly draftsMade: Map<Seat, number>;
  /** The last drafts by seat, at `stored` and at `tip`. */
  drafts: Drafts;
  tipDrafts: Drafts;
  readonly shown: Shown;
}

export interface InFlight {
  readonly ticket: number;
  readonly played: StepResult<GameTypes>;
  readonly stored: StoredEntry;
  /** What a person asked for. Bots and the clock ask for nothing: they look again. */
  readonly asked?: Asked;
  /** Where the acknowledgement goes. Nowhere for bots and the clock. */
  readonly askers: ConnectionId[];
}

export interface Asked {
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
  readonly next: Draw;
  /** The table has changed meanwhile and is yet to be saved. */
  unsaved: boolean;
}

export interface KeptKey {
  readonly key: string;
  readonly step: number;
}

export interface Allowance {
  left: number;
  at: number;
}

/** One input being handled: the room, the time, and what is asked of the world so far. */
export interface Turn {
  readonly room: Room;
  readonly now: number;
  readonly effects: Effect[];
}

export function seatOf(room: Room, handle: string): Seat | null {
  const seat = room.chairs.findIndex((chair) => chair.kind === 'person' && chair.person.handle === handle);
  return seat < 0 ? null : seat;
}

export function viewerOf(room: Room, handle: string): Viewer {
  return seatOf(room, handle) ?? 'spectator';
}

/** By way of this node. */
export function isHere(room: Room, handle: string): boolean {
  for (const person of room.connections.values()) if (person.handle === handle) return true;
  return false;
}

/** By way of any node. */
export function isConnected(room: Room, handle: string): boolean {
  if (isHere(room, handle)) return true;
  for (const handles of room.elsewhere.values()) if (handles.has(handle)) return true;
  return false;
}

/** Everybody by way of any node: first those who are here. */
export function present(room: Room): Set<string> {
  const handles = new Set<string>();
  for (const { handle } of room.connections.values()) handles.add(handle);
  for (const others of room.elsewhere.values()) for (const handle of others) handles.add(handle);
  return handles;
}

export function isInFlight(room: Room, ticket: number): boolean {
  return room.opening?.ticket === ticket || (room.running?.inFlight.some((flying) => flying.ticket === ticket) ?? false);
}

export function isBusy(room: Room): boolean {
  return room.opening !== null || (room.running !== null && room.running.inFlight.length > 0);
}

export function toSave(room: Room): SavedTable {
  return {
    code: room.code,
    game: room.game.id,
    visibility: room.visibility,
    host: room.host,
    options: room.options,
    chairs: room.chairs,
    barred: [...room.barred],
    match: room.match,
    phase: room.phase,
    startOnArrival: room.startOnArrival,
    ...(room.rated ? { rated: true } : {}),
    ...(room.handedOver ? { handedOver: true } : {}),
    draw: toSavedDraw(room.draw),
    keeping: room.keeping,
  };
}

/** While a match is being stored the table waits: written now, it would overwrite the table that plays that match. */
export function save({ room, effects }: Turn): void {
  if (room.opening !== null) room.opening.unsaved = true;
  else effects.push({ do: 'save', table: toSave(room) });
}
