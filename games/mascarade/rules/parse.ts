import { isIndex, isRecord, type Parsed, refuse, type Seat } from '@parlour/kernel';
import { isMaskKind, type MaskKind } from './cards.ts';
import type { Move, Sleight, Spot } from './types.ts';

export function parseMove(input: unknown): Parsed<Move> {
  if (!isRecord(input)) return refuse('malformed-move');
  const move = readMove(input);
  if (move !== undefined) return { ok: move };
  const wantsMask = input.do === 'announce' || input.do === 'name';
  return wantsMask ? refuse('no-such-mask', 'M-03') : refuse('malformed-move');
}

function readMove(input: Readonly<Record<string, unknown>>): Move | undefined {
  switch (input.do) {
    case 'ready':
    case 'look':
    case 'peek':
    case 'claim':
    case 'pass':
    case 'decline':
    case 'stammer':
      return { do: input.do };
    case 'exchange': {
      const spot = readSpot(input.with);
      const sleight = readSleight(input.sleight);
      return spot === undefined || sleight === undefined ? undefined : { do: 'exchange', with: spot, sleight };
    }
    case 'cloth': {
      const sleight = readSleight(input.sleight);
      return sleight === undefined ? undefined : { do: 'cloth', sleight };
    }
    case 'announce':
    case 'name': {
      const mask: MaskKind | undefined = isMaskKind(input.mask) ? input.mask : undefined;
      return mask === undefined ? undefined : { do: input.do, mask };
    }
    case 'target':
      return isIndex(input.seat) ? { do: 'target', seat: input.seat } : undefined;
    case 'pair':
      return readPair(input.seats);
    default:
      return undefined;
  }
}

const readSleight = (value: unknown): Sleight | undefined => (value === 'swap' || value === 'hold' ? value : undefined);

function readSpot(value: unknown): Spot | undefined {
  if (!isRecord(value)) return undefined;
  if (isIndex(value.seat) && value.centre === undefined) return { seat: value.seat };
  return isIndex(value.centre) && value.seat === undefined ? { centre: value.centre } : undefined;
}

/** Two people in any order; stored in the order of their seats. */
function readPair(value: unknown): Move | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [one, other]: unknown[] = value;
  if (!isIndex(one) || !isIndex(other)) return undefined;
  const seats: readonly [Seat, Seat] = one <= other ? [one, other] : [other, one];
  return { do: 'pair', seats };
}
