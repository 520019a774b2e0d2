import type { Chance, Choice, EventSink, Seat } from '@parlour/kernel';
import { announce, answerAtOnce, answerInTurn } from './claims.ts';
import { emitSplit } from './emit.ts';
import { decline, nameOwnMask, nameRandomMask, resolveCloth } from './power-targets.ts';
import { applyToPair, applyToTarget } from './powers.ts';
import { coverMasks, nextTurn, swapMasks, tellMask } from './turns.ts';
import type { Answer, Event, Move, Sleight, Spot, State } from './types.ts';

export function resolve(state: State, choices: readonly Choice<Move>[], chance: Chance, sink: EventSink<Event>): void {
  const choice = choices[0];
  if (choice === undefined) throw new Error('nothing was chosen');
  const { seat, move } = choice;
  switch (move.do) {
    case 'ready':
      return begin(state, sink);
    case 'look':
      return look(state, seat, sink);
    case 'peek':
      return peek(state, seat, sink);
    case 'exchange':
      return exchange(state, seat, move.with, move.sleight, sink);
    case 'announce':
      return announce(state, move.mask, sink);
    case 'claim':
    case 'pass':
      if (state.asked === null) return answerAtOnce(state, answersOf(choices), sink);
      return answerInTurn(state, move.do, sink);
    case 'target':
      return applyToTarget(state, move.seat, sink);
    case 'pair':
      return applyToPair(state, move.seats, sink);
    case 'decline':
      return decline(state, sink);
    case 'cloth':
      return resolveCloth(state, move.sleight, sink);
    case 'name':
      return nameOwnMask(state, move.mask, sink);
    case 'stammer':
      return nameRandomMask(state, chance, sink);
  }
}

function answersOf(choices: readonly Choice<Move>[]): ReadonlyMap<Seat, Answer> {
  return new Map(choices.map(({ seat, move }) => [seat, move.do === 'claim' ? 'claim' : 'pass']));
}

/** [M-04] Ends the memorise phase; all masks are turned face down. */
function begin(state: State, sink: EventSink<Event>): void {
  coverMasks(state, sink);
  state.phase = 'turn';
}

/** [M-08] */
function look(state: State, seat: Seat, sink: EventSink<Event>): void {
  const mask = tellMask(state, seat, [seat], sink);
  if (state.owesLook[seat] === true) state.owesLook = state.owesLook.with(seat, false);
  emitSplit(state, sink, [seat], { type: 'looked', seat, mask }, { type: 'looked', seat, mask: null });
  nextTurn(state);
}

/** [M-08b] [M-08b*] It costs the next turn. */
function peek(state: State, seat: Seat, sink: EventSink<Event>): void {
  const mask = tellMask(state, seat, [seat], sink);
  state.owesLook = state.owesLook.with(seat, true);
  emitSplit(state, sink, [seat], { type: 'peeked', seat, mask }, { type: 'peeked', seat, mask: null });
}

/** [M-09] Only the player knows whether the masks were swapped. */
function exchange(state: State, seat: Seat, spot: Spot, sleight: Sleight, sink: EventSink<Event>): void {
  if (sleight === 'swap') swapMasks(state, { seat }, spot);
  emitSplit(state, sink, [seat], { type: 'exchanged', seat, with: spot, sleight }, { type: 'exchanged', seat, with: spot, sleight: null });
  nextTurn(state);
}
