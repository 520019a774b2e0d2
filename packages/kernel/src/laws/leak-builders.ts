import type { EventSink } from '../event-sink.ts';
import type { AnyGame, GameTypes } from '../game.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { Mutant } from './mutants.ts';

/** Builders for leaks that only one game can have, in that game's types. */
export interface LeakBuilders<T extends GameTypes> {
  /** A view that shows one hidden value. */
  readonly inView: (name: string, more: (state: T['State'], viewer: Viewer, view: T['View']) => object) => Mutant;
  /** An event that tells one hidden value. */
  readonly inEvent: (name: string, change: (event: T['Event'], state: T['State']) => object) => Mutant;
  /** A private event that reaches the wrong seats. */
  readonly reaching: (name: string, reached: (event: T['Event'], state: T['State'], seats: readonly Seat[]) => readonly Seat[]) => Mutant;
}

export function leakBuilders<T extends GameTypes>(): LeakBuilders<T> {
  return {
    inView: (name, more) => ({
      name,
      plant: (game: AnyGame) => ({
        ...game,
        view: (state, viewer) => {
          const view = game.view(state, viewer);
          return { ...view, ...more(state, viewer, view) };
        },
      }),
    }),
    inEvent: (name, change) =>
      retold(name, (sink, state) => {
        const leak = (event: object) => change(event, state);
        return {
          emit: (event) => sink.emit(leak(event)),
          emitTo: (seats, event) => sink.emitTo(seats, leak(event)),
          emitSplit: (seats, event, others) => sink.emitSplit(seats, leak(event), leak(others)),
        };
      }),
    reaching: (name, reached) =>
      retold(name, (sink, state) => ({
        emit: (event) => sink.emit(event),
        emitTo: (seats, event) => sink.emitTo(reached(event, state, seats), event),
        emitSplit: (seats, event, others) => sink.emitSplit(reached(event, state, seats), event, others),
      })),
  };
}

/** A game whose events are rewritten. */
function retold(
  name: string,
  change: (sink: EventSink<object>, state: object) => Pick<EventSink<object>, 'emit' | 'emitTo' | 'emitSplit'>,
): Mutant {
  return {
    name,
    plant: (game) => ({
      ...game,
      resolve: (state, choices, chance, sink) =>
        game.resolve(state, choices, chance, {
          ...change(sink, state),
          disclose: (secret, to) => sink.disclose(secret, to),
          answer: (secret, to, question) => sink.answer(secret, to, question),
        }),
    }),
  };
}
