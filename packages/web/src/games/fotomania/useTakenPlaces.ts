import { cardsFrom, type Event, type View } from '@parlour/games/fotomania';
import { useRef } from 'react';
import type { Heard } from '../face.ts';

/** The places emptied this turn, in the order of taking. Only who saw it happen knows them. */
export function useTakenPlaces(view: View, heard: Heard<Event>): readonly number[] {
  const before = useRef<{ step: number; city: View['city']; taken: readonly number[] }>({ step: -1, city: view.city, taken: [] });
  if (before.current.step !== heard.step) {
    const took = heard.events.find((event) => event.type === 'took');
    const taken = took === undefined ? [] : cardsFrom(before.current.city, took.row, took.side).slice(0, took.cards.length);
    before.current = { step: heard.step, city: view.city, taken };
  }
  return view.phase === 'advance' ? before.current.taken : [];
}
