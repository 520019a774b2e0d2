import { describe, expect, it } from 'vitest';
import { HOST_GRACE_MS } from '../lobby/lobby.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { TestTable } from '../testing.ts';
import { SPECTATOR_DELAY_MS } from './spectators.ts';

function watched(watching: 'open' | 'delayed' | 'off') {
  const table = new TestTable({ settings: { spectators: watching } });
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  const eve = table.arrive('eve');
  table.send(bob, { type: 'sit' });
  table.send(ann, { type: 'start' });
  return { table, ann, bob, eve };
}

/** Every match message sent to this connection. */
function seen(table: TestTable, connection: ConnectionId) {
  return table.received
    .get(connection)!
    .flatMap((message) =>
      message.type === 'frame'
        ? [message.frame.step]
        : message.type === 'observation' || message.type === 'welcome'
          ? (message.observation?.step ?? [])
          : [],
    );
}

describe('an open table', () => {
  it('shows a spectator every step at once', () => {
    const { table, ann, bob, eve } = watched('open');
    table.moveOn(ann, bob);
    expect(seen(table, eve)).toEqual([0, 1]);
  });
});

describe('a table closed to spectators', () => {
  it('sends them nothing of the match, whatever they send', () => {
    const { table, ann, bob, eve } = watched('off');
    table.moveOn(ann, bob);
    expect(table.refusal(table.send(eve, { type: 'sync' }))).toBe('watching-off');
    const again = table.arrive('eve');
    expect([...seen(table, eve), ...seen(table, again)]).toEqual([]);
    expect(seen(table, bob)).toEqual([0, 1]);
  });

  it('is not inherited by a spectator when its host leaves', () => {
    const { table, ann, bob } = watched('off');
    table.input({ type: 'disconnect', connection: ann });
    table.input({ type: 'disconnect', connection: bob });
    table.now += HOST_GRACE_MS;
    table.sleep();
    expect(table.room.host).toBe('ann');
  });

  it('opens in the middle of a match when the host says so', () => {
    const { table, ann, bob, eve } = watched('off');
    table.send(ann, { type: 'settings', settings: { spectators: 'open' } });
    table.moveOn(ann, bob);
    expect(seen(table, eve)).toEqual([0, 1]);
  });

  it('opens also to spectators at other nodes, at once', () => {
    const { table, ann, bob, eve } = watched('off');
    table.moveOn(ann, bob);
    const { settings } = table.room.meta;
    table.input({
      type: 'table-saved-elsewhere',
      table: { ...table.saved, meta: { ...table.room.meta, settings: { ...settings, spectators: 'open' } } },
    });
    expect(seen(table, eve)).toEqual([1]);
  });

  it('shows the result without delay to everyone who may now see it', () => {
    const { table, ann, bob, eve } = watched('off');
    while (table.room.phase === 'playing') table.moveOn(ann, bob);
    expect(seen(table, eve)).toEqual([]);
    table.send(ann, { type: 'settings', settings: { spectators: 'delayed' } });
    expect(seen(table, eve)).toEqual([table.match?.entries.length]);
  });
});

describe('a delayed table', () => {
  it('shows each step when it is old enough, and not before', () => {
    const { table, ann, bob, eve } = watched('delayed');
    const began = table.now;
    table.now += 10_000;
    table.moveOn(ann, bob);
    table.now = began + SPECTATOR_DELAY_MS - 1;
    table.input({ type: 'wake' });
    expect(table.refusal(table.send(eve, { type: 'sync' }))).toBe('watching-late');
    expect(seen(table, eve)).toEqual([]);
    table.now = began + SPECTATOR_DELAY_MS;
    table.input({ type: 'wake' });
    expect(seen(table, eve)).toEqual([0]);
    table.now += 10_000;
    table.input({ type: 'wake' });
    expect(seen(table, eve)).toEqual([0, 1]);
    expect(table.last(eve, 'frame').frame.events.length).toBeGreaterThan(0);
  });

  it('wakes for spectators also where another node leads', () => {
    const { table, ann, bob, eve } = watched('delayed');
    table.input({ type: 'leadership', isLeader: false });
    table.moveOn(ann, bob);
    table.sleep();
    expect(seen(table, eve)).toEqual([0, 1]);
  });

  it('shows no more to a spectator who reconnects, not even after a restart', () => {
    const { table, ann, bob } = watched('delayed');
    table.moveOn(ann, bob);
    table.reopen();
    const eve = table.arrive('eve');
    expect(table.last(eve, 'welcome').observation).toBeNull();
    table.now += SPECTATOR_DELAY_MS;
    table.input({ type: 'wake' });
    expect(seen(table, eve)).toEqual([1]);
  });

  it('delays the view of a player who leaves the seat', () => {
    const { table, bob } = watched('delayed');
    table.send(bob, { type: 'leave-seat' });
    expect(table.refusal(table.send(bob, { type: 'sync' }))).toBe('watching-late');
  });
});

describe('a spectator who is removed', () => {
  it('receives the reason, then receives and sends nothing more, also after reconnecting', () => {
    const { table, ann, bob, eve } = watched('open');
    table.send(eve, { type: 'chat', text: 'buy hats' });
    table.send(ann, { type: 'remove-spectator', handle: 'eve' });
    expect(table.received.get(eve)!.at(-1)).toMatchObject({ type: 'bye', refusal: { refused: 'removed' }, again: false });
    const before = table.received.get(eve)!.length;
    table.moveOn(ann, bob);
    table.send(eve, { type: 'chat', text: 'more hats' });
    expect(table.received.get(eve)).toHaveLength(before);
    table.reopen();
    const again = table.arrive('eve');
    expect(table.received.get(again)!.map(({ type }) => type)).toEqual(['bye']);
    expect(table.room.chat).toEqual([]);
  });

  it('is gone at every node, and from the voice chat', () => {
    const { table, ann, eve } = watched('open');
    table.send(ann, { type: 'settings', settings: { voice: 'everyone' } });
    const voice = (id: string) => ({ type: 'voice', id, speaks: true, muted: false }) as const;
    table.send(ann, voice('a'));
    table.send(eve, voice('e'));
    table.send(ann, { type: 'remove-spectator', handle: 'eve' });
    expect(table.last(ann, 'voice').peers.map(({ id }) => id)).toEqual(['a']);
    const fay = table.arrive('fay');
    const elsewhere = { ...table.saved, meta: { ...table.saved.meta, banned: ['eve', 'fay'] } };
    table.input({ type: 'table-saved-elsewhere', table: elsewhere });
    expect(table.received.get(fay)?.at(-1)).toMatchObject({ type: 'bye', again: false });
    expect([...table.room.connections.values()].map(({ handle }) => handle)).toEqual(['ann', 'bob']);
  });

  it('has no seat, and is removed only by the host', () => {
    const { table, ann, bob } = watched('open');
    expect(table.refusal(table.send(ann, { type: 'remove-spectator', handle: 'bob' }))).toBe('already-seated');
    expect(table.refusal(table.send(bob, { type: 'remove-spectator', handle: 'eve' }))).toBe('not-the-host');
  });
});
