import { expect, it } from 'vitest';
import { layoutFor } from './layout-for.ts';

it.each([
  [360, 640, 1, 'portrait'],
  [820, 1180, 1, 'portrait'],
  [844, 390, 1, 'landscape'],
  [640, 400, 1, 'landscape'],
  [1280, 800, 1, 'wide'],
  [1920, 1080, 1, 'wide'],
] as const)('a window of %i x %i with text of size %f lies %s', (width, height, textScale, layout) => {
  expect(layoutFor(width, height, textScale)).toBe(layout);
});

it('gives large text the layout of a small screen, where nothing is pushed off', () => {
  expect(layoutFor(1280, 800, 1.5)).toBe('landscape');
  expect(layoutFor(1280, 800, 2)).toBe('landscape');
  expect(layoutFor(1920, 1080, 1.5)).toBe('wide');
});
