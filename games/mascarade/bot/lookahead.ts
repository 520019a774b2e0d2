import { happens, NULL_EVENT_SINK } from '@parlour/bots';
import type { Choice, Seat } from '@parlour/kernel';
import {
  activeSeat,
  COINS_TO_CHEAT,
  coinsOf,
  kindOf,
  type MaskKind,
  type Move,
  mascarade,
  mustAct,
  type State,
  type View,
} from '../rules/index.ts';
import { sampleDeal } from './beliefs.ts';
import { clothMove, powerMove } from './power-moves.ts';
import { type MaskValue, type ThinkingContext, winChance } from './thinking-context.ts';

/** Draws a world consistent with the bot's beliefs. */
export function sampleWorld(view: View, { seat, memory, chance }: ThinkingContext): State {
  const masks = sampleDeal(memory.beliefs, view.inPlay, chance);
  return mascarade.imagine(view, seat, { masks: masks.slice(0, view.seats), centre: masks.slice(view.seats) }, chance);
}

/** Plays a move and the rest of its turn in an imagined world, and returns the bot's value. */
export function simulateMove(world: State, move: Move, context: ThinkingContext, worth: MaskValue): number {
  const state = mascarade.clone(world);
  const { turn } = state;
  mascarade.resolve(state, nextChoices(state, { seat: context.seat, move }, context, worth), context.chance, NULL_EVENT_SINK);
  playOut(state, turn, context, worth);
  return winChance(state, context.seat, context.params.rivalry);
}

function playOut(state: State, turn: number, context: ThinkingContext, worth: MaskValue): void {
  while (state.phase !== 'over' && state.turn === turn) {
    mascarade.resolve(state, nextChoices(state, undefined, context, worth), context.chance, NULL_EVENT_SINK);
  }
}

function nextChoices(state: State, own: Choice<Move> | undefined, context: ThinkingContext, worth: MaskValue): Choice<Move>[] {
  const awaited = state.seatAt.filter((seat) => mustAct(state, seat));
  const choices = awaited.map((seat) => (seat === own?.seat ? own : { seat, move: guess(state, seat, context, worth) }));
  return choices.sort((a, b) => a.seat - b.seat);
}

/** The probable move of another player. */
function guess(state: State, seat: Seat, context: ThinkingContext, worth: MaskValue): Move {
  const { memory, chance } = context;
  switch (state.phase) {
    case 'claim':
      return { do: happens(chance, claimOdds(state, seat, context)) ? 'claim' : 'pass' };
    case 'power':
      return powerMove(state, seat, memory, worth);
    case 'cloth':
      return clothMove(state, worth, chance);
    default:
      return { do: 'name', mask: happens(chance, memory.knows[seat] ?? 0) ? wornBy(state, seat) : chance.pick(state.inPlay) };
  }
}

/** The probability of a doubt when the announcer is about to win. */
const ALARM = 0.3;

/** A wearer who knows it claims; others seldom, unless the announcer is about to win. */
function claimOdds(state: State, seat: Seat, { memory, params }: ThinkingContext): number {
  if (wornBy(state, seat) === state.announced) return 0.1 + 0.85 * (memory.knows[seat] ?? 0);
  return coinsOf(state, activeSeat(state)) >= COINS_TO_CHEAT ? Math.max(ALARM, params.expectedDoubt) : params.expectedDoubt;
}

export function wornBy(state: State, seat: Seat): MaskKind {
  const mask = state.masks[state.placeOf[seat] ?? seat];
  if (mask === undefined) throw new RangeError(`nobody is called ${seat}`);
  return kindOf(typeof mask === 'string' ? mask : mask.secret);
}

const UNTHINKING: MaskValue = () => 0;

/** The value of a mask if it were announced and not doubted. */
export function maskValues(world: State, context: ThinkingContext): MaskValue {
  const { seat: self, params } = context;
  const now = winChance(world, self, params.rivalry);
  const known = new Map<MaskKind, number>();
  return (mask) => {
    let worth = known.get(mask);
    if (worth === undefined) {
      const state = unanswered(world, self, mask);
      const silence = state.seatAt.filter((seat) => seat !== self).map((seat): Choice<Move> => ({ seat, move: { do: 'pass' } }));
      mascarade.resolve(state, silence, context.chance, NULL_EVENT_SINK);
      playOut(state, world.turn, context, UNTHINKING);
      worth = winChance(state, self, params.rivalry) - now;
      known.set(mask, worth);
    }
    return worth;
  };
}

/** The same world at the moment when the bot has just announced. */
function unanswered(world: State, self: Seat, mask: MaskKind): State {
  const active = world.placeOf[self] ?? self;
  const answers = world.answers.map(() => null);
  return { ...world, phase: 'claim', announced: mask, active, asked: null, answers, power: null, held: null, victim: null, liars: [] };
}
