import type { Chance, Choice, EventSink } from '@parlour/kernel';
import { OBJECTS, type ObjectId } from './cards.ts';
import { emit } from './emit.ts';
import { turnedDown } from './gifts.ts';
import { roundsOf } from './options.ts';
import { arrowSeen, draw, receiverOf, startGiving } from './passing.ts';
import { nextRound } from './setup.ts';
import type { Event, Gift, Move, State } from './types.ts';

/** [H-17] */
export const PENALTIES_TO_LOSE = 3;

export function resolve(state: State, choices: readonly Choice<Move>[], chance: Chance, sink: EventSink<Event>): void {
  if (state.phase === 'ready') return draw(state, state.starter, sink);
  const move = choices[0]?.move;
  switch (move?.do) {
    case 'name':
      return give(state, move.object, sink);
    case 'falter':
      return give(state, wordsFail(state, chance, sink), sink);
    case 'thank':
      return thank(state, sink);
    case 'refuse':
      return refuseGift(state, chance, sink);
    default:
      throw new Error(`no such move in phase ${state.phase}`);
  }
}

/** [H-08] Any object may be named. */
function give(state: State, said: ObjectId, sink: EventSink<Event>): void {
  state.said = said;
  state.phase = 'answer';
  emit(state, sink, { type: 'gave', from: state.giver, to: receiverOf(state), said });
}

/** [H-26*] The clock names a card that everyone has just seen truthfully; otherwise at random. */
function wordsFail(state: State, chance: Chance, sink: EventSink<Event>): ObjectId {
  if (state.fresh && state.moving?.face === 'down') return sink.disclose(state.moving.object, 'everyone');
  return chance.pick(OBJECTS);
}

/** [H-10] [H-11] [H-12] The gift is kept, newest of all; the oldest goes on. */
function thank(state: State, sink: EventSink<Event>): void {
  const { moving, said } = state;
  if (moving === null || said === null) throw new Error('nothing was offered');
  const receiver = receiverOf(state);
  const [oldest, ...rest] = state.gifts[receiver] as readonly Gift[];
  if (oldest === undefined) throw new Error('a player without a gift');
  state.gifts = state.gifts.with(receiver, [...rest, moving]);
  emit(state, sink, { type: 'thanked', seat: receiver, said });
  state.giver = receiver;
  state.said = null;
  startGiving(state, turnedDown(oldest, state.printing), oldest.face === 'up');
  emit(state, sink, { type: 'took', seat: receiver, arrow: arrowSeen(state), object: oldest.face === 'up' ? oldest.object : null });
}

/** [H-14] The card is turned over for all, and the player who was wrong takes it. */
function refuseGift(state: State, chance: Chance, sink: EventSink<Event>): void {
  const { moving, said, giver } = state;
  if (moving?.face !== 'down' || said === null) throw new Error('nothing was offered');
  const receiver = receiverOf(state);
  const object = sink.disclose(moving.object, 'everyone');
  const wrong = object === said ? receiver : giver;
  state.penalties = state.penalties.map((cards, seat) => (seat === wrong ? [...cards, object] : cards));
  state.moving = null;
  state.said = null;
  state.fresh = false;
  emit(state, sink, { type: 'refused', seat: receiver, giver, said, object, wrong });
  // [H-17] [H-20*] The round ends at the third point, or when no card is left to draw.
  if (state.penalties.some((cards) => cards.length >= PENALTIES_TO_LOSE) || state.shopTop === null) endRound(state, chance, sink);
  else draw(state, wrong, sink);
}

function endRound(state: State, chance: Chance, sink: EventSink<Event>): void {
  const penalties = state.penalties.map((cards) => cards.length);
  emit(state, sink, { type: 'roundOver', round: state.round, penalties });
  state.totals = state.totals.map((total, seat) => total + (penalties[seat] ?? 0));
  if (state.round < roundsOf(state.options, state.seats)) nextRound(state, chance, sink);
  else state.phase = 'over';
}
