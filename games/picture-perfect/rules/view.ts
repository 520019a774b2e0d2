import { isKnownTo, isSecret, type Viewer } from '@parlour/kernel';
import { GUEST_IDS } from '../photo/index.ts';
import { contentsOf, valueOf } from './secrets.ts';
import type { Contents, Hidden, PublicState, State, View } from './types.ts';

/** [P-87*] What is open now, and nothing that was open before. */
export function view(state: State, viewer: Viewer): View {
  const scene = viewer === 'spectator' ? undefined : state.scenes[viewer];
  const vip = viewer === 'spectator' ? undefined : state.vips[viewer];
  return {
    ...publicView(state),
    cardsLeft: state.deck.length,
    open: openTo(state, viewer),
    notes: state.options.notebook || state.options.photoOnly ? notesOf(state, viewer) : null,
    vip: vip === undefined ? null : vip.secret,
    scene: scene === undefined ? null : scene.secret,
    photos: state.photos.map((photo) => {
      if (photo === null || !('secret' in photo)) return photo;
      return isKnownTo(photo, viewer) ? photo.secret : null;
    }),
    houseBids: state.house.length,
  };
}

/** Built field by field: other fields of the state stay private. */
export function publicView(table: PublicState): PublicState {
  return {
    options: table.options,
    seats: table.seats,
    phase: table.phase,
    round: table.round,
    starter: table.starter,
    card: table.card,
    discarded: table.discarded,
    holders: table.holders,
    won: table.won,
    done: table.done,
    decorations: table.decorations,
    supply: table.supply,
    active: table.active,
    turn: table.turn,
    revealing: table.revealing.slice(0, 1),
    offer: table.offer,
    bids: table.bids,
    passed: table.passed,
    asked: table.asked,
    tied: table.tied,
    best: table.best,
    debts: table.debts,
    after: table.after,
    poor: table.poor,
    served: table.served,
    candidates: table.candidates,
    results: table.results,
    scores: table.scores,
    winners: table.winners,
  };
}

/** [P-12] The viewer's own open envelope, or the one that is open for all. */
function openTo(state: State, viewer: Viewer): Contents | null {
  const own = viewer === 'spectator' ? null : state.opened[viewer];
  const guest = own ?? state.revealing[0];
  return guest === undefined ? null : contentsOf(guest, state.envelopes[guest]);
}

const isReadable = (hidden: Hidden<string>, viewer: Viewer): boolean => !isSecret(hidden) || isKnownTo(hidden, viewer);

function notesOf(state: State, viewer: Viewer): Omit<Contents, 'vips'>[] {
  return GUEST_IDS.filter((guest) => state.envelopes[guest].wishes.every((wish) => isReadable(wish, viewer))).map((guest) => ({
    guest,
    wishes: state.envelopes[guest].wishes.map(valueOf),
  }));
}
