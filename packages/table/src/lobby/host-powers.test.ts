import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';
import { HOST_GRACE_MS } from './lobby.ts';

/** Ann hosts a correspondence match against Bob; both have gone, and the spectator Eve comes with the table code. */
function correspondence() {
  const table = new TestTable({ settings: { timeControl: 'hours-8' } });
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  table.send(bob, { type: 'sit' });
  table.send(ann, { type: 'start' });
  for (const connection of [ann, bob]) table.input({ type: 'disconnect', connection });
  const eve = table.arrive('eve');
  return { table, eve };
}

/** Lets the grace period of an absent host pass. */
function waitForHost(table: TestTable): void {
  table.now += HOST_GRACE_MS + 1;
  table.input({ type: 'wake' });
}

describe('host powers', () => {
  it('never pass to a spectator, who gets no seat code and no hand', () => {
    const { table, eve } = correspondence();
    waitForHost(table);
    expect(table.room.host).toBe('ann');
    for (const message of [
      { type: 'remove-player', handle: 'bob' },
      { type: 'stand-in', handle: 'bob' },
      { type: 'settings', settings: { lateJoin: 'open' } },
      { type: 'remove-spectator', handle: 'bob' },
    ] as const)
      expect(table.refusal(table.send(eve, message))).toBe('not-the-host');
    for (const [seat, handle] of ['ann', 'bob'].entries()) {
      expect(table.refusal(table.send(eve, { type: 'seat-code', handle }))).toBe('not-your-seat');
      expect(table.refusal(table.send(eve, { type: 'request-seat', seat }))).toBe('no-bot-there');
    }
    expect(table.saved.meta.seatCodes).toEqual([]);
    expect(table.last(eve, 'table').seat).toBeNull();
  });

  it('stay with the host of a correspondence match who owns a seat, although a seated player is connected', () => {
    const { table } = correspondence();
    table.arrive('bob');
    waitForHost(table);
    expect(table.room.host).toBe('ann');
    expect(table.wakeAt).toBeGreaterThan(table.now + HOST_GRACE_MS);
  });

  it('pass on in a correspondence match whose host has given up the seat', () => {
    const { table } = correspondence();
    table.input({ type: 'leave', handle: 'ann' });
    table.arrive('bob');
    waitForHost(table);
    expect(table.room.host).toBe('bob');
  });

  it('pass at once to a spectator who sits down after the host was away too long', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    table.input({ type: 'disconnect', connection: ann });
    waitForHost(table);
    expect(table.room.host).toBe('ann');
    expect(table.wakeAt).toBeNull();
    table.send(bob, { type: 'sit' });
    table.sleep();
    expect(table.room.host).toBe('bob');
  });

  it('pass to a seated player who is connected to another node, and to no spectator there', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    table.send(bob, { type: 'sit' });
    table.input({ type: 'disconnect', connection: bob });
    table.arrive('cid');
    table.input({ type: 'disconnect', connection: ann });
    table.input({ type: 'presence', node: 'other', handles: ['dot'] });
    waitForHost(table);
    expect(table.room.host).toBe('ann');
    table.input({ type: 'presence', node: 'other', handles: ['dot', 'bob'] });
    table.sleep();
    expect(table.room.host).toBe('bob');
  });

  it('go back to the shared screen when nobody else is seated', () => {
    const table = new TestTable({ sharedScreen: true });
    const screen = table.arrive('ann');
    const bob = table.arrive('bob');
    table.send(bob, { type: 'sit' });
    table.send(bob, { type: 'leave-seat' });
    expect(table.last(screen, 'table').table.host).toBe('ann');
    expect(table.refusal(table.send(bob, { type: 'add-bot', level: 'easy' }))).toBe('not-the-host');
  });
});
