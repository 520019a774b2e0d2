import type { Chance, Seat } from '@parlour/kernel';
import {
  type BoardState,
  coinsOf,
  kindOf,
  type MaskCard,
  type MaskKind,
  type Move,
  othersClockwise,
  richestOthers,
} from '../rules/index.ts';
import { bestGuess } from './beliefs.ts';
import type { MascaradeMemory } from './memory.ts';
import type { MaskValue } from './win-chance.ts';

/** The targets of a power, for the bot's own powers and for its model of other players. */
export function powerMove(table: BoardState<unknown>, seat: Seat, memory: MascaradeMemory, worth: MaskValue): Move {
  const others = othersClockwise(table, seat);
  switch (table.power?.mask) {
    case 'witch': {
      const [richest = seat] = richestOthers(table, seat);
      return coinsOf(table, richest) > coinsOf(table, seat) ? { do: 'target', seat: richest } : { do: 'decline' };
    }
    case 'troubadour':
      return { do: 'target', seat: richestOthers(table, seat)[0] ?? seat };
    case 'guru':
      return { do: 'target', seat: most(others, (other) => (1.05 - (memory.knows[other] ?? 0)) * Math.min(4, coinsOf(table, other))) };
    case 'princess':
      return { do: 'target', seat: most(others, (other) => uncertainty(memory, table, other) + coinsOf(table, other) * 0.01) };
    case 'spy':
      return { do: 'target', seat: most(others, (other) => hope(memory, table, other, worth)) };
    case 'fool':
      return pairOf(others, (other) => (memory.knows[other] ?? 0) * 3 + coinsOf(table, other));
    default:
      return pairOf(others, (other) => coinsOf(table, other));
  }
}

function most(others: readonly Seat[], value: (seat: Seat) => number): Seat {
  let best = others[0] ?? 0;
  for (const other of others) if (value(other) > value(best)) best = other;
  return best;
}

function pairOf(others: readonly Seat[], value: (seat: Seat) => number): Move {
  const one = most(others, value);
  const other = most(
    others.filter((seat) => seat !== one),
    value,
  );
  return { do: 'pair', seats: one < other ? [one, other] : [other, one] };
}

const rowOf = (memory: MascaradeMemory, table: BoardState<unknown>, seat: Seat): readonly number[] =>
  memory.beliefs[table.placeOf[seat] ?? seat] ?? [];

const uncertainty = (memory: MascaradeMemory, table: BoardState<unknown>, seat: Seat): number =>
  1 - Math.max(...rowOf(memory, table, seat));

/** The expected value of another player's mask. */
function hope(memory: MascaradeMemory, table: BoardState<unknown>, seat: Seat, worth: MaskValue): number {
  const kinds = [...new Set(table.inPlay)];
  return rowOf(memory, table, seat).reduce((sum, p, i) => sum + p * worth(kinds[i] as MaskKind), 0);
}

/** The Fool swaps half of the time; the Spy takes the better mask. */
export function clothMove(table: BoardState<unknown>, worth: MaskValue, chance: Chance): Move {
  const [own, other] = (table.held ?? []).map((seat) => table.masks[table.placeOf[seat] ?? seat]);
  if (table.power?.mask === 'spy' && typeof own === 'string' && typeof other === 'string') {
    return { do: 'cloth', sleight: worth(kindOf(other as MaskCard)) > worth(kindOf(own as MaskCard)) ? 'swap' : 'hold' };
  }
  return { do: 'cloth', sleight: chance.below(2) === 0 ? 'swap' : 'hold' };
}

export function nameMove(table: BoardState<unknown>, seat: Seat, memory: MascaradeMemory): Move {
  return { do: 'name', mask: bestGuess(memory.beliefs, table.inPlay, table.placeOf[seat] ?? seat) };
}
