import { expect, it } from 'vitest';
import { TestTable } from '../testing.ts';

const OTHERS = ['mascarade', 'fotomania', 'chess'];

/** A lobby of That's Not a Hat whose host also plays others. */
function waiting() {
  const table = new TestTable({ game: 'thats-not-a-hat' });
  const host = table.arrive('ann');
  table.room.meta = { ...table.room.meta, otherGames: OTHERS };
  let guests = 0;
  /** Another person sits down for these games. */
  const sit = (...games: string[]) => {
    const guest = table.arrive(`guest${++guests}`);
    return { guest, refusal: table.refusal(table.send(guest, { type: 'sit', games })) };
  };
  return { table, host, sit };
}

it('a table for several games gets another one with its usual options when a person sits down for it', () => {
  const { table, host, sit } = waiting();
  sit('mascarade');
  expect(table.last(host, 'table').table).toMatchObject({
    game: 'mascarade',
    maxSeats: 12,
    options: expect.objectContaining({ clock: expect.anything() }),
  });
  expect(table.last(host, 'table').table).not.toHaveProperty('otherGames');
  expect(sit('fotomania').refusal).toBe('other-game');
  expect(table.room.game.id).toBe('mascarade');
  for (let i = 0; i < 4; i++) table.send(host, { type: 'add-bot', level: 'easy' });
  table.send(host, { type: 'start' });
  expect(table.last(host, 'observation').observation.view).toHaveProperty('coins');
});

it('a person who leaves again counts no more: the table can have each of its games for the next person', () => {
  const { table, host, sit } = waiting();
  const { guest } = sit('mascarade');
  table.send(guest, { type: 'leave-seat' });
  expect(table.last(host, 'table').table).toMatchObject({ game: 'mascarade', otherGames: ['thats-not-a-hat', 'fotomania', 'chess'] });
  sit('picture-perfect', 'thats-not-a-hat');
  expect(table.last(host, 'table').table.game).toBe('thats-not-a-hat');
});

it('a game that nobody knows or that the host did not choose is not played', () => {
  const { table, sit } = waiting();
  for (const game of ['chess', 'picture-perfect']) expect(sit(game).refusal).toBe('other-game');
  expect(table.room.game.id).toBe('thats-not-a-hat');
  expect(table.room.occupants).toHaveLength(1);
});

it('with a bot beside its host a table keeps its game', () => {
  const { table, host, sit } = waiting();
  table.send(host, { type: 'add-bot', level: 'easy' });
  expect(sit('mascarade').refusal).toBe('other-game');
  expect(table.room.game.id).toBe('thats-not-a-hat');
  expect(table.last(host, 'table').table).not.toHaveProperty('otherGames');
});

it('a table that has played keeps its game', () => {
  const { table, host, sit } = waiting();
  table.send(host, { type: 'add-bot', level: 'easy' });
  table.send(host, { type: 'start' });
  expect(table.room.phase).toBe('playing');
  expect(table.saved.meta).not.toHaveProperty('otherGames');
  expect(table.room.meta).not.toHaveProperty('otherGames');
  expect(sit('mascarade').refusal).toBe('match-running');
});

it('another node’s change of the game is adopted', () => {
  const [here, there] = [waiting(), waiting()];
  there.sit('fotomania');
  here.table.input({ type: 'table-saved-elsewhere', table: there.table.saved });
  expect(here.table.last(here.host, 'table').table).toMatchObject({ game: 'fotomania', maxSeats: 4 });
});
