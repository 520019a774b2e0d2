import { isRecord, type Parsed, type Refusal, refuse, type Seat } from '@parlour/kernel';
import { isObjectId, OBJECTS } from './cards.ts';
import type { Move, View } from './types.ts';

const READY: readonly Move[] = [{ do: 'ready' }];
const NAMES: readonly Move[] = OBJECTS.map((object) => ({ do: 'name', object }));
const ANSWERS: readonly Move[] = [{ do: 'thank' }, { do: 'refuse' }];
const NONE: readonly Move[] = [];
const FALTER: Move = { do: 'falter' };
const THANK: Move = { do: 'thank' };
const READY_MOVE: Move = { do: 'ready' };

export function legalMoves(view: View, seat: Seat): readonly Move[] {
  switch (view.phase) {
    case 'ready':
      return READY;
    case 'name':
      return seat === view.giver ? NAMES : NONE;
    case 'answer':
      return seat === view.receiver ? ANSWERS : NONE;
    default:
      return NONE;
  }
}

export function check(view: View, seat: Seat, move: Move): Refusal | undefined {
  switch (move.do) {
    case 'ready':
      return view.phase === 'ready' ? undefined : refuse('nothing-to-be-ready-for', 'H-04');
    case 'name':
      if (view.phase !== 'name') return refuse('nothing-to-name', 'H-07');
      return seat === view.giver ? undefined : refuse('not-your-gift', 'H-10');
    case 'falter':
      return refuse('only-the-clock-falters', 'H-08');
    case 'thank':
    case 'refuse':
      if (view.phase !== 'answer') return refuse('nothing-is-offered', 'H-09');
      return seat === view.receiver ? undefined : refuse('not-offered-to-you', 'H-09');
  }
}

/** [H-26*] */
export function defaultMove(view: View): Move {
  switch (view.phase) {
    case 'name':
      return FALTER;
    case 'answer':
      return THANK;
    default:
      return READY_MOVE;
  }
}

/** [H-08*] What counts is the object, picked from the catalogue. */
export function parseMove(input: unknown): Parsed<Move> {
  if (!isRecord(input)) return refuse('malformed-move');
  switch (input.do) {
    case 'ready':
    case 'falter':
    case 'thank':
    case 'refuse':
      return { ok: { do: input.do } };
    case 'name':
      return isObjectId(input.object) ? { ok: { do: 'name', object: input.object } } : refuse('no-such-object', 'H-08*');
    default:
      return refuse('malformed-move');
  }
}
