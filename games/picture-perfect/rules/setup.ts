import { allSeats, type Chance, type EventSink } from '@parlour/kernel';
import { byId, DECORATION_IDS, GUEST_IDS, LAID_TABLE, WISH_CARDS } from '../photo/index.ts';
import { AUCTION_CARDS, ENVELOPES_EACH, type ExchangeCard, NORMAL_CARDS, ROUNDS, WISHES_EACH } from './cards.ts';
import { inDeck, placementSecret, sealedVips, sealedWish, vipInHand } from './secrets.ts';
import type { Event, GuestId, Options, PublicState, State, WishId } from './types.ts';

/** [P-06] */
const SUPPLY = 12;

export function setup(options: Options, seats: number, chance: Chance, sink: EventSink<Event>): State {
  const all = allSeats(seats);
  const wishes = chance.shuffle(WISH_CARDS.map(({ id }) => id));
  const dealt = chance.shuffle(GUEST_IDS);
  const each = ENVELOPES_EACH[seats] ?? 0;
  const starter = options.first === 'random' ? chance.below(seats) : options.first;
  const state: State = {
    options,
    seats,
    phase: 'look',
    round: 1,
    starter,
    card: null,
    discarded: [],
    holders: byId(GUEST_IDS, (guest) => {
      const place = Math.floor(dealt.indexOf(guest) / each);
      return place < seats ? place : 'middle';
    }),
    won: [],
    done: all.map(() => false),
    decorations: all.map(() => DECORATION_IDS),
    supply:
      options.auctions && seats === 2 ? Array.from({ length: SUPPLY }, (_, i) => DECORATION_IDS[i % DECORATION_IDS.length] ?? 'cake') : [],
    active: starter,
    turn: 0,
    revealing: [],
    ...noAuction(seats),
    debts: [],
    after: 'turn',
    poor: [],
    served: [],
    candidates: [],
    results: null,
    scores: null,
    winners: null,
    deck: exchangeDeck(options, chance).map(inDeck),
    envelopes: byId(GUEST_IDS, (guest) => ({ wishes: wishesOf(wishes, guest).map((wish) => sealedWish(wish)), vips: sealedVips(0) })),
    opened: all.map(() => null),
    vips: all.map((seat) => vipInHand(true, seat)),
    scenes: all.map((seat) => placementSecret({ guests: [], decorations: LAID_TABLE }, seat)),
    photos: all.map(() => null),
    house: [],
  };
  sink.emit({ type: 'dealt', starter });
  if (!options.photoOnly) return state;
  sink.emit({ type: 'finalPhoto' });
  return { ...state, ...openToAll(wishes), vips: all.map((seat) => vipInHand(false, seat)) };
}

/** [P-90*] Nobody holds an envelope, and all are open. */
function openToAll(wishes: readonly WishId[]): Pick<State, 'phase' | 'round' | 'holders' | 'deck' | 'envelopes'> {
  return {
    phase: 'final',
    round: ROUNDS + 1,
    holders: byId(GUEST_IDS, () => 'middle'),
    deck: [],
    envelopes: byId(GUEST_IDS, (guest) => ({ wishes: wishesOf(wishes, guest), vips: 0 })),
  };
}

function wishesOf(wishes: readonly WishId[], guest: GuestId): readonly WishId[] {
  const at = GUEST_IDS.indexOf(guest) * WISHES_EACH;
  return wishes.slice(at, at + WISHES_EACH);
}

/** [P-04] */
function exchangeDeck(options: Options, chance: Chance): ExchangeCard[] {
  if (!options.auctions) return chance.shuffle(NORMAL_CARDS);
  const half = ROUNDS / 2;
  return chance.shuffle([...chance.shuffle(NORMAL_CARDS).slice(0, half), ...chance.shuffle(AUCTION_CARDS).slice(0, half)]);
}

/** Nothing is on offer. */
export function noAuction(seats: number): Pick<PublicState, 'offer' | 'bids' | 'passed' | 'asked' | 'tied' | 'best'> {
  const all = allSeats(seats);
  return { offer: null, bids: all.map(() => null), passed: all.map(() => false), asked: null, tied: [], best: null };
}
