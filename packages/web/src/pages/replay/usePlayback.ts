import { isTyping } from '@parlour/ui/is-typing.ts';
import { useEffect, useState } from 'react';

const STEP_MS = 1600;

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

export interface Playback {
  readonly step: number;
  readonly last: number;
  readonly running: boolean;
  readonly speed: Speed;
  readonly show: (step: number) => void;
  readonly run: (on: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** The shown step, and whether playback runs; it stops at the last step. */
export function usePlayback(last: number): Playback {
  const [step, setStep] = useState(0);
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const running = wanted && step < last;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [running, step, speed]);
  const show = (to: number) => {
    setWanted(false);
    setStep(Math.min(last, Math.max(0, to)));
  };
  const run = (on: boolean) => {
    if (on && step === last) setStep(0);
    setWanted(on);
  };
  return { step, last, running, speed, show, run, setSpeed };
}

export interface PlaybackKeys {
  readonly nextPointOfView: () => void;
  readonly toggleKnew: () => void;
}

/** Keys control playback wherever the focus is, unless the focused element uses the key itself. */
export function usePlaybackKeys(playback: Playback, { nextPointOfView, toggleKnew }: PlaybackKeys): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => playback.show(playback.step - 1),
      ArrowRight: () => playback.show(playback.step + 1),
      Home: () => playback.show(0),
      End: () => playback.show(playback.last),
      ' ': () => playback.run(!playback.running),
      e: nextPointOfView,
      k: toggleKnew,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (
        event.target instanceof Element &&
        (event.target.closest('dialog') !== null || (event.key === ' ' && event.target.closest('button, a, summary') !== null))
      )
        return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
