import { expect, it } from 'vitest';
import { type Box, bubblePlace } from './bubble-place.ts';

const SCREEN = { width: 360, height: 640 };
const BUBBLE = { width: 120, height: 30 };
const portrait = (left: number, top: number) => ({ left, top, width: 40, height: 40 });
const place = (at: Box, taken: readonly Box[] = [], far = false) => bubblePlace(at, BUBBLE, SCREEN, taken, far);

it('is above its portrait, within the screen', () => {
  expect(place(portrait(160, 200))).toMatchObject({ side: 'above', left: 120, top: 161 });
  expect(place(portrait(4, 200))).toMatchObject({ side: 'above', left: 6 });
  expect(place(portrait(330, 200))).toMatchObject({ side: 'above', left: 234 });
});

it('is on another side where there is no room above', () => {
  expect(place(portrait(10, 10))?.side).toBe('right');
  expect(place(portrait(310, 10))?.side).toBe('left');
  expect(bubblePlace(portrait(160, 10), { width: 200, height: 30 }, SCREEN, [], false)?.side).toBe('below');
});

it('moves to the side where that is free, and still points at its portrait', () => {
  const beside = { left: 0, top: 195, width: 360, height: 100 };
  const name = { left: 200, top: 161, width: 60, height: 20 };
  const found = place(portrait(160, 200), [beside, name]);
  expect(found).toMatchObject({ side: 'above', top: 161 });
  expect((found?.left ?? 0) + BUBBLE.width).toBeGreaterThanOrEqual(180);
});

it('is at a distance only where it may', () => {
  const around = { left: 0, top: 100, width: 360, height: 180 };
  expect(place(portrait(160, 200), [around])).toBeNull();
  expect(place(portrait(160, 200), [around], true)).toMatchObject({ side: 'far', left: 120, top: 285 });
});

it('never covers anything taken and never leaves the screen; where every place is taken it is nowhere', () => {
  const draw = drawing();
  const found = Array.from({ length: 3000 }, (_, index) => {
    const at = portrait(draw(SCREEN.width - 40), draw(SCREEN.height - 40));
    const taken = [at, ...Array.from({ length: index % 40 }, () => box(draw))];
    return { taken, bubble: place(at, taken, index % 2 === 0) };
  });
  const wrong = found.filter(({ bubble, taken }) => bubble !== null && (leaves(bubble) || taken.some((each) => covers(bubble, each))));
  expect(wrong).toEqual([]);
  expect(found.filter(({ bubble }) => bubble !== null).length).toBeGreaterThan(200);
  expect(found.filter(({ bubble }) => bubble === null).length).toBeGreaterThan(200);
  expect(place(portrait(160, 200), [{ left: 0, top: 0, ...SCREEN }], true)).toBeNull();
});

const box = (draw: (below: number) => number): Box => ({
  left: draw(SCREEN.width),
  top: draw(SCREEN.height),
  width: 10 + draw(90),
  height: 10 + draw(40),
});

const leaves = ({ left, top, width, height }: Box): boolean =>
  left < 0 || top < 0 || left + width > SCREEN.width || top + height > SCREEN.height;

/** Whether they share a point. */
function covers(one: Box, other: Box): boolean {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0;
}

/** Draws whole numbers below a limit, always the same ones. */
function drawing(): (below: number) => number {
  let last = 1;
  return (below) => {
    last = (last * 48271) % 2147483647;
    return last % below;
  };
}
