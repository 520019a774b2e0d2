import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';

/** Ann and Bob at a table. */
function pair() {
  const table = new TestTable();
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  table.send(bob, { type: 'sit' });
  return { table, ann, bob };
}

describe('rated and visibility', () => {
  it('are set by the host, sent to everyone and saved', () => {
    const { table, ann, bob } = pair();
    expect(table.refusal(table.send(bob, { type: 'settings', settings: { rated: true } }))).toBe('not-the-host');
    table.send(ann, { type: 'settings', settings: { rated: true, visibility: 'friends' } });
    expect(table.last(bob, 'table').table).toMatchObject({ rated: true, visibility: 'friends' });
    table.reopen();
    expect(table.last(table.arrive('bob'), 'welcome').table).toMatchObject({ rated: true, visibility: 'friends' });
  });

  it('cannot make a running match count', () => {
    const { table, ann } = pair();
    table.send(ann, { type: 'start' });
    expect(table.refusal(table.send(ann, { type: 'settings', settings: { rated: true } }))).toBe('match-running');
    expect(table.refusal(table.send(ann, { type: 'settings', settings: { visibility: 'public' } }))).toBeUndefined();
    expect(table.match?.head.rated).toBeUndefined();
  });

  it('go with the match, and with its handles', () => {
    const { table, ann } = pair();
    table.send(ann, { type: 'settings', settings: { rated: true } });
    table.send(ann, { type: 'start' });
    expect(table.match?.head).toMatchObject({ rated: true, handles: ['ann', 'bob'] });
    expect(table.saved.handedOver).toBeUndefined();
  });

  it('save that a seat was given up, until the next match', () => {
    const { table, ann, bob } = pair();
    table.send(ann, { type: 'start' });
    table.send(bob, { type: 'leave-seat' });
    expect(table.saved.handedOver).toBe(true);
    table.reopen();
    expect(table.room.handedOver).toBe(true);
    while (table.room.phase === 'playing') {
      if (table.room.connections.size === 0) table.arrive('ann');
      table.sleep();
    }
    table.send(table.arrive('ann'), { type: 'rematch' });
    expect(table.saved.handedOver).toBeUndefined();
  });

  it('save that a late joiner took a bot’s seat', () => {
    const { table, ann, bob } = pair();
    table.send(ann, { type: 'settings', settings: { lateJoin: 'open' } });
    table.send(ann, { type: 'start' });
    table.send(bob, { type: 'leave-seat' });
    table.room.handedOver = false;
    table.send(table.arrive('cem'), { type: 'request-seat', seat: 1 });
    expect(table.saved).toMatchObject({ handedOver: true, occupants: [{}, { person: { handle: 'cem' } }] });
  });

  it('never send a handle with the players', () => {
    const { table, ann } = pair();
    table.send(ann, { type: 'start' });
    expect(JSON.stringify(table.match?.head.players)).not.toMatch(/handle|"ann"/);
  });
});

describe('a person who gives up their seat from another page', () => {
  it('leaves the lobby, or a bot in a running match, and their chat stays', () => {
    const { table, ann, bob } = pair();
    table.send(bob, { type: 'chat', text: 'hello' });
    table.send(ann, { type: 'start' });
    table.input({ type: 'leave', handle: 'bob' });
    expect(table.last(ann, 'table').table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(table.room.chat).toHaveLength(1);
    const other = pair();
    other.table.input({ type: 'leave', handle: 'bob' });
    expect(other.table.last(other.ann, 'table').table.seats).toHaveLength(1);
  });

  it('changes nothing where they have no seat', () => {
    const { table } = pair();
    const before = table.saved;
    table.input({ type: 'leave', handle: 'eve' });
    expect(table.saved).toBe(before);
  });
});

describe('a deleted person', () => {
  it('gives up the seat in the lobby, and their chat is deleted', () => {
    const { table, ann, bob } = pair();
    table.send(bob, { type: 'chat', text: 'hello' });
    table.input({ type: 'erase-person', handle: 'bob' });
    expect(table.last(ann, 'table').table.seats).toHaveLength(1);
    expect(table.room.chat).toEqual([]);
    expect(JSON.stringify(table.saved)).not.toContain('bob');
  });

  it('leaves nothing at a table where they have no seat', () => {
    const { table, ann } = pair();
    const share = 'a'.repeat(64);
    const eve = table.arrive('eve');
    table.send(eve, { type: 'sit' });
    table.send(eve, { type: 'share', seedHash: table.last(ann, 'table').table.seedHash, share });
    table.send(ann, { type: 'silence', handle: 'eve', silent: true });
    table.send(ann, { type: 'remove-player', handle: 'eve' });
    expect(JSON.stringify(table.saved)).toContain('eve');
    table.input({ type: 'disconnect', connection: eve });
    table.input({ type: 'erase-person', handle: 'eve' });
    expect(JSON.stringify(table.saved)).not.toContain('eve');
    const again = table.saved;
    table.input({ type: 'erase-person', handle: 'eve' });
    expect(table.saved).toBe(again);
  });

  it('is replaced by a bot in a running match', () => {
    const { table, ann } = pair();
    table.send(ann, { type: 'start' });
    table.input({ type: 'erase-person', handle: 'bob' });
    expect(table.last(ann, 'table').table.seats[1]).toMatchObject({ kind: 'bot' });
  });

  it('passes host powers on', () => {
    const { table, bob } = pair();
    table.input({ type: 'erase-person', handle: 'ann' });
    expect(table.last(bob, 'table').table.host).toBe('bob');
  });
});
