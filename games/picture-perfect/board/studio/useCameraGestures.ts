import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Camera, Scene } from '../../photo/index.ts';
import { turnCamera, zoomCamera } from './camera-controls.ts';
import type { Pixel } from './paint/projection.ts';
import type { SceneDraft } from './useSceneDraft.ts';

const WHEEL_PX_TO_DOUBLE = 600;

interface Gesture {
  readonly scene: Scene;
  readonly fingers: ReadonlyMap<number, Pixel>;
}

/** One finger turns the camera, two fingers or the wheel zoom it. The handler is for a pointer that comes down on no figure. */
export function useCameraGestures(
  stage: RefObject<HTMLElement | null>,
  draft: SceneDraft,
  width: number,
  disabled: boolean,
): (event: ReactPointerEvent) => void {
  const latest = useRef({ draft, width });
  useEffect(() => {
    latest.current = { draft, width };
  });
  const start = useRef<Gesture | null>(null);
  const now = useRef(new Map<number, Pixel>());
  useWheelZoom(stage, latest, disabled);

  /** A gesture begins anew whenever a finger comes or goes. */
  const begin = () => {
    start.current = now.current.size === 0 ? null : { scene: latest.current.draft.scene, fingers: new Map(now.current) };
  };
  const showCamera = () => {
    if (start.current !== null) latest.current.draft.sketch(movedScene(start.current, now.current, latest.current.width));
  };
  return (down) => {
    if (disabled || down.button !== 0) return;
    now.current.set(down.pointerId, { x: down.clientX, y: down.clientY });
    begin();
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      now.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      showCamera();
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const scene = start.current === null ? null : movedScene(start.current, now.current, latest.current.width);
      now.current.delete(event.pointerId);
      if (scene !== null && scene !== start.current?.scene) latest.current.draft.settle(scene);
      begin();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
}

function movedScene({ scene, fingers }: Gesture, now: ReadonlyMap<number, Pixel>, width: number): Scene {
  const before = [...fingers.values()];
  const after = [...fingers.keys()].flatMap((id) => now.get(id) ?? []);
  const camera = movedCamera(scene.camera, before, after, width);
  return camera === scene.camera ? scene : { ...scene, camera };
}

/** Exported for its test: what fingers that went from one set of points to another do to the camera. */
export function movedCamera(camera: Camera, before: readonly Pixel[], after: readonly Pixel[], width: number): Camera {
  const [from, fromOther] = before;
  const [to, toOther] = after;
  if (from === undefined || to === undefined) return camera;
  if (fromOther === undefined || toOther === undefined) {
    if (from.x === to.x && from.y === to.y) return camera;
    return turnCamera(camera, to.x - from.x, to.y - from.y, width);
  }
  const spread = Math.hypot(from.x - fromOther.x, from.y - fromOther.y);
  const spreadNow = Math.hypot(to.x - toOther.x, to.y - toOther.y);
  return spread === 0 || spreadNow === 0 ? camera : zoomCamera(camera, spreadNow / spread);
}

/** React listens to the wheel passively, so the page would scroll as well. */
function useWheelZoom(
  stage: RefObject<HTMLElement | null>,
  latest: RefObject<{ readonly draft: SceneDraft; readonly width: number }>,
  disabled: boolean,
): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null || disabled) return undefined;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      const { draft } = latest.current;
      draft.adjust({ ...draft.scene, camera: zoomCamera(draft.scene.camera, 2 ** (-event.deltaY / WHEEL_PX_TO_DOUBLE)) });
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [stage, latest, disabled]);
}
