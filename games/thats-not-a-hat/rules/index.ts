import { defineGame } from '@parlour/kernel';
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

export const thatsNotAHat = defineGame<HatTypes>({
  id: 'thats-not-a-hat',
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  maxSteps: 10_000,
  optionFields: OPTION_FIELDS,
  parseOptions,
  parseMove,
  setup,
  status,
  view,
  ownKeys: [],
  legalMoves,
  check,
  publicPart: (_view, _seat, move) => move,
  defaultMove,
  resolve,
  elapse: (state, _chance, story) => turnOver(state, story),
  clone: (state) => ({ ...state }),
  imagine,
});
