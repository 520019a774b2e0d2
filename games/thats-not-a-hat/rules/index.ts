import { defineGame, type Game } from '@parlour/kernel';
import { imagine } from './imagine.ts';
import { check, defaultMove, legalMoves, parseMove } from './moves.ts';
import { OPTION_FIELDS, parseOptions } from './options.ts';
import { turnOver } from './passing.ts';
import { resolve } from './resolve.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import type { HatTypes } from './types.ts';
import { view } from './view.ts';

export { arrowOf, deckOf, isObjectId, OBJECTS } from './cards.ts';
export { towards } from './gifts.ts';
export { giftsEach, roundsOf } from './options.ts';
export { PENALTIES_TO_LOSE } from './resolve.ts';
export type * from './types.ts';

const rules: Game<HatTypes> = {
  id: 'thats-not-a-hat',
  rulesVersion: 2,
  seats: { min: 2, max: 8 },
  maxSteps: 10_000,
  optionFields: OPTION_FIELDS,
  parseOptions,
  parseMove,
  setup,
  status,
  view,
  privateKeys: [],
  legalMoves,
  check,
  publicPart: (_view, _seat, move) => move,
  isReveal: ({ type }) => type === 'refused' || type === 'roundOver',
  thinking: { ready: 'quick' },
  defaultMove,
  resolve,
  elapse: (state, _chance, sink) => turnOver(state, sink),
  clone: (state) => ({ ...state }),
  imagine,
};

/** [H-02*] The first printing, where the piano's arrow was white. */
const firstPrinting = defineGame<HatTypes>({
  ...rules,
  rulesVersion: 1,
  setup: (options, seats, chance, sink) => setup(options, seats, chance, sink, 1),
  imagine: (seen, viewer, beliefs, chance) => imagine(seen, viewer, beliefs, chance, 1),
});

export const thatsNotAHat = defineGame<HatTypes>({ ...rules, earlier: [firstPrinting] });
