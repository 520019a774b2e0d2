import { defineGame } from '@parlour/kernel';
import { imagine } from './imagine.ts';
import { check, defaultMove, legalMoves, parseMove } from './moves.ts';
import { OPTION_FIELDS, parseOptions } from './options.ts';
import { resolve } from './resolve.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import type { TemplateTypes } from './types.ts';
import { view } from './view.ts';

export type * from './types.ts';

export const templateGame = defineGame<TemplateTypes>({
  id: 'template',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  maxSteps: 10_000,
  optionFields: OPTION_FIELDS,
  parseOptions,
  parseMove,
  setup,
  status,
  view,
  privateKeys: ['sleeve'],
  legalMoves,
  check,
  publicPart: (_view, _seat, move) => move,
  isReveal: ({ type }) => type === 'guessed',
  defaultMove,
  resolve,
  clone: (state) => ({ ...state }),
  imagine,
});
