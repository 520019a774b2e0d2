import type { Seat } from '@parlour/kernel';
import type { Event, View } from '../rules/index.ts';

/**
 * Identifies cards on screen from one step to the next, so that a card slides instead of jumping. Players at a real
 * table follow the backs with their eyes; a key tells no more than that, and is new whenever the eye would lose track.
 */
export interface TrackedCards {
  readonly next: number;
  readonly columns: readonly (readonly number[])[];
  readonly moving: number | null;
}

export function trackCards(before: TrackedCards | null, view: View, events: readonly Event[]): TrackedCards {
  const followed = events.reduce<TrackedCards | null>(follow, before);
  return followed !== null && fits(followed, view) ? followed : afresh(followed?.next ?? 0, view);
}

function follow(tracked: TrackedCards | null, event: Event): TrackedCards | null {
  if (event.type === 'round') {
    let next = tracked?.next ?? 0;
    const columns = event.gifts.map((column) => column.map(() => next++));
    return { next, columns, moving: null };
  }
  if (tracked === null) return null;
  switch (event.type) {
    case 'drew':
      return { ...tracked, next: tracked.next + 1, moving: tracked.next };
    case 'thanked':
      return thanked(tracked, event.seat);
    case 'refused':
      return { ...tracked, moving: null };
    default:
      return tracked;
  }
}

/** [H-10] The gift on its way is kept, the oldest goes on. */
function thanked(tracked: TrackedCards, seat: Seat): TrackedCards | null {
  const column = tracked.columns[seat];
  const oldest = column?.[0];
  if (column === undefined || oldest === undefined || tracked.moving === null) return null;
  const kept = [...column.slice(1), tracked.moving];
  return { ...tracked, columns: tracked.columns.map((other, index) => (index === seat ? kept : other)), moving: oldest };
}

function fits({ columns, moving }: TrackedCards, view: View): boolean {
  return (
    (moving === null) === (view.moving === null) &&
    columns.length === view.gifts.length &&
    columns.every((column, seat) => column.length === view.gifts[seat]?.length)
  );
}

function afresh(first: number, view: View): TrackedCards {
  let next = first;
  const columns = view.gifts.map((column) => column.map(() => next++));
  return { columns, moving: view.moving === null ? null : next++, next };
}
