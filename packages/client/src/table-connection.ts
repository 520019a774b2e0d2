import { randomUUID } from 'node:crypto';
import type { Json, Seat } from '@parlour/kernel';
import {
  advanceObservation,
  type ChatLine,
  PING_EVERY_MS,
  type ServerMessage,
  type SocketMessage,
  type TableInfo,
  tableRefusal,
  toViewerFrame,
  type WireObservation,
} from '@parlour/protocol';
import { WebSocket } from 'ws';
import { connect, type Welcome } from './connect.ts';
import { ANSWER_MS, RefusedError, type Session } from './session.ts';

const RETRY_MS = 500;
const MAX_RETRIES = 10;
const KEPT = 1000;

export interface LegalMoves {
  readonly step: number;
  readonly moves: readonly Json[];
  /** False where the game has more legal moves than it lists. */
  readonly complete: boolean;
}

/** The events of one step, as this player received them. */
export interface ReceivedStep {
  readonly step: number;
  readonly events: readonly Json[];
}

interface PendingMove {
  readonly message: SocketMessage & { readonly type: 'move' };
  readonly resolve: (step: number) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One player's connection to a table. It holds what the player may know now, and reconnects by itself: a move in
 * flight is sent again with its key, so that it is played once.
 */
export class TableConnection {
  table: TableInfo;
  seat: Seat | null;
  observation: WireObservation | null;
  chat: readonly ChatLine[];
  readonly #session: Session;
  readonly #code: string;
  readonly #moves = new Map<string, PendingMove>();
  readonly #listeners = new Set<() => void>();
  #socket: WebSocket;
  #received: ReceivedStep[] = [];
  #legalMoves: LegalMoves | null = null;
  #refusal: RefusedError | null = null;
  /** Whether the last line of this player has come back. */
  #isHeard = false;
  #asked: Promise<void> = Promise.resolve();
  #ended: Error | null = null;
  #retries = 0;
  #ping: ReturnType<typeof setInterval>;

  private constructor(session: Session, code: string, socket: WebSocket, welcome: Welcome) {
    this.#session = session;
    this.#code = code;
    this.#socket = socket;
    this.table = welcome.table;
    this.seat = welcome.seat;
    this.observation = welcome.observation;
    this.chat = welcome.chat;
    this.#ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY_MS);
    this.#listen(socket);
  }

  /** Connects to a table, as a spectator until `sit`. */
  static open(session: Session, code: string): Promise<TableConnection> {
    return connect(session, code, (socket, welcome) => new TableConnection(session, code, socket, welcome));
  }

  /** Whether the match waits for this player. */
  get isMyTurn(): boolean {
    return this.seat !== null && this.observation?.over === null && this.observation.waiting.includes(this.seat);
  }

  get isOver(): boolean {
    return this.observation !== null && this.observation.over !== null;
  }

  send(message: SocketMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The own seat, while a bot plays there and gives it back. */
  get reservedSeat(): Seat | null {
    const { handle } = this.#session.person;
    const seat = this.table.seats.findIndex(
      (seated) => seated.kind === 'bot' && seated.owner?.handle === handle && seated.removed !== true,
    );
    return seat < 0 ? null : seat;
  }

  /** Takes a free seat, or the own one back from a bot. */
  async sit(): Promise<void> {
    if (this.seat !== null) return;
    const seat = this.reservedSeat;
    await this.#ask(seat === null ? { type: 'sit' } : { type: 'request-seat', seat }, () => this.seat !== null);
  }

  async start(): Promise<void> {
    const { match } = this.table;
    await this.#ask({ type: 'start' }, () => this.table.match !== match && this.observation !== null);
  }

  async legalMoves(): Promise<LegalMoves> {
    await this.#ask({ type: 'legal-moves' }, () => this.#legalMoves !== null);
    return this.#legalMoves ?? { step: 0, moves: [], complete: true };
  }

  /** Plays a move and returns its place in the log once it is stored. A refused move throws a `RefusedError`. */
  play(move: Json): Promise<number> {
    const step = this.observation?.step;
    if (this.#ended !== null) return Promise.reject(this.#ended);
    if (step === undefined) return Promise.reject(new RefusedError(tableRefusal('no-match')));
    const message = {
      type: 'move',
      key: randomUUID(),
      step,
      move,
      ...(this.table.match === null ? {} : { match: this.table.match }),
    } as const;
    return new Promise((resolve, reject) => {
      this.#moves.set(message.key, { message, resolve, reject });
      this.send(message);
    });
  }

  /** Speaks to the table. A refused line throws a `RefusedError`. */
  async say(text: string): Promise<void> {
    await this.#ask({ type: 'chat', text }, () => this.#isHeard);
  }

  /** The events received since the last call. */
  takeReceived(): readonly ReceivedStep[] {
    const received = this.#received;
    this.#received = [];
    return received;
  }

  /** Waits until the condition holds. Returns false after `ms`, and throws when the connection is over. */
  until(condition: () => boolean, ms: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const done = (finish: () => void) => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        finish();
      };
      const check = () => {
        if (condition()) done(() => resolve(true));
        else if (this.#ended !== null) {
          const reason = this.#ended;
          done(() => reject(reason));
        }
      };
      const timer = setTimeout(() => done(() => resolve(false)), ms);
      this.#listeners.add(check);
      check();
    });
  }

  close(): void {
    this.#end(new Error('the connection is closed'));
  }

  /** Sends a message whose answer is a change of state, or a refusal without a key: one after the other, so that answers are not mixed up. */
  #ask(message: SocketMessage, isAnswered: () => boolean): Promise<void> {
    const asked = this.#asked.then(() => this.#askNow(message, isAnswered));
    this.#asked = asked.catch(() => undefined);
    return asked;
  }

  async #askNow(message: SocketMessage, isAnswered: () => boolean): Promise<void> {
    this.#refusal = null;
    this.#legalMoves = null;
    this.#isHeard = false;
    this.send(message);
    const answered = await this.until(() => this.#refusal !== null || isAnswered(), ANSWER_MS);
    if (this.#refusal !== null) throw this.#refusal;
    if (!answered) throw new Error(`no answer to ${message.type}`);
  }

  #listen(socket: WebSocket): void {
    socket.on('message', (data: Buffer) => {
      this.#receive(JSON.parse(data.toString('utf8')) as ServerMessage);
      for (const check of this.#listeners) check();
    });
    socket.on('close', () => {
      if (socket === this.#socket && this.#ended === null) this.#reconnect();
    });
    socket.on('error', () => undefined);
  }

  #reconnect(): void {
    if (this.#retries >= MAX_RETRIES) return this.#end(new Error('the server does not answer'));
    this.#retries += 1;
    setTimeout(() => {
      if (this.#ended !== null) return;
      connect(this.#session, this.#code, (socket, welcome) => this.#resume(socket, welcome)).catch((error: unknown) =>
        error instanceof RefusedError && !error.again ? this.#end(error) : this.#reconnect(),
      );
    }, RETRY_MS * this.#retries);
  }

  #resume(socket: WebSocket, welcome: Welcome): void {
    if (this.#ended !== null) return socket.terminate();
    this.#socket = socket;
    this.#retries = 0;
    this.#listen(socket);
    this.#receive(welcome);
    for (const { message } of this.#moves.values()) this.send(message);
    for (const check of this.#listeners) check();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.seat = message.seat;
        this.observation = message.observation;
        this.chat = message.chat;
        return;
      case 'table':
        return this.#rearrange(message.seat, message.table);
      case 'observation':
        this.observation = message.observation;
        return this.#addEvents(message.observation.step, message.events);
      case 'frame':
        return this.#step(message);
      case 'legal-moves':
        this.#legalMoves = message;
        return;
      case 'chat':
        this.chat = [...this.chat, message.line].slice(-KEPT);
        this.#isHeard ||= message.line.from.handle === this.#session.person.handle;
        return;
      case 'ack':
        return this.#settle(message.key, ({ resolve }) => resolve(message.step));
      case 'refused':
        return this.#refused(message);
      case 'bye':
        if (!message.again) this.#end(new RefusedError(message.refusal));
        return;
    }
  }

  /** A change of seat or match is another view. */
  #rearrange(seat: Seat | null, table: TableInfo): void {
    const isOther = seat !== this.seat || table.match !== this.table.match;
    if (table.phase === 'lobby' || table.match !== this.table.match) this.observation = null;
    this.seat = seat;
    this.table = table;
    if (isOther && table.phase !== 'lobby') this.send({ type: 'sync' });
  }

  #step(message: ServerMessage & { readonly type: 'frame' }): void {
    const frame = toViewerFrame(message);
    if (this.observation !== null && frame.step <= this.observation.step) return;
    if (this.observation === null || frame.step !== this.observation.step + 1) return this.send({ type: 'sync' });
    this.observation = advanceObservation(this.observation, frame);
    this.#addEvents(frame.step, frame.events);
  }

  #addEvents(step: number, events: readonly Json[]): void {
    if (events.length > 0) this.#received = [...this.#received, { step, events }].slice(-KEPT);
  }

  #refused({ key, refusal }: ServerMessage & { readonly type: 'refused' }): void {
    if (refusal.refused === 'stale-step') this.send({ type: 'sync' });
    const error = new RefusedError(refusal);
    if (key === undefined) this.#refusal = error;
    else this.#settle(key, ({ reject }) => reject(error));
  }

  #settle(key: string, settle: (move: PendingMove) => void): void {
    const move = this.#moves.get(key);
    this.#moves.delete(key);
    if (move !== undefined) settle(move);
  }

  #end(reason: Error): void {
    if (this.#ended !== null) return;
    this.#ended = reason;
    clearInterval(this.#ping);
    this.#socket.terminate();
    for (const key of [...this.#moves.keys()]) this.#settle(key, ({ reject }) => reject(reason));
    for (const check of this.#listeners) check();
  }
}
