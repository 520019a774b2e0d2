import { isRecord, type Parsed, type Refusal, refuse, type Seat } from '@parlour/kernel';
import { guesser, isLast } from './status.ts';
import type { Move, View } from './types.ts';

const HIGHER: Move = { say: 'higher' };
const GUESSES: readonly Move[] = [HIGHER, { say: 'lower' }];
const NONE: readonly Move[] = [];

export function legalMoves(view: View, seat: Seat): readonly Move[] {
  return check(view, seat) === undefined ? GUESSES : NONE;
}

export function check(view: View, seat: Seat): Refusal | undefined {
  return !isLast(view) && seat === guesser(view) ? undefined : refuse('not-your-guess', 'T-04');
}

/** [T-06*] */
export const defaultMove = (): Move => HIGHER;

export function parseMove(input: unknown): Parsed<Move> {
  if (!isRecord(input) || (input.say !== 'higher' && input.say !== 'lower')) return refuse('malformed-move');
  return { ok: { say: input.say } };
}
