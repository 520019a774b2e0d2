import type { TableInfo } from '@parlour/protocol';
import { expect, it } from 'vitest';
import { isPressed, mayHint, newStandIns, playersOf } from './players.ts';

const person = { kind: 'person', name: 'Ada' };
const bot = { kind: 'bot', name: 'Mabel' };

const tableOf = (seats: readonly object[], rest: Partial<TableInfo> = {}): TableInfo =>
  ({ phase: 'playing', rated: false, spectators: 0, seats, ...rest }) as unknown as TableInfo;

it('allows hints to one person among bots', () => {
  expect(mayHint(tableOf([person, bot, bot]))).toBe(true);
});

it.each([
  ['in a rated match', tableOf([person, bot], { rated: true })],
  ['in a daily deal', tableOf([person, bot], { daily: '2026-11-19' })],
  ['with a spectator', tableOf([person, bot], { spectators: 1 })],
  ['with other people', tableOf([person, person, bot])],
  ['while a bot keeps the seat of a person', tableOf([person, { ...bot, owner: { handle: 'x' } }])],
  ['after the match', tableOf([person, bot], { phase: 'over' })],
])('allows no hints %s', (_when, table) => {
  expect(mayHint(table)).toBe(false);
});

it('knows when a person has to decide soon', () => {
  const table = tableOf([person, bot]);
  expect(isPressed(table, { waiting: [0], msLeft: 9_000 })).toBe(true);
  expect(isPressed(table, { waiting: [0], msLeft: 30_000 })).toBe(false);
  expect(isPressed(table, { waiting: [0], msLeft: null })).toBe(false);
  expect(isPressed(table, { waiting: [1], msLeft: 9_000 })).toBe(false);
});

it('tells boards which seats AI agents have', () => {
  const seat = (agent: object) => ({ kind: 'person', person: { handle: 'a', name: 'Ada', avatar: 'boater', ...agent }, connected: true });
  const table = { seats: [seat({ agent: true }), seat({})] } as unknown as TableInfo;
  expect(playersOf(table).map(({ agent }) => agent)).toEqual([true, undefined]);
});

const personAt = (handle: string) => ({ kind: 'person', person: { handle, name: handle.toUpperCase() } });
const botAt = (owner?: string) => ({ kind: 'bot', name: 'Mabel', ...(owner === undefined ? {} : { owner: { handle: owner } }) });

it('names the bot and the player for whom it took over', () => {
  const before = tableOf([personAt('ann'), personAt('bob'), botAt('cid')]);
  expect(newStandIns(before, tableOf([personAt('ann'), botAt('bob'), botAt('cid')]), 'ann')).toEqual([{ bot: 'Mabel', name: 'BOB' }]);
});

it.each([
  ['to the player, who gets a notice', 'bob', botAt('bob')],
  ['where the player gave the seat up', 'ann', botAt()],
  ['where the player stays', 'ann', personAt('bob')],
])('says nothing %s', (_, you, now) => {
  expect(newStandIns(tableOf([personAt('ann'), personAt('bob')]), tableOf([personAt('ann'), now]), you)).toEqual([]);
});
