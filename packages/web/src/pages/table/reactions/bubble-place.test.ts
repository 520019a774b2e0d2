import { expect, it } from 'vitest';
import { bubblePlace } from './bubble-place.ts';

const SCREEN = { width: 360, height: 640 };
const BUBBLE = { width: 120, height: 30 };
const NOTHING = { controls: [], names: [] };
const portrait = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

it('is above its portrait, within the screen', () => {
  expect(bubblePlace(portrait(160, 200), BUBBLE, SCREEN, NOTHING, false)).toMatchObject({ side: 'above', left: 120, top: 161 });
  expect(bubblePlace(portrait(4, 200), BUBBLE, SCREEN, NOTHING, false)).toMatchObject({ side: 'above', left: 6 });
  expect(bubblePlace(portrait(330, 200), BUBBLE, SCREEN, NOTHING, false)).toMatchObject({ side: 'above', left: 234 });
});

it('is on another side where there is no room above', () => {
  expect(bubblePlace(portrait(10, 10), BUBBLE, SCREEN, NOTHING, false)?.side).toBe('right');
  expect(bubblePlace(portrait(310, 10), BUBBLE, SCREEN, NOTHING, false)?.side).toBe('left');
  expect(bubblePlace(portrait(160, 10), { width: 200, height: 30 }, SCREEN, NOTHING, false)?.side).toBe('below');
});

it('covers no control, and is nowhere where it would have to', () => {
  const all = { left: 0, top: 0, width: 360, height: 640 };
  const button = { left: 100, top: 150, width: 50, height: 44 };
  expect(bubblePlace(portrait(160, 200), BUBBLE, SCREEN, { controls: [button], names: [] }, false)?.side).toBe('right');
  expect(bubblePlace(portrait(160, 200), BUBBLE, SCREEN, { controls: [all], names: [] }, true)).toBeNull();
});

it('covers a name rather than being at a distance, and is at a distance only where it may', () => {
  const around = { left: 0, top: 100, width: 360, height: 180 };
  const at = portrait(160, 200);
  expect(bubblePlace(at, BUBBLE, SCREEN, { controls: [], names: [around] }, true)?.side).toBe('above');
  expect(bubblePlace(at, BUBBLE, SCREEN, { controls: [around], names: [] }, false)).toBeNull();
  expect(bubblePlace(at, BUBBLE, SCREEN, { controls: [around], names: [] }, true)).toMatchObject({ side: 'far', left: 120, top: 285 });
});
