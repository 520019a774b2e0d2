import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';
import { SEAT_CODE_MS } from './seat-codes.ts';

/** A shared screen, opened by Ann's laptop, and two phones. */
function party() {
  const table = new TestTable({ sharedScreen: true });
  const screen = table.arrive('ann');
  const bob = table.arrive('bob');
  const cid = table.arrive('cid');
  table.send(bob, { type: 'sit' });
  table.send(cid, { type: 'sit' });
  return { table, screen, bob, cid };
}

describe('a shared screen', () => {
  it('takes no seat and keeps host powers beside the first player who sits down', () => {
    const { table, screen, bob, cid } = party();
    expect(table.last(screen, 'table')).toMatchObject({ seat: null, table: { host: 'bob', sharedScreen: 'ann' } });
    table.send(bob, { type: 'add-bot', level: 'easy' });
    table.send(screen, { type: 'start' });
    expect(table.last(screen, 'observation').observation.step).toBe(0);
    expect(table.refusal(table.send(cid, { type: 'settings', settings: { spectators: 'off' } }))).toBe('not-the-host');
  });

  it('sees the public view although spectators see nothing', () => {
    const { table, screen, bob, cid } = party();
    table.send(screen, { type: 'settings', settings: { spectators: 'off' } });
    table.send(screen, { type: 'start' });
    table.moveOn(bob, cid);
    expect(table.last(screen, 'frame').frame.step).toBe(1);
  });

  it('can be the host’s own device', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    table.send(bob, { type: 'sit' });
    table.send(ann, { type: 'become-shared-screen' });
    expect(table.last(ann, 'table')).toMatchObject({ seat: null, table: { host: 'bob', sharedScreen: 'ann' } });
  });
});

describe('two phones at one seat', () => {
  it('show the same hand, and a move from either counts once for both', () => {
    const { table, screen, bob, cid } = party();
    const second = table.arrive('bob');
    table.send(screen, { type: 'start' });
    expect(table.last(second, 'observation')).toEqual(table.last(bob, 'observation'));
    for (let turn = 0; turn < 6; turn++) table.moveOn(...(turn % 2 === 0 ? [second, cid] : [bob, cid]));
    expect(table.last(second, 'frame')).toEqual(table.last(bob, 'frame'));
    expect(table.match?.entries).toHaveLength(6);
  });
});

/** The shared screen asks for the code of a seat, and the phone of its owner agrees. */
function codeFor({ table, screen }: Pick<ReturnType<typeof party>, 'table' | 'screen'>, handle: string, phone: number): string {
  table.send(screen, { type: 'seat-code', handle });
  table.send(phone, { type: 'consent', agrees: true });
  return table.last(screen, 'seat-code').code;
}

describe('a seat code', () => {
  it('moves the seat to another phone, and notifies the old one', () => {
    const { table, screen, bob, cid } = party();
    table.send(screen, { type: 'start' });
    const code = codeFor({ table, screen }, 'bob', bob);
    const other = table.arrive('dot');
    table.send(other, { type: 'claim-seat', code: code.toLowerCase() });
    expect(table.last(other, 'table')).toMatchObject({ seat: 0, table: { host: 'dot' } });
    expect(table.last(bob, 'table').seat).toBeNull();
    expect(table.last(bob, 'refused').refusal.refused).toBe('seat-moved');
    expect(table.last(bob, 'seat-notices').notices).toMatchObject([{ kind: 'moved', by: 'DOT' }]);
    const [answer] = table.send(other, { type: 'sync' });
    expect(answer).toMatchObject({ type: 'observation', observation: { step: 0 } });
    table.moveOn(other, cid);
    expect(table.match?.entries).toHaveLength(1);
  });

  it('brings nobody beside a player who has blocked them', () => {
    const { table, screen, bob } = party();
    const code = codeFor({ table, screen }, 'bob', bob);
    const dot = table.arrive('dot');
    table.input({ type: 'blocks-changed', handle: 'dot', blocks: { blocked: [], blockedBy: ['cid'] } });
    expect(table.refusal(table.send(dot, { type: 'claim-seat', code }))).toBe('bad-seat-code');
    expect(table.last(bob, 'table').seat).toBe(0);
  });

  it('works once, for five minutes, and also after a restart', () => {
    const { table, screen, bob, cid } = party();
    const codes = [codeFor({ table, screen }, 'bob', bob), codeFor({ table, screen }, 'cid', cid)];
    table.reopen();
    const [dot, eve] = ['dot', 'eve'].map((name) => table.arrive(name)) as [number, number];
    table.send(dot, { type: 'claim-seat', code: codes[0]! });
    expect(table.last(dot, 'table').seat).toBe(0);
    expect(table.refusal(table.send(eve, { type: 'claim-seat', code: codes[0]! }))).toBe('bad-seat-code');
    table.now += SEAT_CODE_MS;
    expect(table.refusal(table.send(eve, { type: 'claim-seat', code: codes[1]! }))).toBe('bad-seat-code');
  });

  it('cannot be guessed quickly', () => {
    const { table } = party();
    const eve = table.arrive('eve');
    const answers = Array.from({ length: 7 }, () => table.refusal(table.send(eve, { type: 'claim-seat', code: 'AAAAA' })));
    expect(answers.at(-1)).toBe('too-many-messages');
    table.now += 10_000;
    expect(table.refusal(table.send(eve, { type: 'claim-seat', code: 'AAAAA' }))).toBe('bad-seat-code');
  });

  it('is void after forty wrong ones, from any number of people', () => {
    const { table, bob } = party();
    table.send(bob, { type: 'seat-code', handle: 'bob' });
    const { code } = table.last(bob, 'seat-code');
    for (let guest = 0; guest < 10; guest++) {
      const connection = table.arrive(`guest ${guest}`);
      for (let guess = 0; guess < 4; guess++) table.send(connection, { type: 'claim-seat', code: 'AAAAA' });
    }
    expect(table.refusal(table.send(table.arrive('dot'), { type: 'claim-seat', code }))).toBe('bad-seat-code');
    expect(table.saved.meta.seatCodes).toEqual([]);
  });

  it('exists only for seats of people, made by the owner or the shared screen', () => {
    const { table, screen, bob, cid } = party();
    table.send(screen, { type: 'add-bot', level: 'easy' });
    expect(table.refusal(table.send(screen, { type: 'seat-code', handle: 'eve' }))).toBe('not-seated');
    expect(table.refusal(table.send(cid, { type: 'seat-code', handle: 'bob' }))).toBe('not-your-seat');
    expect(table.refusal(table.send(bob, { type: 'seat-code', handle: 'cid' }))).toBe('not-your-seat');
    expect(table.refusal(table.send(bob, { type: 'consent', agrees: true }))).toBe('not-your-seat');
    table.send(cid, { type: 'seat-code', handle: 'cid' });
    expect(table.last(cid, 'seat-code').seat).toBe(1);
    expect([screen, bob].every((other) => table.received.get(other)!.every(({ type }) => type !== 'seat-code'))).toBe(true);
  });

  it('is not made by the host of an ordinary table for another player, connected or not', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    table.send(bob, { type: 'sit' });
    table.send(ann, { type: 'start' });
    expect(table.refusal(table.send(ann, { type: 'seat-code', handle: 'bob' }))).toBe('not-your-seat');
    table.input({ type: 'disconnect', connection: bob });
    expect(table.refusal(table.send(ann, { type: 'seat-code', handle: 'bob' }))).toBe('not-your-seat');
  });

  it('is not shown on the screen before the owner’s phone agrees, and not after it declined', () => {
    const { table, screen, bob, cid } = party();
    table.send(screen, { type: 'start' });
    table.send(screen, { type: 'seat-code', handle: 'cid' });
    expect(table.last(cid, 'table').table.codeRequests).toEqual([{ seat: 1, declined: false }]);
    expect(table.refusal(table.send(bob, { type: 'consent', agrees: true }))).toBe('not-your-seat');
    table.send(cid, { type: 'consent', agrees: false });
    expect(table.last(screen, 'table').table.codeRequests).toEqual([{ seat: 1, declined: true }]);
    expect(table.refusal(table.send(cid, { type: 'consent', agrees: true }))).toBe('not-your-seat');
    expect(table.saved.meta.seatCodes).toEqual([]);
  });

  it('is made by the screen at once for a disconnected phone, and its owner gets a notice', () => {
    const { table, screen, cid } = party();
    table.send(screen, { type: 'start' });
    table.input({ type: 'disconnect', connection: cid });
    table.send(screen, { type: 'seat-code', handle: 'cid' });
    table.send(table.arrive('dot'), { type: 'claim-seat', code: table.last(screen, 'seat-code').code });
    const again = table.arrive('cid');
    expect(table.last(again, 'seat-notices').notices).toMatchObject([{ kind: 'code' }, { kind: 'moved', by: 'DOT' }]);
    expect(table.last(again, 'welcome').seat).toBeNull();
  });

  it('is not made by the screen for a player it has removed, nor in a correspondence match', () => {
    const { table, screen, cid } = party();
    table.send(screen, { type: 'start' });
    table.send(screen, { type: 'remove-player', handle: 'cid' });
    table.input({ type: 'disconnect', connection: cid });
    expect(table.refusal(table.send(screen, { type: 'seat-code', handle: 'cid' }))).toBe('not-seated');
    const other = party();
    other.table.send(other.screen, { type: 'settings', settings: { timeControl: 'day' } });
    other.table.send(other.screen, { type: 'start' });
    other.table.input({ type: 'disconnect', connection: other.cid });
    expect(other.table.refusal(other.table.send(other.screen, { type: 'seat-code', handle: 'cid' }))).toBe('not-by-correspondence');
  });

  it('made by one node is shown on a screen that is connected to another', () => {
    const { table, screen, cid } = party();
    table.send(screen, { type: 'seat-code', handle: 'cid' });
    const { saved } = table;
    table.send(cid, { type: 'consent', agrees: true });
    const { code } = table.last(screen, 'seat-code');
    const agreed = table.saved;
    table.saved = saved;
    table.reopen();
    const elsewhere = table.arrive('ann');
    table.input({ type: 'table-saved-elsewhere', table: agreed });
    expect(table.last(elsewhere, 'seat-code')).toMatchObject({ seat: 1, code });
  });
});

describe('a late joiner', () => {
  it('takes over a bot in a running match and receives nothing of its memory', () => {
    const { table, screen, bob, cid } = party();
    table.send(screen, { type: 'add-bot', level: 'sharp' });
    table.send(screen, { type: 'start' });
    const dot = table.arrive('dot');
    const before = table.received.get(dot)!.length;
    table.send(dot, { type: 'request-seat', seat: 2 });
    expect(table.last(dot, 'table').seat).toBe(2);
    expect(
      table.received
        .get(dot)!
        .slice(before)
        .map(({ type }) => type),
    ).toEqual(['table']);
    expect(table.send(dot, { type: 'sync' })).toMatchObject([{ type: 'observation', events: [] }]);
    expect(table.room.running?.bots.size).toBe(0);
    table.reopen();
    const here = [bob, cid, dot].map((_, seat) => table.arrive(['bob', 'cid', 'dot'][seat]!));
    for (let turn = 0; turn < 3; turn++) table.moveOn(...here);
    expect(table.match?.entries).toHaveLength(3);
    expect(table.refusal(table.send(table.arrive('eve'), { type: 'request-seat', seat: 2 }))).toBe('no-bot-there');
  });

  it('goes back to their old seat, and sees no other hand of that match, also after the table slept', () => {
    const { table, screen, bob } = party();
    for (const level of ['easy', 'easy'] as const) table.send(screen, { type: 'add-bot', level });
    table.send(screen, { type: 'start' });
    const dot = table.arrive('dot');
    table.send(dot, { type: 'request-seat', seat: 2 });
    for (const guest of [bob, dot]) {
      table.send(guest, { type: 'leave-seat' });
      expect(table.refusal(table.send(guest, { type: 'request-seat', seat: 3 }))).toBe('match-running');
    }
    table.reopen();
    for (const [name, own] of [
      ['bob', 0],
      ['dot', 2],
    ] as const) {
      const guest = table.arrive(name);
      expect(table.refusal(table.send(guest, { type: 'request-seat', seat: 3 }))).toBe('match-running');
      table.send(guest, { type: 'request-seat', seat: own });
      expect(table.last(guest, 'table').seat).toBe(own);
    }
  });

  it('sees no second hand by a seat code, nor by an answer to an earlier request', () => {
    const table = new TestTable({ bots: ['easy', 'easy'] });
    const ann = table.arrive('ann');
    const [bob, cid] = ['bob', 'cid'].map((name) => table.arrive(name)) as [number, number];
    table.send(bob, { type: 'sit' });
    table.send(ann, { type: 'start' });
    table.send(cid, { type: 'request-seat', seat: 1 });
    table.send(bob, { type: 'seat-code', handle: 'bob' });
    table.send(cid, { type: 'claim-seat', code: table.last(bob, 'seat-code').code });
    table.send(cid, { type: 'leave-seat' });
    table.send(ann, { type: 'answer-seat-request', handle: 'cid', accept: true });
    expect(table.last(cid, 'table').seat).toBeNull();
    table.send(ann, { type: 'seat-code', handle: 'ann' });
    expect(table.refusal(table.send(cid, { type: 'claim-seat', code: table.last(ann, 'seat-code').code }))).toBe('match-running');
  });

  it('needs the host’s answer where the settings say so, and receives yes or no', () => {
    const table = new TestTable({ bots: ['easy', 'easy'] });
    const ann = table.arrive('ann');
    const [bob, cid] = ['bob', 'cid'].map((name) => table.arrive(name)) as [number, number];
    table.send(ann, { type: 'start' });
    table.send(bob, { type: 'request-seat', seat: 1 });
    table.send(cid, { type: 'request-seat', seat: 1 });
    expect(table.last(ann, 'table').table.seatRequests.map(({ person, seat }) => [person.handle, seat])).toEqual([
      ['bob', 1],
      ['cid', 1],
    ]);
    expect(table.refusal(table.send(bob, { type: 'answer-seat-request', handle: 'bob', accept: true }))).toBe('not-the-host');
    table.send(ann, { type: 'answer-seat-request', handle: 'bob', accept: true });
    expect(table.last(bob, 'table').seat).toBe(1);
    table.send(ann, { type: 'answer-seat-request', handle: 'cid', accept: true });
    expect(table.last(cid, 'table')).toMatchObject({ seat: null, table: { seatRequests: [] } });
  });
});
