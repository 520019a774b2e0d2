import type { StepEvents } from '@parlour/ui/board/game-ui.ts';
import { useEffect, useState } from 'react';

/** The events of this step, for a limited time; then they leave the page. `tapAway`: or until a tap. */
export function useTemporaryEvents<Event>(heard: StepEvents<Event>, ms: number, tapAway = false): readonly Event[] {
  const [past, setPast] = useState<number | null>(null);
  const { step, events } = heard;
  const showing = past !== step && events.length > 0;
  useEffect(() => {
    if (!showing) return;
    const done = () => setPast(step);
    const timer = setTimeout(done, ms);
    if (tapAway) {
      addEventListener('pointerdown', done);
      addEventListener('keydown', done);
    }
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', done);
      removeEventListener('keydown', done);
    };
  }, [showing, step, ms, tapAway]);
  return showing ? events : [];
}
