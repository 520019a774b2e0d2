import { expect, it } from 'vitest';
import { HOST_GRACE_MS } from '../lobby/lobby.ts';
import { TestTable } from '../testing.ts';

/** A match of Ann and Bob that is over, with the spectator Eve. */
function finished() {
  const table = new TestTable();
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  const eve = table.arrive('eve');
  table.send(bob, { type: 'sit' });
  table.send(ann, { type: 'start' });
  expect(table.refusal(table.send(bob, { type: 'rematch' }))).toBe('match-not-over');
  while (table.room.phase === 'playing') table.moveOn(ann, bob);
  return { table, ann, bob, eve };
}

it('a player who is not the host asks for a rematch, and the host starts it', () => {
  const { table, ann, bob, eve } = finished();
  table.send(bob, { type: 'rematch' });
  table.send(bob, { type: 'rematch' });
  expect(table.refusal(table.send(eve, { type: 'rematch' }))).toBe('not-the-host');
  expect(table.last(ann, 'table').table).toMatchObject({ phase: 'over', rematch: [1] });
  table.reopen();
  const host = table.arrive('ann');
  expect(table.last(host, 'welcome').table.rematch).toEqual([1]);
  table.send(host, { type: 'rematch' });
  expect(table.last(host, 'table').table).toMatchObject({ phase: 'playing', rematch: [] });
});

it('where the host is disconnected, a seated player becomes host and starts the rematch', () => {
  const { table, ann, bob } = finished();
  table.send(bob, { type: 'rematch' });
  table.input({ type: 'disconnect', connection: ann });
  table.now += HOST_GRACE_MS;
  table.input({ type: 'wake' });
  table.send(bob, { type: 'rematch' });
  expect(table.last(bob, 'table').table).toMatchObject({ phase: 'playing', host: 'bob' });
});
