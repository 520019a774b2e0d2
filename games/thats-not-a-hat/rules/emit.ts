import type { EventSink } from '@parlour/kernel';
import type { Event, State } from './types.ts';

/** Everything that happens in this game happens before all eyes. With memory help it is also written down (H-25). */
export function emit(state: State, sink: EventSink<Event>, event: Event): void {
  sink.emit(event);
  if (state.history !== null) state.history = [...state.history, event];
}
