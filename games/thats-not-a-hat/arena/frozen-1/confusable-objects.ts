import type { ObjectId } from '../../rules/index.ts';

/** Objects that are easily confused. */
const LOOK_ALIKES: readonly (readonly ObjectId[])[] = [
  ['wall-clock', 'alarm-clock', 'hourglass'],
  ['bird', 'duck', 'rubber-duck'],
  ['bow-tie', 'necktie'],
  ['spoon', 'fork'],
  ['baseball', 'american-football'],
  ['bicycle', 'kick-scooter'],
  ['roller-skate', 'skateboard'],
  ['dog', 'cat', 'teddy-bear'],
  ['pencil', 'eraser'],
  ['ruler', 'tape-measure'],
  ['cake', 'muffin'],
  ['doughnut', 'cookie'],
  ['hamburger', 'taco', 'pizza-slice'],
  ['baguette', 'pretzel'],
  ['apple', 'strawberry', 'watermelon'],
  ['trumpet', 'guitar'],
  ['piano', 'xylophone'],
  ['radio', 'television', 'gramophone'],
  ['torch', 'lamp', 'candle'],
  ['coffee-pot', 'watering-can'],
  ['hammer', 'screwdriver'],
  ['bikini', 'shorts'],
  ['boot', 'flip-flops'],
  ['sock', 'gloves'],
  ['paper-clip', 'safety-pin'],
  ['hockey-stick', 'walking-stick'],
  ['backpack', 'briefcase'],
  ['book', 'newspaper'],
  ['glasses', 'magnifying-glass'],
  ['telephone', 'headphones'],
];

const TWINS = new Map<ObjectId, readonly ObjectId[]>(
  LOOK_ALIKES.flatMap((alike) => alike.map((object) => [object, alike.filter((other) => other !== object)] as const)),
);

export function confusableWith(object: ObjectId): readonly ObjectId[] {
  return TWINS.get(object) ?? [];
}
