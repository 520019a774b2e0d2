import type { Seat } from '@parlour/kernel';

/**
 * Who must get the device; null while its holder keeps it. People have the first seats. Without a holder, as after a
 * reload, nobody sees a hand before a player has said who holds it.
 */
export function nextHolder(waiting: readonly Seat[], holder: Seat | null, people: number): Seat | null {
  if (holder !== null && waiting.includes(holder)) return null;
  const asked = waiting.find((seat) => seat < people) ?? null;
  return holder === null ? (asked ?? 0) : asked;
}
