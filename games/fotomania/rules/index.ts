import { defineGame, type Game } from '@parlour/kernel';
import { imagine } from './imagine.ts';
import { check, defaultMove, legalMoves, parseMove } from './moves.ts';
import { coloursLeftOutAtFirst, OPTION_FIELDS, parseOptions } from './options.ts';
import { resolve } from './resolve.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import type { Event, FotomaniaTypes } from './types.ts';
import { view } from './view.ts';

export { backOf, COLOURS, cardOf, deckOf, halfOf, photosForGoodPhoto } from './cards.ts';
export { COLUMNS, cardsInRow, columnOf, isFaceDownPlace, placeAt, placesFromEnd, rowOf, rowsOf } from './city.ts';
export { advanceCard } from './photo.ts';
export { type PhotoPreview, previewPhotos } from './preview.ts';
export { photosDue } from './resolve.ts';
export { GOOD_PHOTO_POINTS, type ScoreLine, scoreOf, scoreSheet, stripPoints } from './score.ts';
export { blurredIn, focusOf, withPhoto } from './strips.ts';
export { possibleSunsetDraws } from './sunset.ts';
export type * from './types.ts';

/** Events that people read before the next turn. */
const REVEALS: ReadonlySet<Event['type']> = new Set(['photo', 'goodPhoto', 'sunset', 'finale', 'missed']);

const rules: Game<FotomaniaTypes> = {
  id: 'fotomania',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  maxSteps: 5_000,
  optionFields: OPTION_FIELDS,
  parseOptions,
  parseMove,
  setup,
  status,
  view,
  privateKeys: ['hand'],
  legalMoves,
  check,
  publicPart: (_view, _seat, move) => move,
  isReveal: ({ type }) => REVEALS.has(type),
  defaultMove,
  resolve,
  clone: (state) => ({ ...state }),
  imagine,
};

const first = defineGame<FotomaniaTypes>({
  ...rules,
  rulesVersion: 1,
  setup: (options, seats, chance, sink) => setup(options, seats, chance, sink, coloursLeftOutAtFirst),
});

export const fotomania = defineGame<FotomaniaTypes>({ ...rules, earlier: [first] });
