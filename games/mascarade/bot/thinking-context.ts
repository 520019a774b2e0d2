import { exactExp } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import type { BoardState, MaskKind } from '../rules/index.ts';
import type { LevelParams } from './level-params.ts';
import type { MascaradeMemory } from './memory.ts';

/** The inputs of a bot's decision. */
export interface ThinkingContext {
  readonly seat: Seat;
  readonly memory: MascaradeMemory;
  readonly params: LevelParams;
  readonly chance: Chance;
}

/** The expected value of each mask for its wearer. */
export type MaskValue = (mask: MaskKind) => number;

/** The probability that a player wins, by coins; with higher rivalry, every coin of others counts more. */
export function winChance(table: BoardState<unknown>, seat: Seat, rivalry: number): number {
  if (table.winners !== null) return table.winners.includes(seat) ? 1 / table.winners.length : 0;
  let sum = 0;
  for (const coins of table.coins) sum += exactExp(coins * rivalry);
  return exactExp((table.coins[table.placeOf[seat] ?? seat] ?? 0) * rivalry) / sum;
}
