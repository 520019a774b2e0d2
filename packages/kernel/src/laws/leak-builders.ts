import type { Story } from '../event-sink.ts';
import type { AnyGame, GameTypes } from '../game.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { Mutant } from './mutants.ts';

/** The ways to plant a leak that only one game can have, in that game's own types. */
export interface Leaks<T extends GameTypes> {
  /** A view that shows a little more than lies open. */
  readonly showing: (name: string, more: (state: T['State'], viewer: Viewer, view: T['View']) => object) => Mutant;
  /** A step that tells a little more than it may. */
  readonly telling: (name: string, change: (event: T['Event'], state: T['State']) => object) => Mutant;
  /** A private event that reaches seats which it is not for. */
  readonly reaching: (name: string, reached: (event: T['Event'], state: T['State'], seats: readonly Seat[]) => readonly Seat[]) => Mutant;
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
    telling: (name, change) =>
      retold(name, (story, state) => {
        const leak = (event: object) => change(event, state);
        return {
          tell: (event) => story.tell(leak(event)),
          tellOnly: (seats, event) => story.tellOnly(seats, leak(event)),
          tellApart: (seats, event, others) => story.tellApart(seats, leak(event), leak(others)),
        };
      }),
    reaching: (name, reached) =>
      retold(name, (story, state) => ({
        tell: (event) => story.tell(event),
        tellOnly: (seats, event) => story.tellOnly(reached(event, state, seats), event),
        tellApart: (seats, event, others) => story.tellApart(reached(event, state, seats), event, others),
      })),
  };
}

/** A game whose steps are told in another way. */
function retold(
  name: string,
  change: (story: Story<object>, state: object) => Pick<Story<object>, 'tell' | 'tellOnly' | 'tellApart'>,
): Mutant {
  return {
    name,
    plant: (game) => ({
      ...game,
      resolve: (state, choices, chance, story) =>
        game.resolve(state, choices, chance, {
          ...change(story, state),
          disclose: (secret, to) => story.disclose(secret, to),
          answer: (secret, to, question) => story.answer(secret, to, question),
        }),
    }),
  };
}
