import type { EventSink, Seat } from '@parlour/kernel';
import { decorationCount, decorationsOf, without } from './holdings.ts';
import { placementSecret } from './secrets.ts';
import type { Bidder, Debt, DecorationId, Event, PublicState, State } from './types.ts';

/** [P-30*] A player with a choice picks what goes; the others pay at once. Returns whether a player has to pick. */
export function collect(state: State, debts: readonly Debt[], after: PublicState['after'], sink: EventSink<Event>): boolean {
  const choosing: Debt[] = [];
  for (const debt of debts) {
    if (debt.count === 0) continue;
    if (debt.count < decorationCount(state, debt.from)) choosing.push(debt);
    else transfer(state, debt.from, debt.to, decorationsOf(state, debt.from), sink);
  }
  state.debts = choosing;
  state.after = after;
  if (choosing.length > 0) state.phase = 'pay';
  return choosing.length > 0;
}

export function pay(state: State, seat: Seat, decorations: readonly DecorationId[], sink: EventSink<Event>): void {
  const debt = state.debts.find(({ from }) => from === seat);
  if (debt === undefined) throw new Error(`seat ${seat} owes nothing`);
  transfer(state, seat, debt.to, decorations, sink);
  state.debts = state.debts.filter((other) => other !== debt);
}

/** [P-47*] */
export function payFromSupply(state: State, to: Seat, count: number, sink: EventSink<Event>): void {
  transfer(state, 'house', to, state.supply.slice(state.supply.length - count), sink);
}

function transfer(state: State, from: Bidder, to: Bidder, decorations: readonly DecorationId[], sink: EventSink<Event>): void {
  const give = (bidder: Bidder, change: (own: readonly DecorationId[]) => readonly DecorationId[]): void => {
    if (bidder === 'house') state.supply = change(state.supply);
    else state.decorations = state.decorations.with(bidder, change(decorationsOf(state, bidder)));
  };
  give(from, (own) => without(own, decorations));
  give(to, (own) => [...own, ...decorations]);
  if (from !== 'house') clearAway(state, from);
  sink.emit({ type: 'paid', from, to, decorations });
}

/** [P-50*] The placed decorations a player still owns, one for one; the last of a kind goes first. */
export function standingOf<Placed extends { readonly id: DecorationId }>(
  placed: readonly Placed[],
  owned: readonly DecorationId[],
): readonly Placed[] {
  let rest = owned;
  return placed.filter(({ id }) => {
    const isOwned = rest.includes(id);
    rest = without(rest, [id]);
    return isOwned;
  });
}

/** A decoration that was paid away is removed from the payer's table. */
function clearAway(state: State, seat: Seat): void {
  const scene = state.scenes[seat];
  if (scene === undefined) return;
  const left = standingOf(scene.secret.decorations, decorationsOf(state, seat));
  state.scenes = state.scenes.with(seat, placementSecret({ guests: scene.secret.guests, decorations: left }, seat));
}
