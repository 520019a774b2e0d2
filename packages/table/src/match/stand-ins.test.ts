import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';
import { AGENT_SILENCE_MS } from './stand-ins.ts';

/** Ann hosts a match with Bob and a bot, and Bob is disconnected. */
function bobAway(settings: NonNullable<ConstructorParameters<typeof TestTable>[0]>['settings'] = {}, game = 'thats-not-a-hat') {
  const table = new TestTable({ game, settings: { lateJoin: 'open', ...settings }, bots: ['easy'] });
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  table.send(bob, { type: 'sit' });
  table.send(ann, { type: 'start' });
  const leave = () => table.input({ type: 'disconnect', connection: bob });
  return { table, ann, bob, leave };
}

const BOB = 2;
/** A match of it is not over after a few bad moves. */
const LONG_GAME = 'fotomania';

/** Ann and the bots move until this many steps are stored. */
function playTo(table: TestTable, ann: number, steps: number): void {
  for (let tries = 0; (table.match?.entries.length ?? 0) < steps && tries < 200; tries++) {
    const waiting = table.last(ann, 'table').table.phase === 'playing' && table.visibleTo(ann)?.waiting.includes(0) === true;
    if (waiting) table.moveOn(ann);
    else table.sleep();
  }
}

describe('an absent player', () => {
  it('is replaced by a bot when the host says so, and not while connected', () => {
    const { table, ann, leave } = bobAway();
    expect(table.refusal(table.send(ann, { type: 'stand-in', handle: 'bob' }))).toBe('still-connected');
    expect(table.refusal(table.send(ann, { type: 'stand-in', handle: 'eve' }))).toBe('not-seated');
    leave();
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    expect(table.last(ann, 'table').table.seats[BOB]).toMatchObject({ kind: 'bot', owner: { handle: 'bob' } });
    expect(table.saved.handedOver).toBe(true);
  });

  it('takes the seat back with one message, and reads what was done to it', () => {
    const { table, ann, leave } = bobAway({}, LONG_GAME);
    leave();
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    playTo(table, ann, 8);
    const moves = table.match!.entries.filter(({ entry }) => 'seat' in entry && entry.seat === BOB).length;
    expect(moves).toBeGreaterThan(0);
    table.reopen();
    const host = table.arrive('ann');
    const bob = table.arrive('bob');
    expect(table.last(bob, 'welcome').seat).toBeNull();
    const bot = (table.last(bob, 'welcome').table.seats[BOB] as { name: string }).name;
    expect(table.last(bob, 'seat-notices').notices).toMatchObject([{ kind: 'bot', by: 'ANN', bot, moves }]);
    table.send(bob, { type: 'request-seat', seat: BOB });
    expect(table.last(host, 'table').table.seats[BOB]).toMatchObject({ kind: 'person', person: { handle: 'bob' } });
    expect(table.last(bob, 'seat-notices').notices).toMatchObject([{ kind: 'bot', moves }, { kind: 'returned' }]);
    expect(table.send(bob, { type: 'sync' })).toMatchObject([{ type: 'observation', events: [] }]);
    table.send(bob, { type: 'notices-read' });
    expect(table.saved.meta.notices).toEqual([]);
  });

  it('keeps the seat reserved: not for a late joiner, not for the host, not by an answer', () => {
    const { table, ann, leave } = bobAway();
    const eve = table.arrive('eve');
    leave();
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    expect(table.refusal(table.send(eve, { type: 'request-seat', seat: BOB }))).toBe('seat-reserved');
    table.send(ann, { type: 'settings', settings: { lateJoin: 'ask' } });
    expect(table.refusal(table.send(eve, { type: 'request-seat', seat: BOB }))).toBe('seat-reserved');
    expect(table.refusal(table.send(ann, { type: 'answer-seat-request', handle: 'eve', accept: true }))).toBe('no-such-seat');
    table.send(ann, { type: 'leave-seat' });
    expect(table.refusal(table.send(ann, { type: 'request-seat', seat: BOB }))).toBe('match-running');
  });

  it('leaves the seat to others by giving it up', () => {
    const { table, ann, leave } = bobAway();
    const eve = table.arrive('eve');
    leave();
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    table.input({ type: 'leave', handle: 'bob' });
    table.send(eve, { type: 'request-seat', seat: BOB });
    expect(table.last(eve, 'table').seat).toBe(BOB);
  });

  it('gets a bot that starts with the present view, also after a restart', () => {
    const { table, ann, bob, leave } = bobAway({}, LONG_GAME);
    const deal = table.room.running!.bots.get(1)!;
    expect(deal.since).toBeNull();
    while (table.match!.entries.length < 4) {
      if (table.visibleTo(ann)?.waiting.some((seat) => seat !== 1) === true) table.moveOn(ann, bob);
      else table.sleep();
    }
    leave();
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    const since = table.match!.entries.length;
    const fresh = table.room.running!.bots.get(BOB)!;
    expect(fresh.since).toBe(since);
    const whole = table.room.running!.bots.get(1)!.player.memory;
    expect(JSON.stringify(fresh.player.memory).length).toBeLessThan(JSON.stringify(whole).length);
    playTo(table, ann, since + 3);
    const { memory } = table.room.running!.bots.get(BOB)!.player;
    table.reopen();
    expect(table.room.running!.bots.get(BOB)!.player.memory).toEqual(memory);
  });

  it('is not replaced in a correspondence match', () => {
    const { table, ann, leave } = bobAway({ timeControl: 'day', absent: 'minutes-1' });
    leave();
    expect(table.refusal(table.send(ann, { type: 'stand-in', handle: 'bob' }))).toBe('not-by-correspondence');
    table.now += 2 * 60_000;
    table.input({ type: 'wake' });
    expect(table.room.occupants[BOB]).toMatchObject({ kind: 'person' });
  });

  it('is replaced automatically after the minutes the host chose, counted while others are connected', () => {
    const { table, ann, leave } = bobAway({ absent: 'minutes-3' });
    leave();
    table.now += 2 * 60_000;
    table.input({ type: 'disconnect', connection: ann });
    table.now += 60 * 60_000;
    const host = table.arrive('ann');
    table.input({ type: 'wake' });
    expect(table.room.occupants[BOB]).toMatchObject({ kind: 'person' });
    table.now += 3 * 60_000;
    table.input({ type: 'wake' });
    expect(table.last(host, 'table').table.seats[BOB]).toMatchObject({ kind: 'bot', owner: { handle: 'bob' } });
    expect(table.last(table.arrive('bob'), 'seat-notices').notices).toMatchObject([{ kind: 'bot', by: null }]);
  });

  it('who comes back in time is not replaced', () => {
    const { table, leave } = bobAway({ absent: 'minutes-1' });
    leave();
    table.now += 50_000;
    table.arrive('bob');
    table.now += 60 * 60_000;
    table.input({ type: 'wake' });
    expect(table.room.occupants[BOB]).toMatchObject({ kind: 'person' });
  });

  it('keeps the name, so that nobody can impersonate them', () => {
    const { table, ann, leave } = bobAway();
    leave();
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    const eve = table.arrive('eve');
    table.input({ type: 'person-changed', person: { handle: 'eve', name: 'Bob', avatar: 'cloche' } });
    table.send(eve, { type: 'chat', text: 'hello' });
    expect(table.last(ann, 'chat').line.from.name).not.toBe('Bob');
  });

  it('cannot be removed as a spectator while a bot plays for them', () => {
    const { table, ann, leave } = bobAway();
    leave();
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    table.arrive('bob');
    expect(table.refusal(table.send(ann, { type: 'remove-spectator', handle: 'bob' }))).toBe('already-seated');
  });

  it('still owns the seat in a rematch', () => {
    const { table, ann, leave } = bobAway();
    leave();
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    for (let steps = 0; table.room.phase === 'playing' && steps < 500; steps++) playTo(table, ann, table.match!.entries.length + 1);
    table.send(ann, { type: 'rematch' });
    expect(table.room.occupants[BOB]).toMatchObject({ kind: 'bot', owner: { handle: 'bob' } });
    expect(table.room.running!.bots.get(BOB)!.since).toBeNull();
    const bob = table.arrive('bob');
    table.send(bob, { type: 'request-seat', seat: BOB });
    expect(table.last(bob, 'table').seat).toBe(BOB);
  });
});

describe('an agent that stops answering', () => {
  const AGENT = 1;

  /** Ann hosts Fotomania with an agent, whose turn it is. */
  function silentAgent(clock = 0) {
    const table = new TestTable({ game: LONG_GAME, options: { first: AGENT, clock }, settings: { agents: 'open' } });
    const ann = table.arrive('ann');
    const agent = table.arrive('robot', { agent: true });
    table.send(agent, { type: 'sit' });
    table.send(ann, { type: 'start' });
    expect(table.visibleTo(ann)?.waiting).toEqual([AGENT]);
    const wait = (ms: number) => {
      table.now += ms;
      table.input({ type: 'wake' });
    };
    return { table, ann, agent, wait, seated: () => table.last(ann, 'table').table.seats[AGENT] };
  }

  it('is replaced by a bot while another player waits, with everyone told, and takes its seat back', () => {
    const { table, ann, agent, wait, seated } = silentAgent();
    expect(table.wakeAt).toBe(table.now + AGENT_SILENCE_MS);
    wait(AGENT_SILENCE_MS - 1);
    expect(seated()).toMatchObject({ kind: 'person' });
    wait(1);
    expect(seated()).toMatchObject({ kind: 'bot', owner: { handle: 'robot' } });
    expect(table.last(agent, 'table').seat).toBeNull();
    while (table.visibleTo(ann)?.waiting.includes(0) !== true) table.sleep();
    table.send(agent, { type: 'request-seat', seat: AGENT });
    expect(table.last(agent, 'table').seat).toBe(AGENT);
  });

  it('is replaced also where its only answers are illegal moves', () => {
    const { table, agent, wait, seated } = silentAgent();
    for (let tries = 0; tries < 100; tries++) {
      const refused = table.send(agent, { type: 'move', step: 0, key: `k${tries}`, move: { do: 'take', count: -1 } });
      expect(table.refusal(refused)).toBeDefined();
    }
    wait(AGENT_SILENCE_MS - 1);
    expect(seated()).toMatchObject({ kind: 'person' });
    wait(1);
    expect(seated()).toMatchObject({ kind: 'bot' });
  });

  it('is replaced also where its connection is lost, whatever the host chose for absent players', () => {
    const { table, agent, wait, seated } = silentAgent();
    table.input({ type: 'disconnect', connection: agent });
    wait(AGENT_SILENCE_MS);
    expect(seated()).toMatchObject({ kind: 'bot', owner: { handle: 'robot' } });
  });

  it('has the whole time again after each of its moves', () => {
    const { table, ann, agent, wait, seated } = silentAgent();
    for (let moves = 0; moves < 6; moves++) {
      wait(AGENT_SILENCE_MS - 1);
      table.moveOn(agent, ann);
      expect(seated()).toMatchObject({ kind: 'person' });
    }
  });

  it.each([
    ['a clock decides', 30, false],
    ['the other player is away', 0, true],
  ])('keeps its seat where %s', (_, clock, away) => {
    const { table, ann, agent, wait } = silentAgent(clock);
    if (away) table.input({ type: 'disconnect', connection: ann });
    wait(AGENT_SILENCE_MS);
    wait(AGENT_SILENCE_MS);
    expect(table.last(agent, 'table').table.seats[AGENT]).toMatchObject({ kind: 'person' });
  });

  it('does not make a person lose a seat', () => {
    const { table, ann, agent, wait } = silentAgent();
    table.moveOn(agent);
    while (table.visibleTo(ann)?.waiting.includes(AGENT) === true) table.moveOn(agent);
    wait(AGENT_SILENCE_MS * 10);
    expect(table.last(agent, 'table').table.seats[0]).toMatchObject({ kind: 'person' });
  });
});

describe('a removed player', () => {
  it('keeps the hand private: a bot plays it, and nobody sits down there in this match', () => {
    const { table, ann, bob } = bobAway();
    const eve = table.arrive('eve');
    table.send(ann, { type: 'remove-player', handle: 'bob' });
    expect(table.last(bob, 'seat-notices').notices).toMatchObject([{ kind: 'removed', by: 'ANN' }]);
    expect(table.refusal(table.send(eve, { type: 'request-seat', seat: BOB }))).toBe('seat-reserved');
    expect(table.refusal(table.send(bob, { type: 'request-seat', seat: BOB }))).toBe('kicked');
    table.reopen();
    const again = table.arrive('eve');
    expect(table.refusal(table.send(again, { type: 'request-seat', seat: BOB }))).toBe('seat-reserved');
  });
});

describe('notices about a seat', () => {
  it('are bounded, oldest dropped first, those about another device last', () => {
    const { table, ann, leave } = bobAway();
    leave();
    const moved = { handle: 'bob', notice: { kind: 'moved', at: 0, by: 'DOT' } } as const;
    table.room.meta = { ...table.room.meta, notices: [moved] };
    for (let times = 0; times < 30; times++) {
      table.send(ann, { type: 'stand-in', handle: 'bob' });
      const bob = table.arrive('bob');
      table.send(bob, { type: 'request-seat', seat: BOB });
      table.input({ type: 'disconnect', connection: bob });
    }
    expect(table.saved.meta.notices).toHaveLength(12);
    expect(table.saved.meta.notices).toContainEqual(moved);
  });

  it('of one person are not pushed out by those of many others', () => {
    const { table, ann, leave } = bobAway();
    leave();
    const returned = { kind: 'returned', at: 0 } as const;
    const others = Array.from({ length: 95 }, (_, i) => ({ handle: `guest${i % 8}`, notice: returned }));
    table.room.meta = { ...table.room.meta, notices: [{ handle: 'bob', notice: returned }, ...others] };
    table.send(ann, { type: 'stand-in', handle: 'bob' });
    const { notices } = table.saved.meta;
    expect(notices).toHaveLength(96);
    expect(notices.filter(({ handle }) => handle === 'bob').map(({ notice }) => notice.kind)).toEqual(['returned', 'bot']);
  });

  it('written by another node are sent to an owner who is connected here', () => {
    const { table, ann } = bobAway();
    const { saved } = table;
    table.send(ann, { type: 'remove-player', handle: 'bob' });
    const removed = table.saved;
    table.saved = saved;
    table.reopen();
    const bob = table.arrive('bob');
    table.input({ type: 'table-saved-elsewhere', table: removed });
    expect(table.last(bob, 'seat-notices').notices).toMatchObject([{ kind: 'removed' }]);
    expect(table.room.running!.bots.get(BOB)).toBeDefined();
  });
});
