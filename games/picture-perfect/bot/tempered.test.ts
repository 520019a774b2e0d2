import { traitsOf } from '@parlour/bots';
import { chanceFor, isRefusal, seedFromText, startMatch, type Temperament } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { picturePerfect } from '../rules/index.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { EMPTY_MEMORY, remember, wishesOf } from './memory.ts';
import { tempered } from './tempered.ts';

const params = (temperament: Temperament) => tempered(LEVEL_PARAMS.normal, traitsOf(temperament));

test('an absent-minded bot forgets more wishes', () => {
  const options = picturePerfect.parseOptions({}, 3);
  if (isRefusal(options)) throw new Error(options.refused);
  const view = picturePerfect.view(startMatch(picturePerfect, options.ok, 3, seedFromText('seen')).match.state, 0);
  const opened = { type: 'opened', seat: 0, contents: { guest: 'dog', wishes: ['left-1', 'row-1-1', 'next-to-plant'], vips: 0 } } as const;
  const rounds = [1, 2, 3, 4].map((round) => ({ type: 'turnedUp', card: 'theft', starter: 0, round }) as const);
  const kept = (temperament: Temperament): number => {
    let sum = 0;
    for (let i = 0; i < 200; i++) {
      const observer = { view, seat: 0, params: params(temperament) };
      sum += wishesOf(remember(EMPTY_MEMORY, [opened, ...rounds], observer, chanceFor(seedFromText(`${i}`), 1)), 'dog').length;
    }
    return sum;
  };
  expect(kept('absent-minded')).toBeLessThan(kept('even') * 0.85);
});

test('a hasty bot tries fewer photos, and a bold one adds its VIP card earlier', () => {
  expect(params('hasty').tries).toBeLessThan(params('even').tries / 2);
  expect(params('bold').vipFrom).toBeLessThan(params('even').vipFrom);
});
