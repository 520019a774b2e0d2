import { useEffect, useEffectEvent, useState } from 'react';
import type { StepEvents } from './game-ui.ts';

/** Calls `done` when the thing of a step was shown for its time, or when the player taps or presses a key. Null: nothing is shown. */
export function useShownFor(step: number | null, ms: number, done: () => void, tapAway = true): void {
  const end = useEffectEvent(done);
  useEffect(() => {
    if (step === null) return undefined;
    const stop = () => end();
    const timer = setTimeout(stop, ms);
    if (tapAway) {
      addEventListener('pointerdown', stop);
      addEventListener('keydown', stop);
    }
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [step, ms, tapAway]);
}

/** The step of an event that has a scene of its own, until that was shown. The match may go on meanwhile. */
export function useMoment<Event>({ step, events }: StepEvents<Event>, isMoment: (event: Event) => boolean, ms: number): number | null {
  const [moment, setMoment] = useState<{ readonly step: number; readonly over: boolean } | null>(null);
  if (moment?.step !== step && events.some(isMoment)) setMoment({ step, over: false });
  const shown = moment?.over === false ? moment.step : null;
  useShownFor(shown, ms, () => shown !== null && setMoment({ step: shown, over: true }));
  return shown;
}
