import type { Json } from './json.ts';
import type { Seat, Viewer } from './seats.ts';
import { assertNoSecrets, type Secret } from './secret.ts';

/** An event for everybody, for some seats only, or for everybody except some seats. Spectators are never in `only`. */
export interface AddressedEvent<Event> {
  readonly event: Event;
  readonly only?: readonly Seat[];
  readonly except?: readonly Seat[];
}

/** A value that a step showed to some viewers, although it is hidden again (or still) after the step. */
export interface Disclosure {
  readonly value: Json;
  readonly to: 'everyone' | readonly Seat[];
}

/** The answer to one question about a hidden value. A step told it to some viewers while the value stayed hidden. */
export interface Answer {
  readonly answer: Json;
  readonly to: 'everyone' | readonly Seat[];
}

/** Collects the events of one step. Each is sent once, to the viewers it is addressed to, and is never part of a view. */
export interface EventSink<Event> {
  emit(event: Event): void;
  emitTo(seats: readonly Seat[], event: Event): void;
  /** Emits the private and the public version of one event. */
  emitSplit(seats: readonly Seat[], event: Event, others: Event): void;
  /** Takes out a hidden value to show it to `to`. The laws check that nobody else learns it. */
  disclose<T extends Json>(secret: Secret<T>, to: 'everyone' | readonly Seat[]): T;
  /** Tells `to` only the answer to a question about a hidden value. Values with the same answer stay as hidden as before. */
  answer<T extends Json, A extends Json>(secret: Secret<T>, to: 'everyone' | readonly Seat[], question: (value: T) => A): A;
}

export class EventCollector<Event> implements EventSink<Event> {
  readonly collected: AddressedEvent<Event>[] = [];
  readonly disclosed: Disclosure[] = [];
  readonly answered: Answer[] = [];

  emit(event: Event): void {
    this.collected.push({ event });
  }

  emitTo(seats: readonly Seat[], event: Event): void {
    this.collected.push({ event, only: seats });
  }

  emitSplit(seats: readonly Seat[], event: Event, others: Event): void {
    this.collected.push({ event, only: seats }, { event: others, except: seats });
  }

  disclose<T extends Json>(secret: Secret<T>, to: 'everyone' | readonly Seat[]): T {
    this.disclosed.push({ value: secret.secret, to });
    return secret.secret;
  }

  answer<T extends Json, A extends Json>(secret: Secret<T>, to: 'everyone' | readonly Seat[], question: (value: T) => A): A {
    const answer = question(secret.secret);
    this.answered.push({ answer, to });
    return answer;
  }
}

export function isAddressedTo(addressed: AddressedEvent<unknown>, viewer: Viewer): boolean {
  if (addressed.only !== undefined) return viewer !== 'spectator' && addressed.only.includes(viewer);
  return addressed.except === undefined || viewer === 'spectator' || !addressed.except.includes(viewer);
}

/** The events of a step that one viewer receives. */
export function eventsFor<Event>(collected: readonly AddressedEvent<Event>[], viewer: Viewer): Event[] {
  const events: Event[] = [];
  for (const addressed of collected) {
    if (!isAddressedTo(addressed, viewer)) continue;
    assertNoSecrets(addressed.event);
    events.push(addressed.event);
  }
  return events;
}
