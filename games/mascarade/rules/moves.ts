import { type Refusal, refuse, type Seat } from '@parlour/kernel';
import { type MaskKind, targetsOf } from './cards.ts';
import { nameMoves, powerMoves, turnMoves } from './legal-moves.ts';
import { leftNeighbour, othersClockwise } from './places.ts';
import { richestOthers } from './powers.ts';
import { isOpening, mayPeek, mustAct } from './status.ts';
import type { BoardState, Move, Phase, Spot, View } from './types.ts';

const NONE: readonly Move[] = [];
const READY: readonly Move[] = [{ do: 'ready' }];
const PEEK: readonly Move[] = [{ do: 'peek' }];
const ANSWERS: readonly Move[] = [{ do: 'claim' }, { do: 'pass' }];
const ANSWERS_OR_PEEK: readonly Move[] = [...ANSWERS, ...PEEK];
const CLOTH: readonly Move[] = [
  { do: 'cloth', sleight: 'swap' },
  { do: 'cloth', sleight: 'hold' },
];

export function legalMoves(table: BoardState<unknown>, seat: Seat): readonly Move[] {
  if (!mustAct(table, seat)) return mayPeek(table, seat) ? PEEK : NONE;
  switch (table.phase) {
    case 'memorise':
      return READY;
    case 'turn':
      return turnMoves(table, seat);
    case 'claim':
      return mayPeek(table, seat) ? ANSWERS_OR_PEEK : ANSWERS;
    case 'power':
      return powerMoves(table, seat);
    case 'cloth':
      return CLOTH;
    case 'name':
      return nameMoves(table);
    case 'over':
      return NONE;
  }
}

const PHASE_OF: Readonly<Record<Exclude<Move['do'], 'peek' | 'stammer'>, Phase>> = {
  ready: 'memorise',
  look: 'turn',
  exchange: 'turn',
  announce: 'turn',
  claim: 'claim',
  pass: 'claim',
  target: 'power',
  pair: 'power',
  decline: 'power',
  cloth: 'cloth',
  name: 'name',
};

/** [M-08b*] A peek leaves the turn, the claims and their clock as they are. */
export const isSideMove = (move: Move): boolean => move.do === 'peek';

export function check(view: View, seat: Seat, move: Move): Refusal | undefined {
  if (move.do === 'peek') return mayPeek(view, seat) ? undefined : whyNoPeek(view, seat);
  if (move.do === 'stammer') return refuse('only-the-clock-stammers', 'M-43*');
  if (PHASE_OF[move.do] !== view.phase) return refuse('not-now', 'M-07');
  if (!mustAct(view, seat)) return view.phase === 'claim' ? refuse('claim-out-of-order', 'M-11') : refuse('not-your-turn', 'M-07');
  switch (move.do) {
    case 'look':
      return isOpening(view) ? refuse('exchange-first', 'M-06') : undefined;
    case 'exchange':
      if (view.owesLook[seat] === true) return refuse('owes-a-look', 'M-08b');
      return spotRefusal(view, seat, move.with);
    case 'announce':
      if (view.owesLook[seat] === true) return refuse('owes-a-look', 'M-08b');
      if (isOpening(view)) return refuse('exchange-first', 'M-06');
      if (view.barred) return refuse('just-revealed', 'M-10');
      return inPlay(view, move.mask);
    case 'target':
      return targetRefusal(view, seat, move.seat);
    case 'pair':
      return pairRefusal(view, seat, move.seats);
    case 'decline':
      return targetsOf(view.power?.mask) === 'one-or-none' ? undefined : refuse('must-choose', 'M-22');
    case 'name':
      return inPlay(view, move.mask);
    default:
      return undefined;
  }
}

/** [M-08b*] [M-08c*] */
function whyNoPeek(view: View, seat: Seat): Refusal {
  if (!view.options.peek) return refuse('peeking-is-off', 'M-08b*');
  if (isOpening(view)) return refuse('no-peeking-yet', 'M-08c*');
  if (view.owesLook[seat] === true) return refuse('already-peeked', 'M-08b*');
  return refuse('cannot-peek-now', 'M-08b*');
}

/** [M-03] */
function inPlay(view: View, mask: MaskKind): Refusal | undefined {
  return view.inPlay.includes(mask) ? undefined : refuse('mask-not-in-play', 'M-03', { mask });
}

/** [M-09] */
function spotRefusal(view: View, seat: Seat, spot: Spot): Refusal | undefined {
  if ('centre' in spot) return spot.centre < view.centre.length ? undefined : refuse('no-such-centre-mask', 'M-09');
  return personRefusal(view, seat, spot.seat, 'M-09');
}

/** [M-36*] */
function personRefusal(view: View, seat: Seat, other: Seat, clause: string): Refusal | undefined {
  if (other >= view.seats) return refuse('no-such-player', clause);
  return other === seat ? refuse('not-yourself', clause) : undefined;
}

function targetRefusal(view: View, seat: Seat, target: Seat): Refusal | undefined {
  if (isPairPower(view)) return refuse('choose-two', 'M-36*');
  const refusal = personRefusal(view, seat, target, 'M-36*');
  if (refusal !== undefined || targetsOf(view.power?.mask) !== 'richest') return refusal;
  return richestOthers(view, seat).includes(target) ? undefined : refuse('not-the-richest', 'M-34');
}

function pairRefusal(view: View, seat: Seat, [one, other]: readonly [Seat, Seat]): Refusal | undefined {
  if (!isPairPower(view)) return refuse('choose-one', 'M-36*');
  if (one === other) return refuse('choose-two', 'M-36*');
  return personRefusal(view, seat, one, 'M-36*') ?? personRefusal(view, seat, other, 'M-36*');
}

const isPairPower = (view: View): boolean => targetsOf(view.power?.mask) === 'two';

/** [M-43*] */
export function defaultMove(view: View, seat: Seat): Move {
  switch (view.phase) {
    case 'turn':
      return isOpening(view) ? { do: 'exchange', with: { seat: leftNeighbour(view, seat) }, sleight: 'hold' } : { do: 'look' };
    case 'claim':
      return { do: 'pass' };
    case 'power':
      return firstClockwise(view, seat);
    case 'cloth':
      return { do: 'cloth', sleight: 'hold' };
    case 'name':
      return { do: 'stammer' };
    default:
      return { do: 'ready' };
  }
}

function firstClockwise(view: View, seat: Seat): Move {
  const targets = targetsOf(view.power?.mask);
  if (targets === 'one-or-none') return { do: 'decline' };
  const [first = seat, second = seat] = targets === 'richest' ? richestOthers(view, seat) : othersClockwise(view, seat);
  if (!isPairPower(view)) return { do: 'target', seat: first };
  return { do: 'pair', seats: first < second ? [first, second] : [second, first] };
}

const CLOTH_LIFTED = { do: 'cloth' } as const;

/** [M-09] [M-21] [M-24] Only the player knows what their hands did under the cloth. */
export function publicPart(_view: View, _seat: Seat, move: Move): object {
  if (move.do === 'exchange') return { do: 'exchange', with: move.with };
  return move.do === 'cloth' ? CLOTH_LIFTED : move;
}
