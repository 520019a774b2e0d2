import type { AnyGame, GameTypes } from '../game.ts';
import type { Viewer } from '../seats.ts';
import type { Mutant } from './mutants.ts';

/** The two ways to plant a leak that only one game can have, in that game's own types. */
export interface Leaks<T extends GameTypes> {
  /** A view that shows a little more than lies open. */
  readonly showing: (name: string, more: (state: T['State'], viewer: Viewer, view: T['View']) => object) => Mutant;
  /** A step that tells a little more than it may. */
  readonly telling: (name: string, change: (event: T['Event'], state: T['State']) => object) => Mutant;
}

export function leaksOf<T extends GameTypes>(): Leaks<T> {
  return {
    showing: (name, more) => ({
      name,
      plant: (game: AnyGame) => ({
        ...game,
        view: (state, viewer) => {
          const view = game.view(state, viewer);
          return { ...view, ...more(state, viewer, view) };
        },
      }),
    }),
    telling: (name, change) => ({
      name,
      plant: (game: AnyGame) => ({
        ...game,
        resolve: (state, choices, chance, story) => {
          const leak = (event: object) => change(event, state);
          game.resolve(state, choices, chance, {
            tell: (event) => story.tell(leak(event)),
            tellOnly: (seats, event) => story.tellOnly(seats, leak(event)),
            tellApart: (seats, event, others) => story.tellApart(seats, leak(event), leak(others)),
            disclose: (secret, to) => story.disclose(secret, to),
          });
        },
      }),
    }),
  };
}
