import { TEMPERAMENTS } from '@parlour/kernel';
import type { SeatInfo, TableInfo } from '@parlour/protocol';
import { LANGUAGES, loadWords } from '@parlour/words';
import { expect, it } from 'vitest';
import type { Moment } from './game-ui.ts';
import { reactionTo } from './reaction.ts';

const person = { kind: 'person', person: { handle: 'ada', name: 'Ada', avatar: 'boater' }, connected: true } as const;
const bot = (temperament: string) => ({ kind: 'bot', name: 'Bot', avatar: 'beard', level: 'normal', temperament }) as SeatInfo;

const tableOf = (seats: readonly SeatInfo[], rest: object = {}): TableInfo =>
  ({ match: 'm1', rated: false, settings: { timeControl: 'live' }, seats, ...rest }) as unknown as TableInfo;
const TABLE = tableOf([person, bot('bold'), bot('grudging'), bot('even')]);

/** Every event is a moment, and says itself for whom. */
const game = { momentOf: (event: object) => event as Moment };
const at = (step: number, ...publicEvents: Moment[]) => ({ step, publicEvents: publicEvents.map((moment) => ({ ...moment })) });
const LOST = { glad: [0], sorry: [2] };

it('comes to at most about one moment in three, and is the same for everyone at the table', () => {
  const all = Array.from({ length: 3000 }, (_, step) => reactionTo(game, TABLE, at(step, LOST), 'rare'));
  const some = all.filter((reaction) => reaction !== null);
  expect(some.length / all.length).toBeGreaterThan(0.25);
  expect(some.length / all.length).toBeLessThan(0.4);
  expect(new Set(some.map(({ line }) => line))).toEqual(new Set(['reaction.grudging.sorry.1', 'reaction.grudging.sorry.2']));
  expect(all.map((_, step) => reactionTo(game, TABLE, at(step, LOST), 'rare'))).toEqual(all);
});

it('is said by a bot that the moment concerns, and else by one that watches', () => {
  const speakers = (...moments: Moment[]) => [
    ...new Set(
      Array.from({ length: 60 }, (_, step) =>
        reactionTo(game, TABLE, at(step, ...moments), 'all')
          ?.line.split('.')
          .slice(1, 3)
          .join(' '),
      ),
    ),
  ];
  expect(speakers({ glad: [1], sorry: [0] })).toEqual(['bold glad']);
  expect(speakers({ glad: [], sorry: [2] })).toEqual(['grudging sorry']);
  expect(speakers({ glad: [0], sorry: [] }).toSorted()).toEqual(['bold watch', 'grudging watch']);
});

it.each([
  ['of people and even-tempered bots', tableOf([person, bot('even')]), 'all'],
  ['by correspondence', { ...TABLE, settings: { ...TABLE.settings, timeControl: 'day' as const } }, 'all'],
  ['in a rated match', { ...TABLE, rated: true }, 'all'],
  ['before there is a match', { ...TABLE, match: null }, 'all'],
  ['on a device that wants none', TABLE, 'off'],
] as const)('there are none %s', (_where, table, reactions) => {
  const found = Array.from({ length: 30 }, (_, step) => reactionTo(game, table, at(step, LOST), reactions));
  expect(found.filter((reaction) => reaction !== null)).toEqual([]);
});

it('there are none in a game that names no moments, and at no step without one', () => {
  expect(reactionTo({}, TABLE, at(1, LOST), 'all')).toBeNull();
  expect(reactionTo(game, TABLE, at(1), 'all')).toBeNull();
});

it.each(LANGUAGES)('every temperament has its short lines in %s', async (language) => {
  const words = await loadWords(language, ['table']);
  const keys = TEMPERAMENTS.filter((each) => each !== 'even').flatMap((temperament) =>
    (['glad', 'sorry', 'watch'] as const).flatMap((mood) => ([1, 2] as const).map((n) => `reaction.${temperament}.${mood}.${n}` as const)),
  );
  const lines = keys.map((key) => words.t(key));
  expect(lines.filter((line) => line.length > 40)).toEqual([]);
  expect(new Set(lines).size).toBe(keys.length);
});
