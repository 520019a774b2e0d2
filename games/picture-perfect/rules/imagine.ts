import { allSeats, type Chance, type Viewer } from '@parlour/kernel';
import { byId, DEFAULT_CAMERA, GUEST_IDS, WISH_CARDS } from '../photo/index.ts';
import { AUCTION_CARDS, NORMAL_CARDS, WISHES_EACH } from './cards.ts';
import { without } from './holdings.ts';
import { houseBid, inDeck, photoSecret, placementSecret, sealedVips, sealedWish, vipInHand } from './secrets.ts';
import type { Beliefs, Envelope, GuestId, State, View, WishId } from './types.ts';
import { publicView } from './view.ts';

const EMPTY = { guests: [], decorations: [] };

/** Draws a full state consistent with the view: open values as they are, believed ones where possible, the rest at random. */
export function imagine(view: View, viewer: Viewer, beliefs: Beliefs, chance: Chance): State {
  const seats = allSeats(view.seats);
  const isMine = (seat: number): boolean => seat === viewer;
  const turned = view.card === null ? view.discarded : [...view.discarded, view.card];
  const cards = view.options.auctions ? [...NORMAL_CARDS, ...AUCTION_CARDS] : NORMAL_CARDS;
  return {
    ...publicView(view),
    deck: chance.shuffle(without(cards, turned)).slice(0, view.cardsLeft).map(inDeck),
    envelopes: dreamtEnvelopes(view, viewer, beliefs, chance),
    opened: seats.map((seat) => (isMine(seat) && view.revealing.length === 0 ? (view.open?.guest ?? null) : null)),
    vips: seats.map((seat) => vipInHand(isMine(seat) ? (view.vip ?? true) : chance.below(2) === 0, seat)),
    scenes: seats.map((seat) => placementSecret(isMine(seat) ? (view.scene ?? EMPTY) : EMPTY, seat)),
    photos: view.photos.map((photo, seat) => {
      if (view.results !== null) return photo;
      const taken = view.phase === 'final' && view.done[seat] === true;
      return taken ? photoSecret(photo ?? { ...EMPTY, camera: DEFAULT_CAMERA }, seat) : null;
    }),
    house: Array.from({ length: view.houseBids }, () => houseBid(chance.below(4))),
  };
}

function dreamtEnvelopes(view: View, viewer: Viewer, beliefs: Beliefs, chance: Chance): Readonly<Record<GuestId, Envelope>> {
  const results = new Map((view.results ?? []).map((result) => [result.guest, result]));
  const noted = new Map((view.notes ?? []).map(({ guest, wishes }) => [guest, wishes]));
  const known = byId(GUEST_IDS, (guest) =>
    view.open?.guest === guest ? view.open.wishes : (results.get(guest)?.wishes ?? noted.get(guest)),
  );
  let unseen = chance.shuffle(
    without(
      WISH_CARDS.map(({ id }) => id),
      Object.values(known).flatMap((wishes) => wishes ?? []),
    ),
  );
  const believed = byId(GUEST_IDS, (guest): readonly WishId[] => {
    if (known[guest] !== undefined) return known[guest];
    const likely = (beliefs.wishes?.[guest] ?? []).filter((wish) => unseen.includes(wish)).slice(0, WISHES_EACH);
    unseen = without(unseen, likely);
    return likely;
  });
  return byId(GUEST_IDS, (guest): Envelope => {
    const missing = WISHES_EACH - believed[guest].length;
    const wishes = [...believed[guest], ...unseen.slice(0, missing)];
    unseen = unseen.slice(missing);
    const result = results.get(guest);
    if (result !== undefined) return { wishes: result.wishes, vips: result.vips };
    if (view.open?.guest === guest && view.revealing.length > 0) return { wishes, vips: view.open.vips };
    if (view.options.photoOnly) return { wishes, vips: 0 };
    const isOpen = view.open?.guest === guest;
    const knownTo = viewer !== 'spectator' && known[guest] !== undefined ? [viewer] : [];
    return {
      wishes: wishes.map((wish) => sealedWish(wish, knownTo)),
      vips: sealedVips(isOpen ? (view.open?.vips ?? 0) : 0, isOpen ? knownTo : []),
    };
  });
}
