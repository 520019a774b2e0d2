import { manifestOf } from '@parlour/games/catalogue';
import type { Manifest } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { botGameSetup, rememberedChoice } from './bot-game-choice.ts';

const entry = (id: string): Manifest => {
  const found = manifestOf(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
};

test('proposes as many bots as the game needs, and no clocks', () => {
  const choice = rememberedChoice(entry('mascarade'));
  expect(choice).toEqual({ bots: 3, level: 'normal', memoryHelp: false, clocks: false });
  expect(botGameSetup(entry('mascarade'), choice).options).toEqual({ memorise: 0, clock: 0, memoryHelp: false });
});

test('clocks of the game are left as they are where they are wanted', () => {
  const choice = { bots: 2, level: 'easy', memoryHelp: true, clocks: true } as const;
  expect(botGameSetup(entry('fotomania'), choice)).toEqual({ options: {}, bots: ['easy', 'easy'] });
});
