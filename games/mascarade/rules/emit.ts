import type { EventSink, Seat } from '@parlour/kernel';
import type { Event, State } from './types.ts';

/** Emits an event for everybody. With memory help it is also saved (M-44). */
export function emit(state: State, sink: EventSink<Event>, event: Event): void {
  sink.emit(event);
  remember(state, event);
}

/** Emits an event in full for some and without its secret part for the rest: one event for each, whatever the secret is. */
export function emitSplit(state: State, sink: EventSink<Event>, seats: readonly Seat[], event: Event, others: Event): void {
  sink.emitSplit(seats, event, others);
  remember(state, others);
}

function remember(state: State, event: Event): void {
  if (state.history !== null) state.history = [...state.history, event];
}
