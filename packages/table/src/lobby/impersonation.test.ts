import { BOT_PERSONAS } from '@parlour/protocol';
import { expect, it } from 'vitest';
import { TestTable, testPerson } from '../testing.ts';

const named = (handle: string, name: string) => ({ ...testPerson(handle), name });

/** Connects a person with a chosen name. */
function arrive(table: TestTable, connection: number, handle: string, name: string): void {
  table.received.set(connection, []);
  table.input({ type: 'connect', connection, person: named(handle, name) });
}

it('nobody can impersonate a person at the table, neither on arrival nor by a new name', () => {
  const table = new TestTable();
  const ann = table.arrive('ann');
  arrive(table, 90, 'eve', 'ΑΝΝ');
  table.send(90, { type: 'chat', text: 'I fold' });
  expect(table.last(ann, 'chat').line.from).toMatchObject({ handle: 'eve', name: 'ΑΝΝ 2' });
  table.send(90, { type: 'sit' });
  table.input({ type: 'person-changed', person: named('eve', 'Eve') });
  expect(table.last(ann, 'table').table.seats[1]).toMatchObject({ person: { name: 'Eve' } });
  table.input({ type: 'person-changed', person: named('eve', 'ann') });
  expect(table.last(ann, 'table').table.seats[1]).toMatchObject({ person: { name: 'ann 2' } });
  table.input({ type: 'person-changed', person: named('ann', 'ANN') });
  expect(table.last(ann, 'table').table.seats[0]).toMatchObject({ person: { name: 'ANN' } });
});

it('a bot takes no name that looks like a person of the table', () => {
  const table = new TestTable();
  const ann = table.arrive('ann');
  table.input({ type: 'person-changed', person: { ...named('ann', 'Ann'), avatar: 'sailor' } });
  arrive(table, 90, 'eve', 'Eve');
  table.input({ type: 'person-changed', person: { ...named('eve', '0tto'), avatar: 'sailor' } });
  table.send(90, { type: 'sit' });
  table.send(ann, { type: 'add-bot', level: 'easy' });
  const { seats } = table.last(ann, 'table').table;
  expect(seats.flatMap((seat) => (seat.kind === 'bot' ? seat.name : []))).toEqual(['Mabel']);
});

it('a bot takes no name that looks like a spectator or an absent player, while there is another', () => {
  const table = new TestTable({ game: 'mascarade', bots: ['easy'] });
  const ann = table.arrive('ann');
  arrive(table, 90, 'eve', 'Basil');
  arrive(table, 91, 'bob', 'Pearl');
  table.send(91, { type: 'sit' });
  for (let count = 0; count < 2; count++) table.send(ann, { type: 'add-bot', level: 'easy' });
  table.send(ann, { type: 'start' });
  table.input({ type: 'disconnect', connection: 91 });
  table.send(ann, { type: 'stand-in', handle: 'bob' });
  const bots = () => table.room.occupants.flatMap((occupant) => (occupant.kind === 'bot' ? occupant.name : []));
  expect(bots()).toHaveLength(4);
  expect(bots()).not.toContain('Basil');
  expect(bots()).not.toContain('Pearl');

  const crowd = new TestTable({ game: 'mascarade' });
  const host = crowd.arrive('ann');
  for (const [i, { name }] of BOT_PERSONAS.entries()) arrive(crowd, 90 + i, `guest ${i}`, name);
  for (let count = 0; count < 5; count++) crowd.send(host, { type: 'add-bot', level: 'easy' });
  expect(new Set(crowd.room.occupants.map((occupant) => (occupant.kind === 'bot' ? occupant.name : ''))).size).toBe(6);
});

it('the list of seat requests drops people who left', () => {
  const table = new TestTable({ bots: ['easy'] });
  table.arrive('ann');
  for (let guest = 0; guest < 60; guest++) {
    const connection = table.arrive(`guest ${guest}`);
    table.send(connection, { type: 'request-seat', seat: 1 });
    if (guest % 2 === 0) table.input({ type: 'disconnect', connection });
  }
  expect(table.saved.meta.seatRequests.length).toBeLessThanOrEqual(16);
});

it('a host removes only spectators who are connected', () => {
  const table = new TestTable();
  const ann = table.arrive('ann');
  expect(table.refusal(table.send(ann, { type: 'remove-spectator', handle: 'nobody' }))).toBe('not-seated');
  expect(table.saved.meta.banned).toEqual([]);
  for (let guest = 0; guest < 250; guest++) {
    table.arrive(`guest ${guest}`);
    table.send(ann, { type: 'remove-spectator', handle: `guest ${guest}` });
  }
  expect(table.saved.meta.banned).toHaveLength(200);
});
