import { GAMES } from '@parlour/games/rules-catalogue';
import { type AnyGame, isOver, type Json, sameJson } from '@parlour/kernel';
import type { ClientMessage } from '@parlour/protocol';
import { TestTable } from '@parlour/table/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { connectTable, type TableClient } from './table-client.ts';
import type { TransportListener as Wire } from './transport.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dot'] as const;
const MAX_LINES = 8;

/** One page at the table, and a delayed connection. */
interface Line {
  readonly connection: number;
  readonly handle: string;
  readonly client: TableClient;
  readonly wire: Wire;
  readonly unsaid: ClientMessage[];
  /** How many of the table's messages have arrived. */
  come: number;
}

const pick = fc.nat({ max: 99 });
const act = fc.oneof(
  { weight: 34, arbitrary: fc.record({ do: fc.constant('move' as const), who: pick, which: pick }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('up' as const), who: pick }) },
  { weight: 14, arbitrary: fc.record({ do: fc.constant('down' as const), who: pick, count: fc.nat({ max: 4 }) }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('store' as const), well: fc.nat({ max: 9 }).map((n) => n > 0) }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('sleep' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(50, 5000, 61_000) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('come' as const), who: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('go' as const), who: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      who: pick,
      message: fc.oneof(
        fc.constantFrom<ClientMessage>({ type: 'leave-seat' }, { type: 'sit' }, { type: 'start' }, { type: 'rematch' }, { type: 'sync' }),
        fc.record({ type: fc.constant('request-seat' as const), seat: fc.nat({ max: 3 }) }),
        fc.record({ type: fc.constant('stand-in' as const), handle: fc.constantFrom(...PEOPLE) }),
        fc.record({
          type: fc.constant('settings' as const),
          settings: fc.record({ spectators: fc.constantFrom('open' as const, 'delayed' as const, 'off' as const) }),
        }),
      ),
    }),
  },
);

class RandomMatch {
  readonly table: TestTable;
  /** Wrong views: too much or too little. */
  readonly wrong: object[] = [];
  private lines: Line[] = [];
  private keys = 0;

  constructor(game: AnyGame) {
    const bots = Array.from({ length: Math.max(1, game.seats.min - 2) }, () => 'easy' as const);
    this.table = new TestTable({ game: game.id, bots, settings: { lateJoin: 'open' } });
    this.table.automatic = false;
    for (const handle of PEOPLE) this.come(handle);
    for (const { client, handle } of this.lines) if (handle !== 'dot') client.send({ type: 'sit' });
    this.settle();
    this.host?.client.send({ type: 'start' });
    this.compare();
  }

  do(one: typeof act extends fc.Arbitrary<infer Act> ? Act : never): void {
    const { table } = this;
    switch (one.do) {
      case 'move':
        return this.move(one.who, one.which);
      case 'up':
        return this.up(this.lineOf(one.who));
      case 'down':
        return this.down(this.lineOf(one.who), one.count);
      case 'store':
        return this.answer(one.well);
      case 'sleep':
        return table.wakeAt === null ? undefined : table.sleep();
      case 'wait':
        table.now += one.ms;
        return;
      case 'come':
        return this.lines.length < MAX_LINES ? this.come(PEOPLE[one.who % PEOPLE.length] as string) : undefined;
      case 'go':
        return this.lines.length > 1 ? this.go(this.lineOf(one.who)) : undefined;
      case 'crash':
        return this.crash();
      case 'look':
        return this.compare();
      case 'say': {
        const isForHosts =
          one.message.type === 'settings' ||
          one.message.type === 'stand-in' ||
          one.message.type === 'start' ||
          one.message.type === 'rematch';
        ((isForHosts ? this.host : undefined) ?? this.lineOf(one.who)).client.send(one.message);
      }
    }
  }

  /** Once nothing is in flight, everyone sees what they may see, and nothing else. */
  compare(): void {
    this.settle();
    for (const { connection, client, handle } of this.lines) {
      const { observation } = client.store.getState();
      const { msLeft: _left, ...sees } = observation ?? { msLeft: null };
      const may = this.table.visibleTo(connection);
      const isRight = may === null ? observation === null || observation.over !== null : sameJson(sees, may);
      if (!isRight) this.wrong.push({ handle, sees, may });
    }
  }

  private get host(): Line | undefined {
    return this.lines.find(({ handle }) => handle === this.table.room.host);
  }

  private lineOf(who: number): Line {
    return this.lines[who % this.lines.length] as Line;
  }

  private come(handle: string): void {
    const unsaid: ClientMessage[] = [];
    const wires: Wire[] = [];
    const client = connectTable(
      (wire) => {
        wires.push(wire);
        return { send: (message) => unsaid.push(message), close: () => undefined };
      },
      { now: () => this.table.now, freshKey: () => `key ${++this.keys}` },
    );
    this.lines.push({ connection: this.table.arrive(handle), handle, client, wire: wires[0] as Wire, unsaid, come: 0 });
  }

  private go(line: Line): void {
    this.lines = this.lines.filter((each) => each !== line);
    this.table.input({ type: 'disconnect', connection: line.connection });
  }

  private crash(): void {
    const there = this.lines.map(({ handle }) => handle);
    this.lines = [];
    this.table.wakeAt = null;
    this.table.reopen();
    for (const handle of there) this.come(handle);
  }

  /** Stores one request; or fails it, with all that was built on it. */
  private answer(well: boolean): void {
    for (let left = well ? Math.min(1, this.table.asked.length) : this.table.asked.length; left > 0; left--) this.table.store(well);
  }

  private up({ connection, unsaid }: Line): void {
    const message = unsaid.shift();
    if (message !== undefined) this.table.input({ type: 'message', connection, message });
  }

  private down(line: Line, count: number): void {
    const messages = this.table.received.get(line.connection)?.slice(line.come, line.come + count) ?? [];
    line.come += messages.length;
    for (const message of messages) line.wire.message(message);
  }

  /** Delivers everything in flight. */
  private settle(): void {
    for (let busy = true; busy; ) {
      busy = this.table.asked.length > 0;
      while (this.table.asked.length > 0) this.table.store(true);
      for (const line of this.lines) {
        busy ||= line.unsaid.length > 0 || line.come < (this.table.received.get(line.connection)?.length ?? 0);
        while (line.unsaid.length > 0) this.up(line);
        this.down(line, Number.POSITIVE_INFINITY);
      }
    }
  }

  /** A player who has to move does so, at any of their devices. */
  private move(who: number, which: number): void {
    const { game, room } = this.table;
    const { running } = room;
    if (running === null || isOver(running.stored.status)) return;
    const { must, may } = running.stored.status;
    const seats = [...must, ...may];
    const seat = seats[who % seats.length];
    const occupant = seat === undefined ? undefined : room.occupants[seat];
    if (seat === undefined || occupant?.kind !== 'person') return;
    const devices = this.lines.filter(({ handle }) => handle === occupant.person.handle);
    const moves = game.legalMoves(game.view(running.stored.state, seat), seat);
    if (moves.length > 0) devices[which % devices.length]?.client.choose(moves[which % moves.length] as Json);
  }
}

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every page’s view from frames is what its viewer may see, whatever connections, store and people do',
  (_id, game) => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 60, maxLength: 240 }), (acts) => {
        const run = new RandomMatch(game);
        for (const one of acts) run.do(one);
        run.compare();
        expect(run.wrong).toEqual([]);
        expect(run.table.reportedBugs).toEqual([]);
        expect(run.table.prematureAcks).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);
