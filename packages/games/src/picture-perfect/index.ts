import { defineGame } from '@parlour/kernel';
import { legalMoves } from './choices.ts';
import { imagine } from './imagine.ts';
import { check, defaultMove } from './moves.ts';
import { OPTION_FIELDS, parseOptions } from './options.ts';
import { parseMove } from './parse.ts';
import { elapse, resolve } from './resolve.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import type { PictureTypes } from './types.ts';
import { view } from './view.ts';

export { AUCTION_CARDS, isAuction, NORMAL_CARDS, ROUNDS, wishOf } from './cards.ts';
export { debtOf, swapSize } from './choices.ts';
export { contentsOf } from './hiding.ts';
export { canRaise, decorationsOf, heldBy, highestBid, leftNeighbour, offerable, rightNeighbour, wealthOf } from './holdings.ts';
export { standingOf } from './payments.ts';
export { photoRefusal } from './photo.ts';
export { POINTS, pointsFor } from './score.ts';
export { isAwaited, mayCall } from './status.ts';
export type * from './types.ts';

export const picturePerfect = defineGame<PictureTypes>({
  id: 'picture-perfect',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  optionFields: OPTION_FIELDS,
  parseOptions,
  parseMove,
  setup,
  status,
  view,
  ownKeys: ['open', 'notes', 'vip', 'scene', 'photos'],
  legalMoves,
  check,
  defaultMove,
  resolve,
  elapse,
  clone: (state) => ({ ...state }),
  imagine,
});
