import type { Chance } from '@parlour/kernel';

const GRAIN = 1 << 20;

/** True with the given probability. */
export function happens(chance: Chance, probability: number): boolean {
  if (probability <= 0) return false;
  if (probability >= 1) return true;
  return chance.below(GRAIN) < probability * GRAIN;
}
