import { expect, test } from 'vitest';
import { TestTable, testEnv } from '../testing.ts';

/** A table where it is a bot's turn, with a clock. */
function botsTurn(people: readonly string[] = []) {
  const table = new TestTable({ bots: ['easy', 'easy'], options: { show: 0, ready: false, clock: 30, first: 1 } }, testEnv());
  const ann = table.arrive('ann');
  const others = people.map((handle) => {
    const connection = table.arrive(handle);
    table.send(connection, { type: 'sit' });
    return connection;
  });
  table.send(ann, { type: 'start' });
  return { table, ann, others };
}

test('no bot moves and no clock runs while the match is paused', () => {
  const { table, ann } = botsTurn();
  table.send(ann, { type: 'pause', paused: true });
  expect(table.wakeAt).toBeNull();
  expect(table.last(ann, 'table').table.paused).toBe(true);
  const step = table.room.running?.stored.step;
  table.now += 120_000;
  table.input({ type: 'wake' });
  expect(table.room.running?.stored.step).toBe(step);
});

test('the match goes on with the whole time for the decision', () => {
  const { table, ann } = botsTurn();
  table.send(ann, { type: 'pause', paused: true });
  table.now += 120_000;
  const received = table.send(ann, { type: 'pause', paused: false });
  expect(received.find((message) => message.type === 'observation')).toMatchObject({ observation: { msLeft: 30_000 } });
  const step = table.room.running?.stored.step ?? 0;
  table.sleep();
  expect(table.room.running?.stored.step).toBeGreaterThan(step);
});

test('a pause outlives a restart', () => {
  const { table, ann } = botsTurn();
  table.send(ann, { type: 'pause', paused: true });
  table.reopen();
  const again = table.arrive('ann');
  expect(table.last(again, 'welcome').table.paused).toBe(true);
  expect(table.wakeAt).toBeNull();
});

test('refuses to pause a match of two people, and a pause of a spectator', () => {
  const { table, ann } = botsTurn(['bob']);
  expect(table.refusal(table.send(ann, { type: 'pause', paused: true }))).toBe('cannot-pause');
  const { table: alone } = botsTurn();
  expect(alone.refusal(alone.send(alone.arrive('zoe'), { type: 'pause', paused: true }))).toBe('not-seated');
});
