import type { Seat } from '@parlour/kernel';

/**
 * The seat that must get the device; null while its holder keeps it. People have the first seats. Without a holder, as after
 * a reload, no hand is shown before a player has said who holds the device.
 */
export function nextHolder(waiting: readonly Seat[], holder: Seat | null, people: number): Seat | null {
  if (holder !== null && waiting.includes(holder)) return null;
  const asked = waiting.find((seat) => seat < people) ?? null;
  return holder === null ? (asked ?? 0) : asked;
}
