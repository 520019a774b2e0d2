import { useEffect, useEffectEvent, useState } from 'react';
import type { StepEvents } from './game-ui.ts';

/** A tap so soon after a thing appears was meant for what was there before. */
const EARLIEST_TAP_MS = 500;
const TAPS = ['pointerdown', 'keydown'];

/** Calls `done` after a time, or with `tapAway` when the player taps or presses a key. The returned function stops the wait. */
export function waitForEnd(target: EventTarget, ms: number, tapAway: boolean, done: () => void): () => void {
  const stop = () => done();
  const timers = [setTimeout(stop, ms)];
  if (tapAway) timers.push(setTimeout(() => TAPS.forEach((tap) => target.addEventListener(tap, stop)), EARLIEST_TAP_MS));
  return () => {
    timers.forEach(clearTimeout);
    TAPS.forEach((tap) => target.removeEventListener(tap, stop));
  };
}

/** Calls `done` when the thing of a step was shown for its time, or when the player ends it. Null: nothing is shown. */
export function useShownFor(step: number | null, ms: number, done: () => void, tapAway = true): void {
  const end = useEffectEvent(done);
  useEffect(() => {
    return step === null ? undefined : waitForEnd(window, ms, tapAway, () => end());
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
