import type { EventSink } from '@parlour/kernel';
import type { Event, State } from './types.ts';

/** Every event of this game is public. With memory help it is also saved (H-25). */
export function emit(state: State, sink: EventSink<Event>, event: Event): void {
  sink.emit(event);
  if (state.history !== null) state.history = [...state.history, event];
}
