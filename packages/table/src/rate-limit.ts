import type { Allowance } from './room/room.ts';

/** How often somebody may do something: so many times in one breath, and how long it takes to get one of them back. */
export interface Breath {
  readonly most: number;
  readonly msEach: number;
}

/** Whoever has all of it back is forgotten beyond these: guests cost nothing, and a table may be open for days. */
const FEW = 128;

export function takeBreath(known: Map<string, Allowance>, who: string, breath: Breath, now: number): boolean {
  const { most } = breath;
  const left = leftOf(known.get(who), breath, now);
  if (left < 1) return false;
  if (known.size >= FEW) for (const [each, allowance] of known) if (leftOf(allowance, breath, now) >= most) known.delete(each);
  known.set(who, { left: left - 1, at: now });
  return true;
}

function leftOf(known: Allowance | undefined, { most, msEach }: Breath, now: number): number {
  return known === undefined ? most : Math.min(most, known.left + Math.max(0, now - known.at) / msEach);
}
