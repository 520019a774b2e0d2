import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Scene } from '../../photo/index.ts';
import type { DioramaProps } from './diorama/Diorama.tsx';
import { FINEST, nextQuality, QUALITIES, type RenderSpeed } from './diorama/quality.ts';
import { type PaintCache, paintScene } from './paint/paint-scene.ts';
import type { PhotoRect } from './paint/projection.ts';
import { type Size, useArtwork, usePaintedCanvas } from './usePaintedCanvas.ts';
import styles from './Viewfinder.module.css';

interface SceneryProps {
  readonly scene: Scene;
  readonly frame: PhotoRect;
  readonly size: Size;
  readonly isMoving: boolean;
  readonly label: string;
}

/** The render speed of this machine, as long as the page is open. */
let known: RenderSpeed = FINEST;

const Diorama = lazy<ComponentType<DioramaProps>>(() => import('./diorama/Diorama.tsx').catch(() => ({ default: NoDiorama })));

/** Shown when the diorama could not be loaded: reports a very slow picture. */
function NoDiorama({ onPicture }: DioramaProps) {
  useEffect(() => onPicture(Number.POSITIVE_INFINITY), [onPicture]);
  return null;
}

/** The scene: as a diorama where the graphics are fast enough, else painted from the same geometry. */
export function SceneRenderer(props: SceneryProps) {
  const { scene, frame, size, label } = props;
  const [pace, setPace] = useState(known);
  const [isFast] = useState(hasGraphics);
  const art = useArtwork();
  const quality = QUALITIES[pace.level];
  const onPicture = useCallback((took: number) => {
    known = nextQuality(known, took);
    setPace((before) => (before.level === known.level ? before : known));
  }, []);
  if (!isFast || art === null || quality === undefined || size.width === 0) return <PaintedScene {...props} />;
  return (
    <Suspense fallback={<PaintedScene {...props} />}>
      <div className={styles.canvas} role="img" aria-label={label} data-scenery="diorama">
        <Diorama art={art} scene={scene} frame={frame} size={size} quality={quality} onPicture={onPicture} className={styles.canvas} />
      </div>
    </Suspense>
  );
}

function PaintedScene({ scene, frame, isMoving, label }: SceneryProps) {
  const canvas = usePaintedCanvas(
    useCallback(
      (context: CanvasRenderingContext2D, easel: PaintCache, pixels: number) => {
        const { x, y, width, height } = frame;
        paintScene(context, easel, scene, { x: x * pixels, y: y * pixels, width: width * pixels, height: height * pixels });
      },
      [scene, frame],
    ),
    isMoving,
  );
  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} data-scenery="painted" />;
}

/** Software renderers: painting is faster than they are. */
const IMITATION = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function hasGraphics(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(context.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !IMITATION.test(renderer);
}
