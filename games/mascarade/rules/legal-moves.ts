import type { Seat } from '@parlour/kernel';
import { targetsOf } from './cards.ts';
import { richestOthers } from './powers.ts';
import { isOpening } from './status.ts';
import type { BoardState, MaskKind, Move, Sleight, Spot } from './types.ts';

/** A view, or a state: what is legal depends on nothing hidden. */
type Board = BoardState<unknown>;

const SLEIGHTS: readonly Sleight[] = ['swap', 'hold'];

/** The moves of a turn, for one player of one match. */
interface TurnMoves {
  readonly opening: readonly Move[];
  readonly quiet: readonly Move[];
  readonly all: readonly Move[];
}

/** The lists depend on few values and are needed all the time: each is made once for a scenario, a number of players and a player. */
const turnMovesCache = new WeakMap<readonly MaskKind[], Map<number, TurnMoves>>();
const LOOK: readonly Move[] = [{ do: 'look' }];

/** [M-06] [M-07] [M-08b] [M-10] */
export function turnMoves(table: Board, seat: Seat): readonly Move[] {
  if (table.owesLook[seat] === true) return LOOK;
  const moves = turnMovesOf(table, seat);
  if (isOpening(table)) return moves.opening;
  return table.barred ? moves.quiet : moves.all;
}

function turnMovesOf(table: Board, seat: Seat): TurnMoves {
  const ofMatch = remembered(turnMovesCache, table.inPlay, () => new Map());
  const key = keyOf(table, seat);
  let moves = ofMatch.get(key);
  if (moves === undefined) {
    const opening = spotsBut(seat, table.seats, table.centre.length).flatMap((spot) =>
      SLEIGHTS.map((sleight): Move => ({ do: 'exchange', with: spot, sleight })),
    );
    const quiet = [...LOOK, ...opening];
    moves = { opening, quiet, all: [...quiet, ...kindsOf(table).map((mask): Move => ({ do: 'announce', mask }))] };
    ofMatch.set(key, moves);
  }
  return moves;
}

const keyOf = (table: Board, seat: Seat): number => table.seats * 100 + seat;

function spotsBut(seat: Seat, seats: number, centre: number): Spot[] {
  const people = seatsBut(seat, seats).map((other): Spot => ({ seat: other }));
  return [...people, ...Array.from({ length: centre }, (_, index): Spot => ({ centre: index }))];
}

function seatsBut(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
}

const names = new WeakMap<readonly MaskKind[], readonly Move[]>();

/** [M-25] Any mask of the scenario can be named. */
export function nameMoves(table: Board): readonly Move[] {
  return remembered(names, table.inPlay, () => kindsOf(table).map((mask): Move => ({ do: 'name', mask })));
}

const kindsOf = (table: Board): MaskKind[] => [...new Set(table.inPlay)];

function remembered<K extends object, V>(memory: WeakMap<K, V>, key: K, make: () => V): V {
  let value = memory.get(key);
  if (value === undefined) {
    value = make();
    memory.set(key, value);
  }
  return value;
}

const targets = new Map<number, readonly Move[]>();
const pairs = new Map<number, readonly Move[]>();

/** [M-36*] Powers target players, never the centre. */
export function powerMoves(table: Board, seat: Seat): readonly Move[] {
  switch (targetsOf(table.power?.mask)) {
    case 'two':
      return listed(pairs, table, seat, pairMoves);
    case 'one-or-none':
      return [{ do: 'decline' }, ...listed(targets, table, seat, targetMoves)];
    case 'richest':
      return richestOthers(table, seat).map((richest): Move => ({ do: 'target', seat: richest }));
    default:
      return listed(targets, table, seat, targetMoves);
  }
}

function listed(lists: Map<number, readonly Move[]>, table: Board, seat: Seat, make: (others: readonly Seat[]) => Move[]): readonly Move[] {
  const key = keyOf(table, seat);
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = make(seatsBut(seat, table.seats));
  lists.set(key, list);
  return list;
}

const targetMoves = (others: readonly Seat[]): Move[] => others.map((seat) => ({ do: 'target', seat }));

const pairMoves = (others: readonly Seat[]): Move[] =>
  others.flatMap((one, i) => others.slice(i + 1).map((other): Move => ({ do: 'pair', seats: [one, other] })));
