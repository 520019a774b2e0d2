import { expect, it } from 'vitest';
import { bubblePlace } from './bubble-place.ts';

const SCREEN = { width: 360, height: 640 };
const BUBBLE = { width: 120, height: 30 };
const portrait = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

it('is above its portrait, within the screen', () => {
  expect(bubblePlace(portrait(160, 200), BUBBLE, SCREEN, [])).toMatchObject({ side: 'above', left: 120, top: 161 });
  expect(bubblePlace(portrait(4, 200), BUBBLE, SCREEN, [])).toMatchObject({ side: 'above', left: 6 });
  expect(bubblePlace(portrait(330, 200), BUBBLE, SCREEN, [])).toMatchObject({ side: 'above', left: 234 });
});

it('is on another side where there is no room above', () => {
  expect(bubblePlace(portrait(10, 10), BUBBLE, SCREEN, [])?.side).toBe('right');
  expect(bubblePlace(portrait(310, 10), BUBBLE, SCREEN, [])?.side).toBe('left');
  expect(bubblePlace(portrait(160, 10), { width: 200, height: 30 }, SCREEN, [])?.side).toBe('below');
});

it('covers no control, and is nowhere where it would have to', () => {
  const button = { left: 100, top: 150, width: 50, height: 44 };
  expect(bubblePlace(portrait(160, 200), BUBBLE, SCREEN, [button])?.side).toBe('right');
  expect(bubblePlace(portrait(160, 200), BUBBLE, SCREEN, [{ left: 0, top: 0, width: 360, height: 640 }])).toBeNull();
});
