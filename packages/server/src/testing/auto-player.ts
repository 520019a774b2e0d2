import { gameById } from '@parlour/games/rules-catalogue';
import { applyChanges, type Json, type Seat } from '@parlour/kernel';
import {
  PING_EVERY_MS,
  type ServerMessage,
  socketPath,
  type TableInfo,
  toViewerFrame,
  type ViewerFrame,
  type WireObservation,
} from '@parlour/protocol';
import { MinimalWebSocket } from './minimal-websocket.ts';
import type { Session } from './test-client.ts';

interface Sent {
  readonly match: string | null;
  readonly step: number;
  readonly key: string;
  readonly move: Json;
  sentAt: number;
}

/** Long enough that hundreds of clients at once do not block a starting server. */
const RETRY_MS = 500;

/** A client's knowledge of a match, with every frame applied. */
export type KnownObservation = Omit<WireObservation, 'msLeft' | 'seedHash'>;

export interface PlayerObserver {
  /** A move was acknowledged, this many milliseconds after it was sent. */
  acknowledged?(match: string, key: string, step: number, ms: number): void;
  /** A frame came. */
  seen?(step: number): void;
  /** The present knowledge of `seat`; `events` are those of this step, or null when it missed them. */
  observed?(match: string, seat: Seat, seen: KnownObservation, events: readonly Json[] | null): void;
  /** A frame was missing: a full observation is requested. */
  gap?(step: number): void;
  refused?(reason: string): void;
}

export interface PlayerBehaviour {
  /** Picks one of the legal moves. */
  readonly choose?: (moves: readonly object[], step: number) => object | undefined;
  /** When to make it; by default at once. */
  readonly pace?: (move: () => void) => void;
  /** Plays only one match. */
  readonly once?: true;
  /** Sits down in the lobby; the host starts when this many sit. */
  readonly seats?: number;
  /** How messages are read. Clients at one table receive the same bytes, and need to parse them only once. */
  readonly read?: (payload: Buffer) => ServerMessage;
}

const parse = (payload: Buffer): ServerMessage => JSON.parse(payload.toString('utf8')) as ServerMessage;

/** Any move, but always the same at the same step. */
export function deterministicPick<Move>(moves: readonly Move[], step: number, seat: Seat): Move | undefined {
  return moves[(step * 7 + seat) % moves.length];
}

let lives = 0;

/** A client that plays by itself: any legal move at once, again after a lost connection, until stopped. */
export class AutoPlayer {
  readonly session: Session;
  readonly code: string;
  table: TableInfo | undefined;
  reconnects = -1;
  /** The move that is not acknowledged yet. */
  pending: Sent | undefined;
  private seat: Seat | null = null;
  private known: KnownObservation | undefined;
  private line: MinimalWebSocket | undefined;
  private asked: string | undefined;
  /** A client that sits down again in the same seat makes new moves. */
  private readonly life = ++lives;
  private made = 0;
  private resting = false;
  private stopped = false;
  /** Asks for pongs as a visible page does. */
  private readonly pings = setInterval(() => this.say({ type: 'ping' }), PING_EVERY_MS);
  private readonly watch: PlayerObserver;
  private readonly habits: PlayerBehaviour;

  constructor(session: Session, code: string, watch: PlayerObserver = {}, habits: PlayerBehaviour = {}) {
    this.session = session;
    this.code = code;
    this.watch = watch;
    this.habits = habits;
    this.connect();
  }

  get step(): number {
    return this.known?.step ?? -1;
  }

  get connected(): boolean {
    return this.line?.isOpen === true;
  }

  /** Makes no more moves, but receives the answer to the last one. */
  rest(): void {
    this.resting = true;
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.pings);
    this.line?.terminate();
  }

  say(message: object): void {
    this.line?.say(JSON.stringify(message));
  }

  private connect(): void {
    if (this.stopped) return;
    this.reconnects++;
    this.asked = undefined;
    const read = this.habits.read ?? parse;
    const { base, cookie } = this.session;
    this.line = new MinimalWebSocket(
      base,
      socketPath(this.code),
      { cookie },
      {
        opened: () => this.say({ type: 'ping' }),
        received: (payload) => this.receive(read(payload)),
        closed: () => setTimeout(() => this.connect(), RETRY_MS),
      },
    );
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.sit(message.seat, message.table);
        if (message.observation !== null) this.see(message.observation, null);
        return this.resume();
      case 'table':
        return this.sit(message.seat, message.table);
      case 'observation':
        // The answer to `sync` has no events; only the deal has all of its events.
        this.see(message.observation, message.observation.step === 0 ? message.events : null);
        return this.decide();
      case 'frame':
        return this.follow(toViewerFrame(message));
      case 'ack':
        return this.acknowledge(message.key, message.step);
      case 'refused':
        if (message.key !== undefined && message.key === this.pending?.key) this.pending = undefined;
        this.watch.refused?.(message.refusal.refused);
        // Not stored, or overtaken by another: a full observation shows what to do.
        setTimeout(() => this.tryAgain(), RETRY_MS);
        return;
      default:
    }
  }

  /** Sits down, and as the host starts one match after the other. */
  private sit(seat: Seat | null, table: TableInfo): void {
    this.seat = seat;
    this.table = table;
    if (this.stopped || this.resting) return;
    const isHost = table.host === this.session.handle;
    const { seats } = this.habits;
    if (table.phase === 'over' && isHost && this.habits.once !== true) this.askOnce('rematch', table.match);
    if (table.phase !== 'lobby' || seats === undefined) return;
    if (seat === null) this.askOnce('sit', table.match);
    else if (isHost && table.seats.length === seats) this.askOnce('start', table.match);
  }

  /** Tables send every change: a request may already be in flight. */
  private askOnce(type: 'sit' | 'start' | 'rematch', match: string | null): void {
    const asked = `${type} ${match}`;
    if (this.asked === asked) return;
    this.asked = asked;
    this.say({ type });
  }

  private tryAgain(): void {
    this.asked = undefined;
    if (this.table !== undefined) this.sit(this.seat, this.table);
    if (this.known !== undefined && this.connected) this.say({ type: 'sync' });
  }

  private follow({ step, waiting, may, pace, sealed, over, seed, events, view: changes }: ViewerFrame): void {
    if (step !== this.step + 1) {
      this.watch.gap?.(step);
      return this.say({ type: 'sync' });
    }
    const view = applyChanges(this.known?.view ?? null, changes);
    this.see({ step, view, waiting, may, pace, sealed, over, seed }, events);
    this.watch.seen?.(step);
    this.decide();
  }

  private see(seen: KnownObservation, events: readonly Json[] | null): void {
    this.known = seen;
    if (this.seat !== null) this.watch.observed?.(this.table?.match ?? '', this.seat, seen, events);
  }

  private acknowledge(key: string, step: number): void {
    const { pending } = this;
    if (pending?.key === key) {
      this.pending = undefined;
      this.watch.acknowledged?.(this.table?.match ?? '', key, step, performance.now() - pending.sentAt);
    }
    this.decide();
  }

  /** After a lost connection: unacknowledged moves are sent again, under the same key. */
  private resume(): void {
    if (this.pending === undefined) return this.decide();
    this.propose(this.pending);
  }

  private decide(): void {
    const { seat, known } = this;
    if (seat === null || known === undefined || this.stopped || this.resting) return;
    if (this.pending !== undefined || !known.waiting.includes(seat)) return;
    const moves = gameById(this.table?.game)?.legalMoves(known.view as object, seat) ?? [];
    const move = this.habits.choose === undefined ? deterministicPick(moves, known.step, seat) : this.habits.choose(moves, known.step);
    if (move === undefined) return;
    const key = `${this.session.handle.slice(0, 6)}-${this.code}-${this.life}-${this.made++}`;
    const pending: Sent = { match: this.table?.match ?? null, step: known.step, key, move: move as Json, sentAt: performance.now() };
    this.pending = pending;
    if (this.habits.pace === undefined) this.propose(pending);
    else
      this.habits.pace(() => {
        if (this.pending !== pending) return;
        pending.sentAt = performance.now();
        this.propose(pending);
      });
  }

  private propose({ match, step, key, move }: Sent): void {
    this.say({ type: 'move', ...(match === null ? {} : { match }), step, key, move });
  }
}
