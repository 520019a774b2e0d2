import { expect, it } from 'vitest';
import { TestTable } from '../testing.ts';

const OTHERS = ['mascarade', 'fotomania', 'chess'];

/** A lobby of That's Not a Hat whose host also plays others. */
function waiting() {
  const table = new TestTable({ game: 'thats-not-a-hat' });
  const host = table.arrive('ann');
  table.room.meta = { ...table.room.meta, otherGames: OTHERS };
  return { table, host, settle: (game: string) => table.input({ type: 'settle-game', game }) };
}

it('a table for several games gets another one with its usual options, once', () => {
  const { table, host, settle } = waiting();
  settle('mascarade');
  expect(table.last(host, 'table').table).toMatchObject({
    game: 'mascarade',
    maxSeats: 12,
    options: expect.objectContaining({ clock: expect.anything() }),
  });
  expect(table.last(host, 'table').table).not.toHaveProperty('otherGames');
  settle('fotomania');
  expect(table.room.game.id).toBe('mascarade');
  for (let i = 0; i < 4; i++) table.send(host, { type: 'add-bot', level: 'easy' });
  table.send(host, { type: 'start' });
  expect(table.last(host, 'observation').observation.view).toHaveProperty('coins');
});

it('a game that nobody knows or that the host did not choose is not played', () => {
  const { table, settle } = waiting();
  for (const game of ['chess', 'picture-perfect']) settle(game);
  expect(table.room.game.id).toBe('thats-not-a-hat');
});

it('with a bot beside its host a table keeps its game', () => {
  const { table, host, settle } = waiting();
  table.send(host, { type: 'add-bot', level: 'easy' });
  settle('mascarade');
  expect(table.room.game.id).toBe('thats-not-a-hat');
  expect(table.last(host, 'table').table).not.toHaveProperty('otherGames');
});

it('another node’s change of the game is adopted', () => {
  const [here, there] = [waiting(), waiting()];
  there.settle('fotomania');
  here.table.input({ type: 'table-saved-elsewhere', table: there.table.saved });
  expect(here.table.last(here.host, 'table').table).toMatchObject({ game: 'fotomania', maxSeats: 4 });
});
