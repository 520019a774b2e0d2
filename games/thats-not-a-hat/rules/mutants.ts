import { leakBuilders, type Mutant } from '@parlour/kernel/laws';
import { arrowOf } from './cards.ts';
import type { HatTypes } from './types.ts';

const { inView } = leakBuilders<HatTypes>();

/** Leaks that only this game can have. The law of secrecy must find each of them. */
export const MUTANTS: readonly Mutant[] = [
  inView('the gift on its way keeps its object', (state) => ({
    moving: state.moving?.face === 'down' ? { face: 'up', object: state.moving.object.secret } : state.moving,
  })),
  inView('a face-down gift shows its object to its owner’s table', (state) => ({
    gifts: state.gifts.map((column) =>
      column.map((gift) => ({ face: 'up', object: gift.face === 'up' ? gift.object : gift.object.secret })),
    ),
  })),
  inView('the arrow of the next card of the shop is known', (state, _viewer, view) => {
    const next = state.shop.at(-1);
    return { receiver: next !== undefined && arrowOf(next.secret, state.printing) === 'left' ? view.giver : view.receiver };
  }),
  inView('whether the giver tells the truth', (state, _viewer, view) => ({
    fresh: state.moving?.face === 'down' ? state.moving.object.secret === state.said : view.fresh,
  })),
  inView('the shop looks emptier when a certain card lies deep in it', (state, _viewer, view) => ({
    shopBelow: view.shopBelow - (state.shop[0]?.secret === state.shop.map((card) => card.secret).sort()[0] ? 1 : 0),
  })),
];
