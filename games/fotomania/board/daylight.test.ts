import { describe, expect, it } from 'vitest';
import type { View } from '../rules/index.ts';
import { daylightOf } from './daylight.ts';

/** Three players: piles of 12, so Sunset lies among the 13th to 24th from the bottom. */
const view = (changes: Partial<View>): View =>
  ({ phase: 'take', sunsetPassed: false, deck: 42, colours: Array.from({ length: 6 }), ...changes }) as unknown as View;

describe('the light', () => {
  it('turns warm with the first card that can be Sunset', () => {
    expect(daylightOf(view({}))).toBe('day');
    expect(daylightOf(view({ deck: 26 }))).toBe('day');
    expect(daylightOf(view({ deck: 25 }))).toBe('dusk');
  });

  it('goes down with the sun, and stays down', () => {
    expect(daylightOf(view({ phase: 'sunset', deck: 20 }))).toBe('sunset');
    expect(daylightOf(view({ sunsetPassed: true, deck: 20 }))).toBe('night');
  });
});
