import { allSeats } from '@parlour/kernel';
import { leakBuilders, type Mutant } from '@parlour/kernel/laws';
import { GUEST_IDS } from '../photo/index.ts';
import { heldBy } from './holdings.ts';
import { contentsOf, valueOf } from './secrets.ts';
import type { PicturePerfectTypes } from './types.ts';

const { reaching, inView, inEvent } = leakBuilders<PicturePerfectTypes>();

/** Leaks that only this game can have. The law of secrecy must find each of them. */
export const MUTANTS: readonly Mutant[] = [
  inView('a holder can read a closed envelope', (state, viewer, view) => {
    const [own] = viewer === 'spectator' || view.results !== null ? [] : heldBy(state, viewer);
    return { open: view.open ?? (own === undefined ? null : contentsOf(own, state.envelopes[own])) };
  }),
  inView('an envelope with a VIP card in it is thicker', (state) => ({
    thick: GUEST_IDS.filter((guest) => valueOf(state.envelopes[guest].vips) > 0),
  })),
  inView('everyone sees who still has the VIP card', (state) => ({ vips: state.vips.map((vip) => vip.secret) })),
  inView('the shields are made of glass', (state) => ({ scenes: state.scenes.map((scene) => scene.secret) })),
  inView('a photo is shown as soon as it is taken', (state) => ({
    photos: state.photos.map((photo) => (photo !== null && 'secret' in photo ? photo.secret : photo)),
  })),
  inView('the house shows its bid', (state) => ({ houseBids: state.house.map((bid) => bid.secret) })),
  inView('the next exchange card can be seen', (state) => ({ next: state.deck[0]?.secret ?? null })),
  inEvent('an offer says truly whether there is a VIP card', (event, state) =>
    event.type === 'offered' ? { ...event, says: valueOf(state.envelopes[event.guest].vips) > 0 ? 'vip' : 'no-vip' } : event,
  ),
  inEvent('an envelope that changes hands tells a wish', (event, state) =>
    event.type === 'moved' ? { ...event, wish: valueOf(state.envelopes[event.guest].wishes[0] ?? '') } : event,
  ),
  inEvent('everyone receives what a rumour shows', (event, state) =>
    event.type === 'peeked' ? { ...event, contents: contentsOf(event.guest, state.envelopes[event.guest]) } : event,
  ),
  reaching('everyone learns that a VIP card was added', (event, state, seats) =>
    event.type === 'vipAdded' ? allSeats(state.seats) : seats,
  ),
  reaching('everyone learns which envelope is opened', (event, state, seats) => (event.type === 'opened' ? allSeats(state.seats) : seats)),
];
