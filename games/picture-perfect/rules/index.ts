import { defineGame, type Game } from '@parlour/kernel';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal-moves.ts';
import { check, defaultMove, isListed, isSideMove, publicPart } from './moves.ts';
import { OPTION_FIELDS, parseOptions } from './options.ts';
import { parseMove } from './parse.ts';
import { elapse, resolve } from './resolve.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import type { Event, PicturePerfectTypes } from './types.ts';
import { view } from './view.ts';

export { AUCTION_CARDS, isAuction, NORMAL_CARDS, ROUNDS, wishOf } from './cards.ts';
export {
  canRaise,
  decorationCount,
  decorationsOf,
  heldBy,
  highestBid,
  leftNeighbour,
  offerableGuests,
  rightNeighbour,
} from './holdings.ts';
export { debtOf, defaultPhoto, swapSize } from './legal-moves.ts';
export { standingOf } from './payments.ts';
export { photoRefusal } from './photo.ts';
export { POINTS, pointsFor } from './score.ts';
export { contentsOf } from './secrets.ts';
export { mayCall, mustAct } from './status.ts';
export type * from './types.ts';

/** Events that people read before the next choice. */
const REVEALS: ReadonlySet<Event['type']> = new Set(['opened', 'turnedUp', 'offered', 'tied', 'unsold', 'sold', 'voted']);

const rules: Game<PicturePerfectTypes> = {
  id: 'picture-perfect',
  rulesVersion: 2,
  seats: { min: 2, max: 6 },
  maxSteps: 60_000,
  isReplaySlow: true,
  optionFields: OPTION_FIELDS,
  parseOptions,
  parseMove,
  setup,
  status,
  view,
  privateKeys: ['open', 'notes', 'vip', 'scene', 'photos'],
  legalMoves,
  check,
  publicPart,
  isSideMove,
  isListed,
  isReveal: ({ type }) => REVEALS.has(type),
  thinking: { look: 'long', photo: 'long', bid: 'quick', call: 'quick' },
  defaultMove,
  isDraft: (move) => move.do === 'arrange',
  resolve,
  elapse,
  clone: (state) => ({ ...state }),
  imagine,
};

/** Version 1 took photos with hidden guests, counted hidden covers (P-73*, P-75*) and had the poor give to the poor (P-34*). */
const first = defineGame<PicturePerfectTypes>({
  ...rules,
  rulesVersion: 1,
  setup: (options, seats, chance, sink) => setup({ ...options, rules: 1 }, seats, chance, sink),
});

export const picturePerfect = defineGame<PicturePerfectTypes>({ ...rules, earlier: [first] });
