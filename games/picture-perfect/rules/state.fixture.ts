import { type Choice, chanceFor, EventCollector, eventsFor, isRefusal, seedFromText, type Viewer } from '@parlour/kernel';
import { byId, centreOf, DEFAULT_CAMERA, GUEST_IDS, type Space } from '../photo/index.ts';
import { type Event, type ExchangeCard, type GuestId, type Move, type Options, picturePerfect, type Scene, type State } from './index.ts';
import { inDeck, sealedVips, sealedWish, valueOf } from './secrets.ts';

export function options(given: Partial<Options> = {}, seats = 3): Options {
  const parsed = picturePerfect.parseOptions({ first: 0, ...given }, seats);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.ok;
}

export function dealt(given: Partial<Options> = {}, seats = 3, seed = 'deal'): State {
  return picturePerfect.setup(options(given, seats), seats, chanceFor(seedFromText(seed), 0), new EventCollector());
}

/** The holders, seat by seat; the middle has the rest, or only `middle` and the last seat the others. */
export function holding(state: State, lists: readonly (readonly GuestId[])[]): State {
  state.holders = byId(GUEST_IDS, (guest) => {
    const seat = lists.findIndex((list) => list.includes(guest));
    return seat < 0 ? 'middle' : seat;
  });
  return state;
}

/** Everyone has looked, and this card is turned up. */
export function facing(card: ExchangeCard, lists: readonly (readonly GuestId[])[], given: Partial<Options> = {}): State {
  const state = holding(dealt({ auctions: true, ...given }, lists.length), lists);
  state.deck = [inDeck(card), ...state.deck.slice(1)];
  lists.forEach((_, seat) => act(state, seat, { do: 'done' }));
  return state;
}

/** Plays a checked move, and returns one viewer's events: a spectator's by default. */
export function act(state: State, seat: number, move: Move, viewer: Viewer = 'spectator'): Event[] {
  return together(state, [[seat, move]], viewer);
}

/** Sealed choices, each checked against its own view, resolved together. */
export function together(state: State, moves: readonly (readonly [number, Move])[], viewer: Viewer = 'spectator'): Event[] {
  for (const [seat, move] of moves) {
    const refusal = refusalOf(state, seat, move);
    if (refusal !== undefined) throw new Error(`${seat} ${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
  }
  return resolved(
    state,
    moves.map(([seat, move]) => ({ seat, move })),
    viewer,
  );
}

export function resolved(state: State, choices: readonly Choice<Move>[], viewer: Viewer = 'spectator', seed = 'act'): Event[] {
  const scribe = new EventCollector<Event>();
  picturePerfect.resolve(state, choices, chanceFor(seedFromText(seed), 1), scribe);
  return eventsFor(scribe.collected, viewer);
}

export function ringOut(state: State): Event[] {
  const scribe = new EventCollector<Event>();
  picturePerfect.elapse?.(state, chanceFor(seedFromText('act'), 1), scribe);
  return eventsFor(scribe.collected, 'spectator');
}

export const viewOf = (state: State, viewer: Viewer) => picturePerfect.view(state, viewer);
export const refusalOf = (state: State, seat: number, move: Move) => picturePerfect.check(viewOf(state, seat), seat, move);
export const legal = (state: State, seat: number): readonly Move[] => picturePerfect.legalMoves(viewOf(state, seat), seat);
export const byClock = (state: State, seat: number): Move => picturePerfect.defaultMove(viewOf(state, seat), seat);

export function waiting(state: State) {
  const status = picturePerfect.status(state);
  if ('over' in status) throw new Error('the game is over');
  return status;
}

/** Puts these wishes and VIP cards into a guest's envelope. */
export function filled(state: State, guest: GuestId, wishes: readonly string[], vips = 0): State {
  state.envelopes = { ...state.envelopes, [guest]: { wishes: wishes.map((wish) => sealedWish(wish)), vips: sealedVips(vips) } };
  return state;
}

export const vipsIn = (state: State, guest: GuestId): number => valueOf(state.envelopes[guest].vips);

export const money = (state: State): number[] => state.decorations.map((own) => own.length);

/** Gives each player this many decorations, from the front of their ten. */
export function rich(state: State, counts: readonly number[]): State {
  state.decorations = state.decorations.map((own, seat) => own.slice(0, counts[seat] ?? 0));
  return state;
}

/** A photo by the default camera, with guests in the middle of their spaces and an empty table. */
export const photo = (spaces: Partial<Record<GuestId, Space>>): Scene => ({
  guests: GUEST_IDS.flatMap((id) => (spaces[id] === undefined ? [] : [{ id, ...centreOf(spaces[id]) }])),
  decorations: [],
  camera: DEFAULT_CAMERA,
});

/** Everyone has had all six rounds. */
export function atTheEnd(seats = 2, given: Partial<Options> = {}): State {
  return { ...dealt(given, seats), phase: 'final', round: 7, deck: [] };
}

export const types = (events: readonly Event[]): string[] => events.map((event) => event.type);
