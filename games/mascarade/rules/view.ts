import { isKnownTo, type Viewer } from '@parlour/kernel';
import { kindOf } from './cards.ts';
import type { Mask, Seen, State, View } from './types.ts';

/** [M-42*] What is open now. A covered mask is visible only to the player who holds it in hand, and only while they do. */
export function view(state: State, viewer: Viewer): View {
  const look = (mask: Mask): Seen => {
    if (typeof mask === 'string') return kindOf(mask);
    return isKnownTo(mask, viewer) ? kindOf(mask.secret) : null;
  };
  return {
    options: state.options,
    seats: state.seats,
    inPlay: state.inPlay,
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    barred: state.barred,
    seatAt: state.seatAt,
    placeOf: state.placeOf,
    masks: state.masks.map(look),
    centre: state.centre.map(look),
    coins: state.coins,
    court: state.court,
    owesLook: state.owesLook,
    exposed: state.exposed,
    announced: state.announced,
    answers: state.answers,
    asked: state.asked,
    power: state.power,
    held: state.held,
    victim: state.victim,
    liars: state.liars,
    winners: state.winners,
    history: state.history,
  };
}
