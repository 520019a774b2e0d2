import { mascarade } from '@parlour/games/mascarade/rules';
import type { Json } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';

/** Four players at Mascarade after the opening exchanges; it is the turn of seat 0. */
function afterOpening(options: object = {}) {
  const table = new TestTable({ game: mascarade.id, options: { first: 0, clock: 60, memorise: 0, ...options } });
  const people = ['ann', 'bob', 'cid', 'dot'].map((name) => table.arrive(name));
  for (const connection of people.slice(1)) table.send(connection, { type: 'sit' });
  table.send(people[0] ?? 0, { type: 'start' });
  const at = (): number => table.room.running?.stored.step ?? -1;
  const move = (seat: number, chosen: object, step = at()) =>
    table.send(people[seat] ?? 0, { type: 'move', step, key: `${seat} at ${step} ${JSON.stringify(chosen)}`, move: chosen as Json });
  for (const seat of [0, 1, 2, 3]) move(seat, { do: 'ready' });
  for (const seat of [0, 1, 2, 3]) move(seat, { do: 'exchange', with: { seat: (seat + 1) % 4 }, sleight: 'hold' });
  return { table, move, at };
}

describe('[M-08b*] a peek out of turn', () => {
  it('leaves the clock of the deciding player running', () => {
    const { table, move } = afterOpening();
    const deadline = table.room.running?.deadline;
    table.now += 20_000;
    expect(table.refusal(move(2, { do: 'peek' }))).toBeUndefined();
    expect(table.room.running?.deadline).toBe(deadline);
    table.now += 1_000;
    move(0, { do: 'look' });
    expect(table.room.running?.deadline).toBe(table.now + 60_000);
  });

  it('does not make a move stale that was made before the peek was seen', () => {
    const { table, move, at } = afterOpening();
    const seen = at();
    move(2, { do: 'peek' });
    expect(table.refusal(move(0, { do: 'announce', mask: 'king' }, seen))).toBeUndefined();
    const asked = at();
    move(3, { do: 'peek' });
    move(1, { do: 'peek' }, asked);
    expect(table.refusal(move(1, { do: 'claim' }, asked))).toBeUndefined();
    expect(table.refusal(move(1, { do: 'claim' }, asked))).toBeUndefined();
    expect(table.refusal(move(2, { do: 'pass' }, asked))).toBe('stale-step');
  });

  it('is allowed among secret answers, before and after the player’s own', () => {
    const { table, move, at } = afterOpening({ claims: 'at-once' });
    move(0, { do: 'announce', mask: 'king' });
    const asked = at();
    const deadline = table.room.running?.deadline;
    table.now += 3_000;
    for (const [seat, chosen] of [
      [1, { do: 'peek' }],
      [2, { do: 'pass' }],
      [2, { do: 'peek' }],
      [1, { do: 'pass' }],
    ] as const)
      expect(table.refusal(move(seat, chosen, asked))).toBeUndefined();
    expect(table.room.running?.deadline).toBe(deadline);
    move(3, { do: 'pass' }, asked);
    expect(table.room.running?.stored.state).toMatchObject({ turn: 5, owesLook: [false, true, true, false] });
  });
});

describe('a match under older rules', () => {
  it('goes on under them after a restart', () => {
    const { table, at } = afterOpening();
    const { match } = table;
    if (match === undefined) throw new Error('no match');
    table.match = { ...match, head: { ...match.head, record: { ...match.head.record, rulesVersion: 1 } } };
    expect(table.reopen().running?.stored.game.rulesVersion).toBe(1);
    ['ann', 'bob', 'cid', 'dot'].forEach((name) => table.arrive(name));
    const before = at();
    table.send(5, { type: 'move', step: before, key: 'look', move: { do: 'look' } });
    expect(at()).toBe(before + 1);
  });
});
