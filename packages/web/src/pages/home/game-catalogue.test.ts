import { GAMES } from '@parlour/games/rules-catalogue';
import { isRefusal } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { botGameSetup, rememberedChoice } from './bot-game-choice.ts';
import { GAME_CATALOGUE } from './game-catalogue.ts';

it.each(GAME_CATALOGUE)('$id can be played alone with bots without a clock', (entry) => {
  const game = GAMES.find(({ id }) => id === entry.id);
  const { options, bots } = botGameSetup(entry, rememberedChoice(entry));
  expect(isRefusal(game?.parseOptions(options, bots.length + 1))).toBe(false);
  for (const field of game?.optionFields ?? []) if (field.kind === 'choice' && field.clock) expect(options).toHaveProperty(field.key, 0);
});
