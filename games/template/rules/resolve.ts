import type { Chance, Choice, EventSink } from '@parlour/kernel';
import type { Event, Move, State } from './types.ts';

/** [T-04] The next card is turned over for all to see, and takes the place of the open one. */
export function resolve(state: State, choices: readonly Choice<Move>[], _chance: Chance, sink: EventSink<Event>): void {
  const [choice] = choices;
  const top = state.pile.at(-1);
  if (choice === undefined || top === undefined) throw new Error('nothing to guess');
  const { seat, move } = choice;
  const card = sink.disclose(top, 'everyone');
  const right = card > state.open === (move.say === 'higher');
  state.pile = state.pile.slice(0, -1);
  state.open = card;
  state.turn += 1;
  if (right) state.points = state.points.map((points, owner) => (owner === seat ? points + 1 : points));
  sink.emit({ type: 'guessed', seat, say: move.say, card, right });
}
