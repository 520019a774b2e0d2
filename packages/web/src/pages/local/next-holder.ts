import type { Seat } from '@parlour/kernel';

/** The next holder of the device: nobody while its holder has to decide, or nobody here has to. People have the first seats. */
export function nextHolder(waiting: readonly Seat[], holder: Seat, people: number): Seat | null {
  if (waiting.includes(holder)) return null;
  return waiting.find((seat) => seat < people) ?? null;
}
