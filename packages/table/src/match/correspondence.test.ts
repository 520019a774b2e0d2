import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';

const HOUR = 60 * 60 * 1000;

/** A correspondence match of Ann and Bob, both disconnected. */
function slow(bots: readonly 'easy'[] = []) {
  const table = new TestTable({ settings: { timeControl: 'hours-8' }, bots });
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  table.send(bob, { type: 'sit' });
  table.send(ann, { type: 'start' });
  const leave = () => {
    for (const connection of [...table.room.connections.keys()]) table.input({ type: 'disconnect', connection });
  };
  return { table, ann, bob, leave };
}

describe('a correspondence match', () => {
  it('gives hours for a move, by the server’s clock alone', () => {
    const { table, ann } = slow();
    expect(table.last(ann, 'observation').observation.msLeft).toBe(8 * HOUR);
    table.now += HOUR;
    expect(table.send(ann, { type: 'sync' })).toMatchObject([{ observation: { msLeft: 7 * HOUR } }]);
  });

  it('goes on while nobody is connected: the clock decides when the hours are over', () => {
    const { table, leave } = slow();
    leave();
    expect(table.wakeAt).toBe(table.now + 8 * HOUR);
    table.sleep();
    expect(table.match?.entries).toHaveLength(1);
    expect(table.wakeAt).toBe(table.now + 8 * HOUR);
  });

  it('keeps its deadline over a restart', () => {
    const { table, leave } = slow();
    leave();
    const due = table.wakeAt;
    table.now += 3 * HOUR;
    table.reopen();
    table.input({ type: 'wake' });
    expect(table.wakeAt).toBe(due);
    const ann = table.arrive('ann');
    expect(table.last(ann, 'welcome').observation?.msLeft).toBe(5 * HOUR);
    expect(table.saved.meta.deadline).toMatchObject({ at: due });
  });

  it('has moved on when the hours ended while the server was down', () => {
    const { table, leave } = slow();
    leave();
    table.now += 9 * HOUR;
    table.reopen();
    table.input({ type: 'wake' });
    expect(table.match?.entries).toHaveLength(1);
  });

  it('notifies disconnected players, once for each of their turns', () => {
    const { table, ann, bob, leave } = slow();
    leave();
    expect(table.notified).toEqual([]);
    table.sleep();
    expect(table.notified).toHaveLength(1);
    table.input({ type: 'wake' });
    table.reopen();
    table.input({ type: 'wake' });
    expect(table.notified).toHaveLength(1);
    const again = [table.arrive('ann'), table.arrive('bob')];
    expect([ann, bob]).toHaveLength(2);
    table.moveOn(...again);
    expect(table.notified).toHaveLength(1);
  });

  it('lets bots play while nobody is connected, at the game’s own pace', () => {
    const { table, leave } = slow(['easy']);
    leave();
    for (let steps = 0; table.wakeAt !== null && table.room.phase === 'playing'; steps++) table.sleep();
    expect(table.match!.entries.length).toBeGreaterThan(8);
    expect(table.reportedBugs).toEqual([]);
  });

  it('restarts its clock for a decision that has no saved deadline', () => {
    const { table, leave } = slow();
    leave();
    const { meta } = table.saved;
    const deadline = meta?.deadline;
    if (deadline == null) throw new Error('the table has no deadline');
    table.saved = { ...table.saved, meta: { ...meta, deadline: { ...deadline, step: 7, at: table.now } } };
    table.reopen();
    table.input({ type: 'wake' });
    expect(table.match?.entries).toHaveLength(0);
    expect(table.wakeAt).toBe(table.now + 8 * HOUR);
  });

  it('sleeps when everybody has missed their turns, and resumes when a player connects', () => {
    const { table, leave } = slow();
    leave();
    for (let missed = 0; missed < 6; missed++) table.sleep();
    expect(table.wakeAt).toBeNull();
    expect(table.saved.meta.deadline).toBeNull();
    table.reopen();
    table.input({ type: 'wake' });
    expect(table.wakeAt).toBeNull();
    const ann = table.arrive('ann');
    expect(table.last(ann, 'welcome').observation?.msLeft).toBe(8 * HOUR);
    expect(table.wakeAt).not.toBeNull();
  });
});
