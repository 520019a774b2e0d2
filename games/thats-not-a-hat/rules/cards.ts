import type { Arrow } from './types.ts';

/** [H-01*] [H-02*] The backs are printed on the cards: a black arrow points left. */
// biome-ignore format: in rows, as in the catalogue
const LEFT = [
  'lipstick', 'briefcase', 'sock', 'television', 'cactus', 'kick-scooter', 'fried-egg', 'hourglass',
  'game-controller', 'globe', 'cookie', 'popcorn', 'torch', 'spoon', 'chicken-leg', 'frog', 'pretzel', 'pillow',
  'coat-hanger', 'french-fries', 'glasses', 'camera', 'toaster', 'taco', 'flip-flops', 'hamburger', 'cheese',
  'baseball', 'coffee-pot', 'lifebelt', 'hammer', 'flower', 'bicycle', 'candle', 'piano', 'walking-stick',
  'tape-measure', 'trumpet', 'roller-skate', 'safety-pin', 'tennis-racket', 'broccoli', 'alarm-clock', 'fish',
  'chair', 'ruler', 'skateboard', 'muffin', 'toothbrush', 'book', 'yo-yo', 'cat', 'kite', 'duck', 'fork',
] as const;

/** A white arrow points right. */
// biome-ignore format: in rows, as in the catalogue
const RIGHT = [
  'gramophone', 'wall-clock', 'balloon', 'bell', 'pencil', 'rolling-pin', 'umbrella', 'key', 'trophy', 'piggy-bank',
  'telephone', 'doughnut', 'radio', 'bottle', 'compass', 'bow-tie', 'bucket', 'american-football', 'baguette',
  'pizza-slice', 'hockey-stick', 'xylophone', 'magnifying-glass', 'bikini', 'snowman', 'apple', 'necktie',
  'rubber-duck', 'paper-clip', 'traffic-cone', 'hat', 'newspaper', 'headphones', 'guitar', 'dice', 'banana',
  'barbell', 'bird', 'ladder', 'watermelon', 'rug', 'backpack', 'teddy-bear', 'strawberry', 'boot', 'watering-can',
  'cake', 'dog', 'gloves', 'lamp', 'anchor', 'shorts', 'eraser', 'screwdriver', 'mouse',
] as const;

export type ObjectId = (typeof LEFT)[number] | (typeof RIGHT)[number];

/** All 110 objects in alphabetical order, which tells nothing of their backs. */
export const OBJECTS: readonly ObjectId[] = [...LEFT, ...RIGHT].toSorted();

const ARROW_OF: ReadonlyMap<unknown, Arrow> = new Map<unknown, Arrow>([
  ...LEFT.map((object) => [object, 'left'] as const),
  ...RIGHT.map((object) => [object, 'right'] as const),
]);

/** Two printings of the cards: in the first, of rules version 1, the piano and the trophy had each other's backs. */
export type Printing = 1 | 2;

/** The object that has this object's back in the current printing. */
function sameBackNow(object: ObjectId, printing: Printing): ObjectId {
  if (printing === 2) return object;
  if (object === 'piano') return 'trophy';
  return object === 'trophy' ? 'piano' : object;
}

export function arrowOf(object: ObjectId, printing: Printing = 2): Arrow {
  return ARROW_OF.get(sameBackNow(object, printing)) as Arrow;
}

export function isObjectId(text: unknown): text is ObjectId {
  return ARROW_OF.has(text);
}

/** [H-21] The cards in use. */
export function deckOf(colour: 'both' | 'black' | 'white', printing: Printing = 2): readonly ObjectId[] {
  switch (colour) {
    case 'both':
      return OBJECTS;
    case 'black':
      return LEFT.map((object) => sameBackNow(object, printing));
    case 'white':
      return RIGHT.map((object) => sameBackNow(object, printing));
  }
}
