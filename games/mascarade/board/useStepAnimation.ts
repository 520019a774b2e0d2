import type { Seat } from '@parlour/kernel';
import type { StepEvents } from '@parlour/ui/board/game-ui.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Event, View } from '../rules/index.ts';
import {
  type ClothSweep,
  momentsOf,
  OWN_LOOK_MS,
  onPile,
  type Pile,
  SHOW_MS,
  type ShownMask,
  type StepAnimation,
  SWEEP_MS,
  stepAnimation,
} from './step-animation.ts';

/** The running animations of the last steps. They leave the page when over: players have to remember what they saw (M-42). */
export interface AnimationState {
  readonly step: number;
  readonly animation: StepAnimation;
  /** Masks shown now, the newest of each place. */
  readonly showings: readonly ShownMask[];
  /** Two masks under the cloth, while it moves. */
  readonly sweep: ClothSweep | null;
  /** The events are still being shown. */
  readonly showsNews: boolean;
  /** Coins and cards move, unless reduced motion is set. */
  readonly moving: boolean;
  coins(pile: Pile, atTheEnd: number): number;
}

const TELL_MS = 5000;

interface Lingering extends ShownMask {
  readonly step: number;
}

export function useStepAnimation(view: View, { step, events }: StepEvents<Event>, you: Seat | null, calm: boolean): AnimationState {
  const animation = useMemo(() => stepAnimation(view, events, you), [view, events, you]);
  const elapsed = useElapsed(step, animation, events.length > 0);
  const showings = useLingering(step, animation);
  return {
    step,
    animation,
    showings,
    sweep: !calm && animation.sweep !== null && elapsed < animation.sweep.at + SWEEP_MS ? animation.sweep : null,
    showsNews: events.length > 0 && elapsed < TELL_MS,
    moving: !calm,
    coins: (pile, atTheEnd) => (calm ? atTheEnd : onPile(animation, pile, atTheEnd, elapsed)),
  };
}

/** Milliseconds since the step began, as of the last change. */
function useElapsed(step: number, animation: StepAnimation, news: boolean): number {
  const [at, setAt] = useState({ step, elapsed: 0 });
  useEffect(() => {
    if (!news) return undefined;
    const timers = [...momentsOf(animation), TELL_MS].map((moment) => setTimeout(() => setAt({ step, elapsed: moment }), moment));
    return () => timers.forEach(clearTimeout);
  }, [step, animation, news]);
  return at.step === step ? at.elapsed : 0;
}

/** A mask that is shown stays for its time, even when the match goes on. */
function useLingering(step: number, { showings }: StepAnimation): readonly ShownMask[] {
  const [lingering, setLingering] = useState<readonly Lingering[]>([]);
  const fresh = lingering.some((held) => held.step === step) || showings.length === 0;
  if (!fresh) {
    const covered = showings.map(({ place }) => place);
    setLingering([...lingering.filter((held) => !covered.includes(held.place)), ...showings.map((showing) => ({ ...showing, step }))]);
  }
  useEffect(() => {
    if (showings.length === 0) return;
    const time = showings.some(({ own }) => own) ? OWN_LOOK_MS : SHOW_MS;
    // Not cleared by the next step: the mask has to stay.
    setTimeout(() => setLingering((all) => all.filter((held) => held.step > step)), time);
  }, [step, showings]);
  return lingering;
}
