import type { Temperament } from '@parlour/kernel';

/** What a temperament is made of. Each game says what a trait does to the parameters of a level; 0 changes nothing. */
export interface Traits {
  /** −1 to 1: how readily it bluffs and takes risks. */
  readonly boldness: number;
  /** −1 to 1: how readily it refuses, objects and expects a trick. */
  readonly suspicion: number;
  /** 0 to 1: how much it holds against a player who has crossed it. */
  readonly grudge: number;
  /** 0 to 1: how much faster it forgets. */
  readonly absence: number;
  /** 0 to 1: what it gives for knowing more. */
  readonly curiosity: number;
  /** 0 to 1: how little it thinks before it acts. */
  readonly haste: number;
}

const EVEN: Traits = { boldness: 0, suspicion: 0, grudge: 0, absence: 0, curiosity: 0, haste: 0 };

const TRAITS: Readonly<Record<Temperament, Traits>> = {
  even: EVEN,
  bold: { ...EVEN, boldness: 1, suspicion: 0.3 },
  cautious: { ...EVEN, boldness: -1, suspicion: -0.3 },
  suspicious: { ...EVEN, suspicion: 1 },
  grudging: { ...EVEN, grudge: 1 },
  'absent-minded': { ...EVEN, absence: 1 },
  curious: { ...EVEN, curiosity: 1 },
  trusting: { ...EVEN, suspicion: -1 },
  hasty: { ...EVEN, haste: 1 },
};

export const traitsOf = (temperament: Temperament): Traits => TRAITS[temperament];

/** `low`, `base` or `high` for a trait of −1, 0 or 1, and a straight line between them. */
export function bent(trait: number, low: number, base: number, high: number): number {
  return trait < 0 ? base + trait * (base - low) : base + trait * (high - base);
}
