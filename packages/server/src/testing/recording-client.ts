import { type AnyGame, applyChanges, chanceFor, type Json, type Seat, seedFromText, type Viewer } from '@parlour/kernel';
import { type ServerMessage, type TableInfo, toViewerFrame } from '@parlour/protocol';
import { type Session, TestSocket } from './test-client.ts';

/** A client that keeps every message of every socket it had, and plays at random when it has a seat. */
export class RecordingClient {
  readonly session: Session;
  readonly viewer: Viewer;
  /** One list a socket, in the order in which they were opened. */
  readonly received: (readonly ServerMessage[])[] = [];
  over = false;
  step = -1;
  table: TableInfo | undefined;
  private socket: TestSocket;
  private readonly code: string;
  private read = 0;
  private view: Record<string, Json> = {};
  private waiting: readonly Seat[] = [];
  private pending: string | undefined;
  private made = 0;

  constructor(session: Session, code: string, viewer: Viewer) {
    this.session = session;
    this.code = code;
    this.viewer = viewer;
    this.socket = this.open();
  }

  /** Drops the connection, perhaps with a move in flight, and reconnects. */
  comeBack(): void {
    this.socket.close();
    this.socket = this.open();
    this.read = 0;
    this.pending = undefined;
    this.waiting = [];
  }

  arrived(): Promise<unknown> {
    return this.socket.next('welcome');
  }

  say(message: Parameters<TestSocket['say']>[0]): void {
    this.socket.say(message);
  }

  close(): void {
    this.socket.close();
  }

  /** Reads new messages and moves if it has to. */
  act(game: AnyGame): void {
    for (const message of this.socket.received.slice(this.read)) this.receive(message);
    this.read = this.socket.received.length;
    const { viewer } = this;
    if (viewer === 'spectator' || this.pending !== undefined || !this.waiting.includes(viewer)) return;
    const chance = chanceFor(seedFromText(`${game.id} ${viewer}`), this.made);
    this.pending = `${viewer}-${this.made++}`;
    this.say({ type: 'move', step: this.step, key: this.pending, move: chance.pick(game.legalMoves(this.view, viewer)) as Json });
  }

  private open(): TestSocket {
    const socket = new TestSocket(this.session, this.code);
    this.received.push(socket.received);
    return socket;
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'table') this.table = message.table;
    if (message.type === 'ack' || message.type === 'refused') this.pending = undefined;
    const seen = message.type === 'frame' ? toViewerFrame(message) : 'observation' in message ? message.observation : null;
    if (seen === null) return;
    this.step = seen.step;
    this.view = message.type === 'frame' ? applyChanges(this.view, toViewerFrame(message).view) : (seen.view as Record<string, Json>);
    this.waiting = seen.waiting;
    this.over = seen.over !== null;
  }
}
