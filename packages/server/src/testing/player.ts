import { gameById } from '@parlour/games';
import type { Json, Seat } from '@parlour/kernel';
import type { ServerMessage, TableInfo } from '@parlour/protocol';
import { WebSocket } from 'ws';
import type { Session } from './client.ts';

interface Sent {
  readonly step: number;
  readonly key: string;
  readonly move: Json;
}

/** Long enough that hundreds of players at once do not keep a starting server from starting. */
const RETRY_MS = 500;

export interface Watch {
  /** A move was acknowledged. */
  acknowledged?(match: string, key: string, step: number): void;
  /** A frame came. */
  seen?(step: number): void;
  refused?(reason: string): void;
}

export interface Habits {
  /** Which of the legal moves. */
  readonly choose?: (moves: readonly object[], step: number) => object | undefined;
  /** When to make it; at once unless this says otherwise. */
  readonly pace?: (move: () => void) => void;
}

let lives = 0;

/** Someone who plays by themselves: anything legal at once, again after a lost line, until told to stop. */
export class Player {
  readonly session: Session;
  readonly code: string;
  step = -1;
  table: TableInfo | undefined;
  reconnects = -1;
  /** The move that is not acknowledged yet. */
  pending: Sent | undefined;
  private seat: Seat | null = null;
  private view: Record<string, Json> = {};
  private waiting: readonly Seat[] = [];
  private socket: WebSocket | undefined;
  /** One who sits down again in the same seat makes new moves. */
  private readonly life = ++lives;
  private made = 0;
  private stopped = false;
  private readonly watch: Watch;
  private readonly habits: Habits;

  constructor(session: Session, code: string, watch: Watch = {}, habits: Habits = {}) {
    this.session = session;
    this.code = code;
    this.watch = watch;
    this.habits = habits;
    this.connect();
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  stop(): void {
    this.stopped = true;
    this.socket?.terminate();
  }

  say(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.stopped) return;
    this.reconnects++;
    const url = `${this.session.base.replace('http', 'ws')}/api/tables/${this.code}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: this.session.cookie }, perMessageDeflate: false });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString('utf8')) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.connect(), RETRY_MS));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.sit(message.seat, message.table);
        if (message.observation !== null) this.see(message.observation.step, message.observation.view, message.observation.waiting);
        return this.resume();
      case 'table':
        return this.sit(message.seat, message.table);
      case 'observation':
        this.see(message.observation.step, message.observation.view, message.observation.waiting);
        return this.decide();
      case 'frame': {
        const { step, view, waiting } = message.frame;
        if (step !== this.step + 1) return this.say({ type: 'sync' });
        this.see(step, { ...this.view, ...view }, waiting);
        this.watch.seen?.(step);
        return this.decide();
      }
      case 'ack':
        if (this.pending?.key === message.key) this.pending = undefined;
        this.watch.acknowledged?.(this.table?.match ?? '', message.key, message.step);
        return this.decide();
      case 'refused':
        if (message.key === this.pending?.key) this.pending = undefined;
        this.watch.refused?.(message.refusal.refused);
        // Not kept, or overtaken by another: a look at the table as it is shows what to do.
        if (message.refusal.refused === 'not-saved' || message.refusal.refused === 'stale-step') setTimeout(() => this.look(), RETRY_MS);
        return;
      default:
    }
  }

  private look(): void {
    if (this.connected) this.say({ type: 'sync' });
  }

  /** The host asks for one match after the other. */
  private sit(seat: Seat | null, table: TableInfo): void {
    this.seat = seat;
    this.table = table;
    if (table.host !== this.session.handle || table.phase === 'playing' || this.stopped) return;
    if (table.phase === 'over') this.say({ type: 'rematch' });
  }

  private see(step: number, view: unknown, waiting: readonly Seat[]): void {
    this.step = step;
    this.view = view as Record<string, Json>;
    this.waiting = waiting;
  }

  /** After a lost line: what was not acknowledged is sent again, under the same key. */
  private resume(): void {
    if (this.pending === undefined) return this.decide();
    this.say({ type: 'move', step: this.pending.step, key: this.pending.key, move: this.pending.move });
  }

  private decide(): void {
    const { seat } = this;
    if (seat === null || this.stopped || this.pending !== undefined || !this.waiting.includes(seat)) return;
    const moves = gameById(this.table?.game)?.legalMoves(this.view, seat) ?? [];
    const move = this.habits.choose === undefined ? moves[(this.step * 7 + seat) % moves.length] : this.habits.choose(moves, this.step);
    if (move === undefined) return;
    this.pending = {
      step: this.step,
      key: `${this.session.handle.slice(0, 6)}-${this.code}-${this.life}-${this.made++}`,
      move: move as Json,
    };
    const { pending } = this;
    const sendIt = () => {
      if (this.pending === pending) this.say({ type: 'move', step: pending.step, key: pending.key, move: pending.move });
    };
    if (this.habits.pace === undefined) sendIt();
    else this.habits.pace(sendIt);
  }
}
