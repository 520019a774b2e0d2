import type { StepEvents } from '@parlour/ui/board/game-ui.ts';
import { useState } from 'react';
import { type Event, placesFromEnd, type View } from '../rules/index.ts';

const NONE: readonly number[] = [];

/** The places emptied this turn, in the order of taking. Only a client that saw the events knows them. */
export function useTakenPlaces(view: View, stepEvents: StepEvents<Event>): readonly number[] {
  const [last, setLast] = useState({ step: stepEvents.step, city: view.city, taken: NONE });
  if (last.step !== stepEvents.step) {
    const took = stepEvents.events.find((event) => event.type === 'took');
    const taken = took === undefined ? NONE : placesFromEnd(last.city, took.row, took.side).slice(0, took.cards.length);
    setLast({ step: stepEvents.step, city: view.city, taken });
  }
  return view.phase === 'advance' ? last.taken : NONE;
}
