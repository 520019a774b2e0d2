import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DECORATION_IDS, GUEST_IDS, GUESTS, type Shape } from '../../photo/index.ts';
import { cutOutOf } from './figures.ts';

const drawingOf = (id: string) => readFileSync(new URL(`./art/figures/${id}.svg`, import.meta.url), 'utf8');
const pathOf = (shape: Shape) => `M${shape.map(({ x, y }) => `${x / 10},${y / 10}`).join('L')}Z`;
const points = (path: string) => new Set(path.replace(/[MZ]/g, '').split('L'));

describe('the drawings', () => {
  it.each([...GUEST_IDS, ...DECORATION_IDS])('%s has the cut-out that is judged', (id) => {
    const { cutout, left, right, height } = cutOutOf(id);
    const drawing = drawingOf(id);
    expect(drawing).toContain(`viewBox="${left / 10} ${-height / 10} ${(right - left) / 10} ${height / 10}"`);
    expect(drawing).toContain(`<path d="${pathOf(cutout)}"`);
  });

  it.each(GUEST_IDS)('%s is clipped to the image that is judged', (id) => {
    const clip = /<clipPath id="[a-z]+clip"><path d="([^"]+)"/.exec(drawingOf(id))?.[1] ?? '';
    expect(points(clip)).toEqual(points(pathOf(GUESTS[id].image)));
  });
});
