import { defineGame, type Game } from '@parlour/kernel';
import { imagine } from './imagine.ts';
import { check, defaultMove, isSideMove, legalMoves, publicPart } from './moves.ts';
import { OPTION_FIELDS, parseOptions } from './options.ts';
import { parseMove } from './parse.ts';
import { resolve } from './resolve.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import type { Event, MascaradeTypes } from './types.ts';
import { view } from './view.ts';

export { bearsBank, copiesOf, isMaskKind, kindOf, leastPlayers, MASKS, targetsOf } from './cards.ts';
export { COINS_TO_WIN } from './coins.ts';
export { legalMoves } from './moves.ts';
export { activeSeat, coinsOf, leftNeighbour, othersClockwise, rightNeighbour } from './places.ts';
export { COINS_TO_CHEAT, richestOthers, WIDOWS_FORTUNE } from './powers.ts';
export { bankShare, drawScenario, SCENARIOS, scenarioFaults, scenarioOf, scenarioSize } from './scenarios.ts';
export { isOpening, mayPeek, mustAct, OPENING_TURNS } from './status.ts';
export type * from './types.ts';

/** Events that people read before the next player acts. */
const REVEALS: ReadonlySet<Event['type']> = new Set([
  'revealed',
  'used',
  'fizzled',
  'paid',
  'traded',
  'declined',
  'returned',
  'confessed',
  'shown',
  'moved',
]);

const rules: Game<MascaradeTypes> = {
  id: 'mascarade',
  rulesVersion: 2,
  seats: { min: 4, max: 12 },
  maxSteps: 10_000,
  optionFields: OPTION_FIELDS,
  parseOptions,
  parseMove,
  setup,
  status,
  view,
  privateKeys: ['masks', 'centre'],
  legalMoves,
  check,
  publicPart,
  isSideMove,
  isReveal: ({ type }) => REVEALS.has(type),
  thinking: { memorise: 'quick', claim: 'quick' },
  defaultMove,
  resolve,
  clone: (state) => ({ ...state }),
  imagine,
};

/** [M-08b*] Version 1 had no peek before an answer. Its moves play out the same under version 2. */
const first = defineGame<MascaradeTypes>({ ...rules, rulesVersion: 1 });

export const mascarade = defineGame<MascaradeTypes>({ ...rules, earlier: [first] });
