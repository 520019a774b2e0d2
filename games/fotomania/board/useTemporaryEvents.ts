import type { StepEvents } from '@parlour/ui/board/game-ui.ts';
import { useShownFor } from '@parlour/ui/board/useMoment.ts';
import { useState } from 'react';

/** The events of this step, for a limited time; then they leave the page. `tapAway`: or until a tap. */
export function useTemporaryEvents<Event>({ step, events }: StepEvents<Event>, ms: number, tapAway = false): readonly Event[] {
  const [past, setPast] = useState<number | null>(null);
  const showing = past !== step && events.length > 0;
  useShownFor(showing ? step : null, ms, () => setPast(step), tapAway);
  return showing ? events : [];
}
