import { botFor } from '@parlour/games/bots-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { type AnyGame, type GameTypes, isRefusal, type Json, type Observation, observe, seedFromText } from '@parlour/kernel';
import type { ClientMessage, NewTableRequest, Person, ServerMessage } from '@parlour/protocol';
import { handleInput } from './handle-input.ts';
import { addEntry, keysOf } from './match/drafts.ts';
import { viewAccessOf } from './output/view-access.ts';
import type { ConnectionId, Effect, Input, SavedTable, StoredMatch, TableEnv } from './room/inputs.ts';
import { newTable, openRoom } from './room/open-room.ts';
import { type Room, seatOf, viewerOf } from './room/room.ts';

export const HAT: AnyGame = thatsNotAHat;

export function testEnv(thinking = { min: 600, max: 1600 }): TableEnv {
  let made = 0;
  return {
    bot: botFor,
    seed: () => seedFromText(`test ${made++}`),
    matchId: () => `match-${made++}`,
    game: gameById,
    botDelayMs: thinking,
  };
}

export const testPerson = (handle: string): Person => ({ handle, name: handle.toUpperCase(), avatar: 'bowler' });

/** A table with a controllable store, and a recorded message list for every connection. */
export class TestTable {
  room: Room;
  readonly game: AnyGame;
  now = 1_000;
  wakeAt: number | null = null;
  /** Store requests that have no answer yet. */
  asked: Extract<Effect, { type: 'append' | 'create' }>[] = [];
  /** Answers store requests at once, as most tests want it. */
  automatic = true;
  saved: SavedTable;
  match: { head: StoredMatch['head']; entries: StoredMatch['entries'][number][] } | undefined;
  readonly received = new Map<ConnectionId, ServerMessage[]>();
  readonly reportedBugs: string[] = [];
  /** Notified players of correspondence matches. */
  readonly notified: (readonly string[])[] = [];
  /** Bot requests that have no answer yet. */
  readonly questions: Extract<Effect, { type: 'ask-bot' }>[] = [];
  /** Acknowledgements of moves that were not in the log when they were sent. */
  readonly prematureAcks: ServerMessage[] = [];
  readonly env: TableEnv;
  private arrivals = 0;

  constructor(request: Partial<NewTableRequest> = {}, env: TableEnv = testEnv()) {
    this.env = env;
    this.game = gameById(request.game ?? HAT.id) ?? HAT;
    const options = this.game === HAT ? { show: 0, ready: false } : {};
    const asked = { game: HAT.id, options, visibility: 'private', bots: [], start: false, ...request } as const;
    const saved = newTable(asked, this.game, 'ABCDE', testPerson('ann'), env.seed());
    if (isRefusal(saved)) throw new Error(saved.refused);
    this.saved = saved.ok;
    this.room = this.reopen();
  }

  /** Restarts the process: everything that was not stored is lost. */
  reopen(): Room {
    this.asked = [];
    const room = openRoom(this.saved, this.game, this.match, this.env);
    if (isRefusal(room)) throw new Error(room.refused);
    this.room = room;
    return room;
  }

  arrive(handle: string, also: Partial<Person> = {}): ConnectionId {
    const connection = ++this.arrivals;
    this.received.set(connection, []);
    this.input({ type: 'connect', connection, person: { ...testPerson(handle), ...also } });
    return connection;
  }

  send(connection: ConnectionId, message: ClientMessage): ServerMessage[] {
    const before = this.received.get(connection)?.length ?? 0;
    this.input({ type: 'message', connection, message });
    return this.received.get(connection)?.slice(before) ?? [];
  }

  input(input: Input): void {
    for (const effect of handleInput(this.room, input, this.now)) this.runEffect(effect);
    if (this.automatic) while (this.asked.length > 0) this.store(true);
  }

  store(well: boolean): void {
    const next = this.asked.shift();
    if (next === undefined) throw new Error('nothing was asked of the store');
    if (well && next.type === 'create') {
      this.match = { head: next.match, entries: [] };
      this.saved = next.table;
    } else if (well && next.type === 'append') {
      if (this.match?.entries.length !== next.expectedStep) throw new Error(`expected step ${next.expectedStep}`);
      addEntry(this.match.entries, next.entry);
    }
    this.input({ type: well ? 'stored' : 'failed', ticket: next.ticket });
  }

  /** Lets time pass until the next wake-up. */
  sleep(): void {
    if (this.wakeAt === null) throw new Error('nothing is due');
    this.now = Math.max(this.now, this.wakeAt);
    this.wakeAt = null;
    this.input({ type: 'wake' });
  }

  last<T extends ServerMessage['type']>(connection: ConnectionId, type: T): Extract<ServerMessage, { type: T }> {
    const found = this.received.get(connection)?.findLast((message) => message.type === type);
    if (found === undefined) throw new Error(`${connection} has received no ${type}`);
    return found as Extract<ServerMessage, { type: T }>;
  }

  refusal(answers: readonly ServerMessage[]): string | undefined {
    const refused = answers.find((message) => message.type === 'refused');
    return refused?.type === 'refused' ? refused.refusal.refused : undefined;
  }

  /** What this connection may see of the match; null for nothing. */
  visibleTo(connection: ConnectionId): Observation<GameTypes> | null {
    const { running } = this.room;
    const handle = this.room.connections.get(connection)?.handle ?? '';
    const access = viewAccessOf(this.room, handle);
    if (running === null || access === 'none') return null;
    if (access === 'live') return observe(running.stored, viewerOf(this.room, handle));
    return running.delayed.shown === null ? null : observe(running.delayed.shown, 'spectator');
  }

  /** A legal move for the player at `seat`, whom the match waits for. */
  legalMove(seat: number): Json {
    const { running } = this.room;
    if (running === null) throw new Error('no match');
    const [first] = this.game.legalMoves(this.game.view(running.stored.state, seat), seat);
    return first as Json;
  }

  /** A player at one of these connections, whom the match waits for, makes a legal move. */
  moveOn(...connections: readonly ConnectionId[]): ServerMessage[] {
    const { running } = this.room;
    if (running === null) throw new Error('no match');
    for (const connection of connections) {
      const seat = seatOf(this.room, this.room.connections.get(connection)?.handle ?? '');
      if (seat === null || !observe(running.stored, 'spectator').waiting.includes(seat)) continue;
      const { step } = running.stored;
      const moves = this.game.legalMoves(this.game.view(running.stored.state, seat), seat);
      const move = moves[(step * 7 + seat) % moves.length] as Json;
      return this.send(connection, { type: 'move', step, key: `move ${step}`, move });
    }
    throw new Error('nobody here is waited for');
  }

  private runEffect(effect: Effect): void {
    switch (effect.type) {
      case 'send':
        this.holdToIt(effect.message);
        for (const to of effect.to) this.received.get(to)?.push(JSON.parse(JSON.stringify(effect.message)) as ServerMessage);
        return;
      case 'append':
      case 'create':
        this.asked.push(effect);
        return;
      case 'save':
        this.saved = effect.table;
        return;
      case 'ask-bot':
        this.questions.push(effect);
        return;
      case 'wake':
        this.wakeAt = effect.at;
        return;
      case 'notify-turn':
        this.notified.push(effect.handles);
        return;
      case 'report-bug':
        this.reportedBugs.push(effect.problem);
    }
  }

  private holdToIt(message: ServerMessage): void {
    if (message.type === 'ack' && !keysOf(this.match?.entries[message.step - 1]).includes(message.key)) this.prematureAcks.push(message);
    if (message.type === 'frame' && message.frame.step > (this.match?.entries.length ?? 0)) this.prematureAcks.push(message);
  }
}
