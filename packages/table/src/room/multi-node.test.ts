import { fotomania } from '@parlour/games/fotomania/rules';
import { mascarade } from '@parlour/games/mascarade/rules';
import { picturePerfect } from '@parlour/games/picture-perfect/rules';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import {
  type AnyGame,
  applyChanges,
  isRefusal,
  type Json,
  type Match,
  observe,
  recordHeader,
  replay,
  seedFromText,
  startMatch,
  toHex,
  type Viewer,
} from '@parlour/kernel';
import { type ClientMessage, type ServerMessage, toViewerFrame } from '@parlour/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleInput } from '../handle-input.ts';
import { addEntry, keysOf } from '../match/drafts.ts';
import { testEnv, testPerson } from '../testing.ts';
import type { ConnectionId, Effect, Input, SavedTable, StoredEntry, StoredMatch, TableEnv } from './inputs.ts';
import { openRoom } from './open-room.ts';
import { isInFlight, type Room } from './room.ts';
import { newTableMeta } from './table-meta.ts';

const PEOPLE = ['ann', 'bob', 'cid'];
const NODES = 3;
type Append = Extract<Effect, { type: 'append' }>;
type Read = Extract<Input, { type: 'log-advanced' }>;

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

/** What one socket received: an observation and every frame after it. */
interface Watcher {
  readonly node: number;
  readonly handle: string;
  step: number;
  view: Record<string, Json>;
}

/** Three nodes with one table over one log. Every person has a socket at every node. */
class SimulatedCluster {
  readonly log: StoredEntry[] = [];
  readonly rooms: Room[] = [];
  readonly asked: Append[][] = [];
  readonly reads: Read[][] = [];
  readonly watchers = new Map<ConnectionId, Watcher>();
  readonly acknowledged: { key: string; step: number }[] = [];
  readonly refused: string[] = [];
  readonly wakeAt: (number | null)[] = [];
  now = 1_000;
  readonly game: AnyGame;
  private readonly head: StoredMatch['head'];
  private readonly table: SavedTable;
  private readonly env: TableEnv = { ...testEnv({ min: 10, max: 20 }), isClustered: true };
  private arrivals = 0;

  constructor(game: AnyGame) {
    this.game = game;
    const occupants = [
      ...PEOPLE.map((handle) => ({ kind: 'person', person: testPerson(handle) }) as const),
      { kind: 'bot', name: 'Otto', avatar: 'bowler', level: 'easy', temperament: 'bold' } as const,
    ];
    const options = game.parseOptions({}, occupants.length);
    if (isRefusal(options)) throw new Error(options.refused);
    const { match } = startMatch(game, options.ok, occupants.length, seedFromText('several'));
    this.head = { id: 'm', record: recordHeader(match), players: [] };
    this.table = {
      code: 'ABCDE',
      game: game.id,
      visibility: 'private',
      host: 'ann',
      options: {},
      occupants,
      bannedFromSeats: [],
      match: 'm',
      phase: 'playing',
      startOnArrival: false,
      meta: newTableMeta(),
      nextSeed: { serverSeed: toHex(seedFromText('next')), shares: {} },
    };
    for (let node = 0; node < NODES; node++) this.open(node);
    this.input(0, { type: 'leadership', isLeader: true });
  }

  /** Starts the node, also after a crash that lost its memory. */
  open(node: number): void {
    const room = openRoom(this.table, this.game, { head: this.head, entries: [...this.log] }, this.env);
    if (isRefusal(room)) throw new Error(room.refused);
    this.rooms[node] = room;
    this.asked[node] = [];
    this.reads[node] = [];
    this.wakeAt[node] = null;
    for (const [connection, watcher] of this.watchers) if (watcher.node === node) this.watchers.delete(connection);
    for (const handle of [...PEOPLE, 'eve']) {
      const connection = ++this.arrivals;
      this.watchers.set(connection, { node, handle, step: -1, view: {} });
      this.input(node, { type: 'connect', connection, person: testPerson(handle) });
    }
  }

  say(node: number, handle: string, message: ClientMessage): void {
    const found = [...this.watchers].find(([, watcher]) => watcher.node === node && watcher.handle === handle);
    this.input(node, { type: 'message', connection: found![0], message });
  }

  input(node: number, input: Input): void {
    for (const effect of handleInput(this.rooms[node]!, input, this.now)) {
      if (effect.type === 'send') for (const to of effect.to) this.receive(this.watchers.get(to)!, effect.message);
      else if (effect.type === 'append') this.asked[node]!.push(effect);
      else if (effect.type === 'wake') this.wakeAt[node] = effect.at;
      else if (effect.type === 'report-bug') throw new Error(effect.problem);
    }
  }

  /** The store answers the node's oldest request. With `unheard` the write happened and the answer is lost. */
  answer(node: number, how: 'well' | 'failed' | 'unheard'): void {
    const wish = this.asked[node]!.shift();
    if (wish === undefined) return;
    if (how === 'failed') return this.input(node, { type: 'failed', ticket: wish.ticket });
    const fits = this.log.length === wish.expectedStep;
    if (fits) addEntry(this.log, wish.entry);
    if (fits && how === 'well') return this.input(node, { type: 'stored', ticket: wish.ticket });
    this.read(node);
    while (this.reads[node]!.length > 0) this.catchUp(node);
    if (isInFlight(this.rooms[node]!, wish.ticket)) throw new Error('still in flight after the log was read');
  }

  /** The node reads the log now and receives it later. */
  read(node: number): void {
    const after = this.rooms[node]!.running!.stored.step;
    this.reads[node]!.push({ type: 'log-advanced', match: 'm', after, entries: this.log.slice(after) });
  }

  catchUp(node: number): void {
    const read = this.reads[node]!.shift();
    if (read !== undefined) this.input(node, read);
  }

  wake(node: number): void {
    const at = this.wakeAt[node];
    if (at === null || at === undefined) return;
    this.now = Math.max(this.now, at);
    this.input(node, { type: 'wake' });
  }

  match(steps = this.log.length): Match<never> {
    const match = replay(this.game, { ...this.head.record, entries: this.log.slice(0, steps).map(({ entry }) => entry) });
    if (isRefusal(match)) throw new Error(`${match.refused} ${JSON.stringify(match.about)}`);
    return match as Match<never>;
  }

  /** The entry of this step has the key, or it was a draft that a later one of the same seat has replaced. */
  holds(step: number, key: string): boolean {
    const kept = this.log[step - 1];
    return kept !== undefined && (keysOf(kept).includes(key) || 'superseded' in kept.entry);
  }

  settle(): void {
    while (this.asked.some((wishes) => wishes.length > 0)) for (let node = 0; node < NODES; node++) this.answer(node, 'well');
    for (let node = 0; node < NODES; node++) {
      this.read(node);
      while (this.reads[node]!.length > 0) this.catchUp(node);
    }
    if (this.asked.some((wishes) => wishes.length > 0)) this.settle();
  }

  private receive(watcher: Watcher, message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (message.observation !== null) this.see(watcher, message.observation.step, message.observation.view as Record<string, Json>);
        return;
      case 'frame':
        must(message.frame.step === watcher.step + 1, 'a frame is missing or came twice');
        return this.see(watcher, message.frame.step, applyChanges(watcher.view, toViewerFrame(message).view));
      case 'ack':
        must(this.holds(message.step, message.key), 'acknowledged, and not in the log');
        this.acknowledged.push({ key: message.key, step: message.step });
        return;
      case 'refused':
        this.refused.push(message.refusal.refused);
    }
  }

  private see(watcher: Watcher, step: number, view: Record<string, Json>): void {
    must(step <= this.log.length, 'seen before it was stored');
    watcher.step = step;
    watcher.view = view;
  }
}

const node = fc.nat({ max: NODES - 1 });
const act = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('move' as const), node, who: fc.nat({ max: 2 }), pick: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resend' as const), node }) },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      node,
      how: fc.constantFrom('well', 'well', 'well', 'failed', 'unheard'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('read' as const), node }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('catch-up' as const), node }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wake' as const), node }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lead' as const), node, leading: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), node }) },
);

it.each([thatsNotAHat, mascarade, fotomania, picturePerfect] as AnyGame[])(
  'nodes that share a table of $id agree: no move twice, no acknowledged move lost, and every client sees what one node would show',
  (game) => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 10, maxLength: 100 }), (acts) => {
        const cluster = new SimulatedCluster(game);
        const sent: { handle: string; message: ClientMessage }[] = [];
        for (const one of acts) {
          switch (one.do) {
            case 'move': {
              const { running } = cluster.rooms[one.node]!;
              const moves = game.legalMoves(game.view(running!.stored.state, one.who), one.who);
              if (moves.length === 0) break;
              const move = moves[one.pick % moves.length] as Json;
              const message = { type: 'move', step: running!.stored.step, key: `k${sent.length}`, move } as const;
              sent.push({ handle: PEOPLE[one.who]!, message });
              cluster.say(one.node, PEOPLE[one.who]!, message);
              break;
            }
            case 'resend': {
              const last = sent.at(-1);
              if (last !== undefined) cluster.say(one.node, last.handle, last.message);
              break;
            }
            case 'answer':
              cluster.answer(one.node, one.how);
              break;
            case 'read':
              cluster.read(one.node);
              break;
            case 'catch-up':
              cluster.catchUp(one.node);
              break;
            case 'wake':
              cluster.wake(one.node);
              break;
            case 'lead':
              cluster.input(one.node, { type: 'leadership', isLeader: one.leading });
              break;
            case 'crash':
              cluster.open(one.node);
          }
        }
        cluster.settle();
        const keys = cluster.log.flatMap(({ key }) => (key === undefined ? [] : [key]));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { key, step } of cluster.acknowledged) {
          expect(cluster.holds(step, key)).toBe(true);
        }
        const match = cluster.match();
        for (const { node: at, handle, step, view } of cluster.watchers.values()) {
          const viewer: Viewer = handle === 'eve' ? 'spectator' : PEOPLE.indexOf(handle);
          const shown = cluster.rooms[at]!.running!;
          expect(step).toBe(cluster.log.length);
          expect(view).toEqual(JSON.parse(JSON.stringify(observe(match, viewer).view)));
          expect(shown.latest).toBe(shown.stored);
          expect(shown.inFlight).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  },
);

it('a table that does not lead runs no bots and clocks', () => {
  const cluster = new SimulatedCluster(mascarade);
  for (const [seat, handle] of PEOPLE.entries()) {
    cluster.say(1, handle, { type: 'move', step: cluster.log.length, key: `r${seat}`, move: { do: 'ready' } });
    cluster.answer(1, 'well');
  }
  expect(cluster.wakeAt[1]).toBeNull();
  cluster.read(0);
  cluster.catchUp(0);
  expect(cluster.wakeAt[0]).not.toBeNull();
  cluster.input(0, { type: 'leadership', isLeader: false });
  expect(cluster.wakeAt[0]).toBeNull();
  cluster.input(1, { type: 'leadership', isLeader: true });
  cluster.wake(1);
  cluster.answer(1, 'well');
  expect(cluster.log.at(-1)?.entry).toMatchObject({ seat: 3 });
});
