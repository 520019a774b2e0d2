import type { Chance, Seat } from '@parlour/kernel';
import type { BoardState, MaskKind } from '../rules/index.ts';
import type { LevelParams } from './level-params.ts';
import type { MascaradeMemory } from './memory.ts';

/** A bot while it thinks. */
export interface ThinkingContext {
  readonly seat: Seat;
  readonly memory: MascaradeMemory;
  readonly params: LevelParams;
  readonly chance: Chance;
}

/** What each mask may bring its wearer, as far as one can tell beforehand. */
export type MaskValue = (mask: MaskKind) => number;

/** How likely a player is to win, as far as the fortunes tell; the more envy, the more every coin of others counts. */
export function winChance(table: BoardState<unknown>, seat: Seat, envy: number): number {
  if (table.winners !== null) return table.winners.includes(seat) ? 1 / table.winners.length : 0;
  let sum = 0;
  for (const coins of table.coins) sum += Math.exp(coins * envy);
  return Math.exp((table.coins[table.placeOf[seat] ?? seat] ?? 0) * envy) / sum;
}
