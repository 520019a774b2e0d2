import { exactExp } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { BoardState, MaskKind } from '../rules/index.ts';

/** The expected value of each mask for its wearer. */
export type MaskValue = (mask: MaskKind) => number;

/** The probability that a player wins, by coins; with higher rivalry, every coin of others counts more. */
export function winChance(table: BoardState<unknown>, seat: Seat, rivalry: number): number {
  if (table.winners !== null) return table.winners.includes(seat) ? 1 / table.winners.length : 0;
  let sum = 0;
  for (const coins of table.coins) sum += exactExp(coins * rivalry);
  return exactExp((table.coins[table.placeOf[seat] ?? seat] ?? 0) * rivalry) / sum;
}
