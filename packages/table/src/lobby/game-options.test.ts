import { mascarade } from '@parlour/games/mascarade/rules';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { isRefusal } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { parseOptionsForAnySeatCount } from './game-options.ts';

const SIX = ['judge', 'empress', 'king', 'witch', 'thief', 'spy'];

it('[M-41] a scenario of six masks can be chosen before the sixth player comes', () => {
  const options = parseOptionsForAnySeatCount(mascarade, { scenario: SIX }, 2);
  expect(isRefusal(options) ? options : options.ok.scenario).toEqual(SIX);
});

it('[M-41] options that fit no number of players are refused for the present number', () => {
  const refusal = parseOptionsForAnySeatCount(mascarade, { scenario: SIX.slice(1) }, 7);
  expect(refusal).toMatchObject({ refused: 'scenario-size', about: { least: 7 } });
});

it('the first player may be a seat that is still empty', () => {
  const options = parseOptionsForAnySeatCount(thatsNotAHat, { first: 5 }, 2);
  expect(isRefusal(options) ? options : options.ok.first).toBe(5);
});
