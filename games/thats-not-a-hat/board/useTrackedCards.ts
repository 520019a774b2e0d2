import type { StepEvents } from '@parlour/ui/board/game-ui.ts';
import { useState } from 'react';
import type { Event, View } from '../rules/index.ts';
import { type TrackedCards, trackCards } from './card-tracking.ts';

interface Followed {
  readonly view: View;
  readonly step: number;
  readonly tracked: TrackedCards;
}

/** The cards tracked up to this view. */
export function useTrackedCards(view: View, stepEvents: StepEvents<Event>): TrackedCards {
  const [followed, setFollowed] = useState<Followed | null>(null);
  if (followed !== null && followed.view === view && followed.step === stepEvents.step) return followed.tracked;
  const news = followed?.step === stepEvents.step ? [] : stepEvents.events;
  const tracked = trackCards(followed?.tracked ?? null, view, news);
  setFollowed({ view, step: stepEvents.step, tracked });
  return tracked;
}
