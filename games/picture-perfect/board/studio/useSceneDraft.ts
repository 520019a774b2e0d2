import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scene } from '../../photo/index.ts';

export interface SceneDraft {
  readonly scene: Scene;
  /** As it was when the hand took hold: a sketch is left out. */
  readonly told: Scene;
  /** A figure is in mid-air, or a slider under a finger. */
  readonly isMoving: boolean;
  /** Shown at once, told to nobody. */
  readonly sketch: (scene: Scene) => void;
  /** Shown and told. */
  readonly settle: (scene: Scene) => void;
  /** Shown at once, told when the hand rests. */
  readonly adjust: (scene: Scene) => void;
}

interface Sketch {
  readonly scene: Scene;
  /** What had been told when it was made. Once something else is told, that counts. */
  readonly over: Scene;
  readonly isMoving: boolean;
}

/** How long a hand rests before a slider's change is told. */
const REST = 250;

/** What is on screen while a hand is at work, ahead of what has been told. */
export function useSceneDraft(told: Scene, onChange: (scene: Scene) => void): SceneDraft {
  const [sketched, setSketched] = useState<Sketch | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ told, onChange });
  useEffect(() => {
    latest.current = { told, onChange };
  });
  useEffect(() => () => clearTimeout(resting.current), []);
  const draw = useCallback((scene: Scene, isMoving: boolean) => setSketched({ scene, over: latest.current.told, isMoving }), []);
  const sketch = useCallback((scene: Scene) => draw(scene, true), [draw]);
  const settle = useCallback(
    (scene: Scene) => {
      clearTimeout(resting.current);
      draw(scene, false);
      latest.current.onChange(scene);
    },
    [draw],
  );
  const adjust = useCallback(
    (scene: Scene) => {
      clearTimeout(resting.current);
      sketch(scene);
      resting.current = setTimeout(() => settle(scene), REST);
    },
    [sketch, settle],
  );
  const current = sketched !== null && (sketched.over === told || sketched.isMoving) ? sketched : null;
  const scene = current?.scene ?? told;
  return { scene, told: current?.isMoving === true ? told : scene, isMoving: current?.isMoving ?? false, sketch, settle, adjust };
}
