import { allSeats, type EventSink, hide, isSecret, type Seat, type Secret } from '@parlour/kernel';
import { byId, GUEST_IDS, type Placement, type Scene } from '../photo/index.ts';
import type { ExchangeCard } from './cards.ts';
import type { Contents, Envelope, Event, GuestId, Hidden, Plain, State, WishId } from './types.ts';

export const sealedWish = (wish: WishId, knownTo: readonly Seat[] = []): Secret<WishId> => hide(wish, ['wish'], knownTo);
export const sealedVips = (count: number, knownTo: readonly Seat[] = []): Secret<number> => hide(count, ['vips'], knownTo);
export const vipInHand = (held: boolean, seat: Seat): Secret<boolean> => hide(held, ['vip-hand'], [seat]);
export const placementSecret = (scene: Placement, seat: Seat): Secret<Plain<Placement>> => hide<Plain<Placement>>(scene, ['scene'], [seat]);
export const photoSecret = (scene: Scene, seat: Seat): Secret<Plain<Scene>> => hide<Plain<Scene>>(scene, ['photo'], [seat]);
export const houseBid = (bid: number): Secret<number> => hide(bid, ['house']);
export const inDeck = (card: ExchangeCard): Secret<ExchangeCard> => hide(card, ['exchange']);

export const valueOf = <T extends number | string>(hidden: Hidden<T>): T => (isSecret(hidden) ? hidden.secret : hidden);

export function contentsOf(guest: GuestId, { wishes, vips }: Envelope): Contents {
  return { guest, wishes: wishes.map(valueOf), vips: valueOf(vips) };
}

const readers = (hidden: Hidden<number> | Hidden<string>): readonly Seat[] => (isSecret(hidden) ? hidden.knownTo : []);

/** [P-12] The one envelope this player has open. */
export function openFor(state: State, seat: Seat, guest: GuestId): Contents {
  const { wishes, vips } = envelopeOf(state, guest);
  change(state, guest, {
    wishes: wishes.map((wish) => sealedWish(valueOf(wish), [...readers(wish).filter((other) => other !== seat), seat])),
    vips: sealedVips(valueOf(vips), [...readers(vips), seat]),
  });
  state.opened = state.opened.with(seat, guest);
  return contentsOf(guest, envelopeOf(state, guest));
}

/** [P-87*] A closed envelope leaves the view, except in a notebook. */
export function closeFor(state: State, seat: Seat): void {
  const guest = state.opened[seat];
  if (guest === null || guest === undefined) return;
  const { wishes, vips } = envelopeOf(state, guest);
  const without = (hidden: Hidden<number> | Hidden<string>) => readers(hidden).filter((other) => other !== seat);
  change(state, guest, {
    wishes: state.options.notebook ? wishes : wishes.map((wish) => sealedWish(valueOf(wish), without(wish))),
    vips: sealedVips(valueOf(vips), without(vips)),
  });
  state.opened = state.opened.with(seat, null);
}

export function openForAll(state: State, guest: GuestId, sink: EventSink<Event>): Contents {
  const { wishes, vips } = envelopeOf(state, guest);
  const valueOf = <T extends number | string>(hidden: Hidden<T>): T => (isSecret(hidden) ? sink.disclose<T>(hidden, 'everyone') : hidden);
  const contents = { guest, wishes: wishes.map((wish) => valueOf<WishId>(wish)), vips: valueOf<number>(vips) };
  change(state, guest, { wishes: contents.wishes, vips: contents.vips });
  return contents;
}

export function closeForAll(state: State, guest: GuestId): void {
  const { wishes, vips } = contentsOf(guest, envelopeOf(state, guest));
  const knownTo = state.options.notebook ? allSeats(state.seats) : [];
  change(state, guest, { wishes: wishes.map((wish) => sealedWish(wish, knownTo)), vips: sealedVips(vips) });
}

/** [P-13] It is never taken out again. */
export function addVip(state: State, seat: Seat, guest: GuestId): void {
  const { wishes, vips } = envelopeOf(state, guest);
  change(state, guest, { wishes, vips: sealedVips(valueOf(vips) + 1, readers(vips)) });
  state.vips = state.vips.with(seat, vipInHand(false, seat));
}

export const allContents = (state: State): Readonly<Record<GuestId, Contents>> =>
  byId(GUEST_IDS, (guest) => contentsOf(guest, envelopeOf(state, guest)));

const envelopeOf = (state: State, guest: GuestId): Envelope => state.envelopes[guest];

function change(state: State, guest: GuestId, envelope: Envelope): void {
  state.envelopes = { ...state.envelopes, [guest]: envelope };
}
