import { isIndex, isRecord, type Parsed, type Refusal, refuse, type Seat } from '@parlour/kernel';
import { cardsInRow, rowsOf } from './city.ts';
import type { Advance, Move, Side, Take, View } from './types.ts';

const SIDES: readonly Side[] = ['left', 'right'];
/** [F-10] */
const MAX_TAKEN = 3;
const NONE: readonly Move[] = [];

export function legalMoves(view: View, seat: Seat): readonly Move[] {
  switch (view.phase) {
    case 'take':
      return seat === view.turn ? takes(view) : NONE;
    case 'advance':
      return seat === view.turn ? advances(view.handSizes[seat] ?? 0) : NONE;
    case 'sunset':
    case 'finale':
      return advances(view.handSizes[seat] ?? 0);
    case 'over':
      return NONE;
  }
}

/** The possible takes depend only on the number of cards in each row: each such list is made once. */
const takeLists = new Map<number, readonly Take[]>();

function takes(view: View): readonly Take[] {
  const rows = rowsOf(view.seats);
  let key = 0;
  for (let row = 0; row < rows; row++) key = key * (MAX_TAKEN + 1) + mostFrom(view, row);
  key = key * 2 + (rows === 3 ? 1 : 0);
  let list = takeLists.get(key);
  if (list === undefined) takeLists.set(key, (list = listTakes(view, rows)));
  return list;
}

function listTakes(view: View, rows: number): readonly Take[] {
  const list: Take[] = [];
  for (let row = 0; row < rows; row++) {
    const most = mostFrom(view, row);
    for (const side of SIDES) for (let count = 1; count <= most; count++) list.push({ do: 'take', count, row, side });
  }
  return list;
}

/** [F-11*] */
const mostFrom = (view: View, row: number): number => Math.min(cardsInRow(view.city, row), MAX_TAKEN);

/** The longest hand is five cards and three taken ones. */
const ADVANCES: readonly (readonly Advance[])[] = Array.from({ length: 9 }, (_, size) => {
  const list: Advance[] = [];
  for (let from = 0; from < size - 1; from++) for (let to = from + 1; to < size; to++) list.push({ do: 'advance', from, to });
  return list;
});

const advances = (handSize: number): readonly Advance[] => ADVANCES[handSize] ?? [];

export function check(view: View, seat: Seat, move: Move): Refusal | undefined {
  return move.do === 'take' ? checkTake(view, seat, move) : checkAdvance(view, seat, move);
}

function checkTake(view: View, seat: Seat, { count, row }: Take): Refusal | undefined {
  if (view.phase !== 'take') return refuse('nothing-to-take-now', 'F-10');
  if (seat !== view.turn) return refuse('not-your-subject', 'F-10');
  const rows = rowsOf(view.seats);
  if (row >= rows) return refuse('no-such-row', 'F-05', { rows });
  const cards = cardsInRow(view.city, row);
  return count > cards ? refuse('row-too-short', 'F-11*', { cards, count }) : undefined;
}

function checkAdvance(view: View, seat: Seat, { from, to }: Advance): Refusal | undefined {
  if (view.phase === 'take' || view.phase === 'over') return refuse('nothing-to-advance-now', 'F-13');
  if (view.phase === 'advance' && seat !== view.turn) return refuse('not-your-film', 'F-13');
  const size = view.handSizes[seat] ?? 0;
  if (from >= size || to >= size) return refuse('no-such-card-in-hand', 'F-13', { cards: size });
  if (from === size - 1) return refuse('foremost-card-stays', 'F-13');
  return to <= from ? refuse('only-towards-the-front', 'F-13') : undefined;
}

const REARMOST_BY_ONE: Move = { do: 'advance', from: 0, to: 1 };

/** [F-38*] */
export function defaultMove(view: View): Move {
  if (view.phase !== 'take') return REARMOST_BY_ONE;
  const rows = rowsOf(view.seats);
  for (let row = 0; row < rows; row++) if (cardsInRow(view.city, row) > 0) return { do: 'take', count: 1, row, side: 'left' };
  throw new Error('nobody has to take from an empty City');
}

export function parseMove(input: unknown): Parsed<Move> {
  if (!isRecord(input)) return refuse('malformed-move');
  switch (input.do) {
    case 'take': {
      const { count, row, side } = input;
      // [F-10] Never none.
      if (!isIndex(count) || count < 1 || count > MAX_TAKEN) return refuse('bad-count', 'F-10', { most: MAX_TAKEN });
      if (!isIndex(row)) return refuse('no-such-row', 'F-05');
      return side === 'left' || side === 'right' ? { ok: { do: 'take', count, row, side } } : refuse('malformed-move');
    }
    case 'advance': {
      const { from, to } = input;
      return isIndex(from) && isIndex(to) ? { ok: { do: 'advance', from, to } } : refuse('no-such-card-in-hand', 'F-13');
    }
    default:
      return refuse('malformed-move');
  }
}
