import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scene } from '../../photo/index.ts';

export interface SceneDraft {
  readonly scene: Scene;
  /** The scene at the start of the drag, without the sketch. */
  readonly sent: Scene;
  /** A figure is in mid-air, or a slider under a finger. */
  readonly isMoving: boolean;
  /** Shown at once, not sent. */
  readonly sketch: (scene: Scene) => void;
  /** Shown and sent. */
  readonly settle: (scene: Scene) => void;
  /** Shown at once, sent after a pause. */
  readonly adjust: (scene: Scene) => void;
}

interface Sketch {
  readonly scene: Scene;
  /** The sent scene when it was made. A newer one replaces it. */
  readonly over: Scene;
  readonly isMoving: boolean;
}

/** The pause after which a slider's change is sent. */
const REST = 250;

/** The scene on screen during a drag, ahead of the sent one. */
export function useSceneDraft(sent: Scene, onChange: (scene: Scene) => void): SceneDraft {
  const [sketched, setSketched] = useState<Sketch | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ sent, onChange });
  useEffect(() => {
    latest.current = { sent, onChange };
  });
  useEffect(() => () => clearTimeout(resting.current), []);
  const draw = useCallback((scene: Scene, isMoving: boolean) => setSketched({ scene, over: latest.current.sent, isMoving }), []);
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
  const current = sketched !== null && (sketched.over === sent || sketched.isMoving) ? sketched : null;
  const scene = current?.scene ?? sent;
  return { scene, sent: current?.isMoving === true ? sent : scene, isMoving: current?.isMoving ?? false, sketch, settle, adjust };
}
