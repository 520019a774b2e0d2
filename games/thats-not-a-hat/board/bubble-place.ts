import type { Point } from '@parlour/ui/seats/seat-geometry.ts';
import { type Block, leastCovering } from './least-covering.ts';
import type { BubblePlace } from './table-layouts.ts';

/** The speech bubble of a low screen: in three lines, in four, and the picture alone. */
const WORDS = [
  { width: 196, height: 70 },
  { width: 156, height: 88 },
];
const PICTURE = [{ width: 54, height: 48 }];
/** With that many players there is no room for words, which the status line has too. */
const CROWD = 6;
/** The screen below the bar. */
const STAGE = { left: 2, top: 50, right: 698, bottom: 384 };
/** Between portrait and bubble, where the tail is. */
const DISTANCES = [16, 32];
const PLATE = 16;
/** How much worse it is to cover the speaker than another thing. */
const WEIGHT = 5;
const ALONG = [0.5, 0.3, 0.7, 0.15, 0.85];

interface Candidate extends Block {
  readonly tail: BubblePlace['tail'];
}

/** The place beside a portrait where a bubble covers least of the table, and nothing of the portrait. */
export function bubbleBeside(at: Point, portrait: number, table: readonly Block[], seats: number): BubblePlace {
  const speaker: Block = { x: at.x, y: at.y + PLATE / 2, width: portrait, height: portrait + PLATE };
  const [first, ...rest] = (seats < CROWD ? WORDS : PICTURE).flatMap((shape) => candidates(at, portrait, shape));
  if (first === undefined) throw new RangeError('a bubble has no place');
  const best = leastCovering([first, ...rest], [...table, ...Array.from({ length: WEIGHT }, () => speaker)]);
  return { x: best.x - best.width / 2, y: best.y - best.height / 2, width: best.width, tail: best.tail };
}

function candidates(at: Point, portrait: number, shape: (typeof WORDS)[number]): Candidate[] {
  const { width, height } = shape;
  const block = (x: number, y: number, tail: BubblePlace['tail']): Candidate => ({
    ...shape,
    x: clamp(x, STAGE.left + width / 2, STAGE.right - width / 2),
    y: clamp(y, STAGE.top + height / 2, STAGE.bottom - height / 2),
    tail,
  });
  return DISTANCES.flatMap((distance) => {
    const away = portrait / 2 + distance;
    return ALONG.flatMap((along) => {
      const x = at.x + (0.5 - along) * width;
      const y = at.y + (0.5 - along) * height;
      return [
        block(x, at.y - away - height / 2, 'down'),
        block(at.x - away - width / 2, y, 'right'),
        block(at.x + away + width / 2, y, 'left'),
        block(x, at.y + away + PLATE + height / 2, 'up'),
      ];
    });
  });
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
