import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../../photo/index.ts';
import { nextSpace, onPlan, type PlanDirection, planArea, spotOnPlan, stepTowards, withinPlan } from './floor-plan-geometry.ts';

describe('the plan', () => {
  it.each([true, false])('finds the spot it shows (final photo: %s)', (strict) => {
    const box = planArea(strict);
    fc.assert(
      fc.property(fc.integer({ min: -1800, max: 1800 }), fc.integer({ min: 0, max: 2400 }), (x, z) => {
        const { left, top } = onPlan(box, { x, z });
        expect(spotOnPlan(box, { x: Number.parseFloat(left) / 100, y: Number.parseFloat(top) / 100 })).toEqual({ x, z });
      }),
    );
  });

  it('shows a token at the wall whole, and one in the middle where it stands', () => {
    const box = planArea(true);
    expect(withinPlan(box, { x: 0, z: 0 }, 400).z).toBe(box.back + 200);
    expect(withinPlan(box, { x: 100, z: 900 }, 400)).toEqual({ x: 100, z: 900 });
  });

  it('moves from space to space, jumps the table and stays at the edges', () => {
    expect(nextSpace('B1', 'right')).toBe('E1');
    expect(nextSpace('C3', 'front')).toBe('C3');
    expect(nextSpace('A4', 'back')).toBe('A4');
    expect(nextSpace('A3', 'back')).toBe('A4');
  });

  it('reaches every space from every other', () => {
    const ways: readonly PlanDirection[] = ['left', 'right', 'back', 'front'];
    const reached = new Set<string>(['A1']);
    for (const space of reached) for (const way of ways) reached.add(nextSpace(space as (typeof SPACES)[number], way));
    expect(reached.size).toBe(SPACES.length);
  });

  it('steps to the wall upwards and to the camera downwards', () => {
    expect(stepTowards('back', 10).z).toBe(-10);
    expect(stepTowards('right', 10)).toMatchObject({ x: 10 });
  });
});
