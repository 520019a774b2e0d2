import { NULL_EVENT_SINK } from '@parlour/bots';
import { type Chance, isOver, type Seat } from '@parlour/kernel';
import { fotomania, type State, type Take, type View } from '../rules/index.ts';
import { beliefsOf, type FotomaniaMemory } from './frozen-1/memory.ts';
import { greedyMove, weighedTakes } from './greedy.ts';

const WORLDS = 6;
const CANDIDATES = 6;

/** Plays the best-looking takes to the end of the game, everyone greedy, and keeps the one that wins most. */
export function fullPlayouts(memory: FotomaniaMemory, view: View, seat: Seat, chance: Chance): Take | undefined {
  const worlds = Array.from({ length: WORLDS }, () => fotomania.imagine(view, seat, beliefsOf(memory), chance));
  const [first] = worlds;
  if (first === undefined) return undefined;
  const candidates = weighedTakes(first, seat).slice(0, CANDIDATES);
  const values = candidates.map(({ take }) => worlds.reduce((sum, world) => sum + playedOut(world, seat, take, chance), 0));
  return candidates[values.indexOf(Math.max(...values))]?.take;
}

/** The lead at the end. */
function playedOut(world: State, seat: Seat, take: Take, chance: Chance): number {
  const state = fotomania.clone(world);
  fotomania.resolve(state, [{ seat, move: take }], chance, NULL_EVENT_SINK);
  for (;;) {
    const status = fotomania.status(state);
    if (isOver(status)) {
      const { scores } = status.over;
      return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
    }
    const choices = status.must.map((other) => ({ seat: other, move: greedyMove(state, other) }));
    fotomania.resolve(state, choices, chance, NULL_EVENT_SINK);
  }
}
