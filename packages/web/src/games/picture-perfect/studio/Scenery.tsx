import type { Scene } from '@parlour/photo';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { DioramaProps } from './diorama/Diorama.tsx';
import { afterPicture, FINEST, type Pace, QUALITIES } from './diorama/quality.ts';
import { type Easel, paintScene } from './paint/paint.ts';
import type { Frame } from './paint/sight.ts';
import { type Size, useArtwork, usePainting } from './usePainting.ts';
import styles from './Viewfinder.module.css';

interface SceneryProps {
  readonly scene: Scene;
  readonly frame: Frame;
  readonly size: Size;
  readonly isMoving: boolean;
  readonly label: string;
}

/** What this machine has shown itself capable of, as long as the page is open. */
let known: Pace = FINEST;

/** The scene itself: as a diorama where the graphics keep up, else painted from the same geometry. */
export function Scenery(props: SceneryProps) {
  const { scene, frame, size, label } = props;
  const [pace, setPace] = useState(known);
  const Diorama = useDiorama();
  const art = useArtwork();
  const quality = QUALITIES[pace.level];
  const onPicture = useCallback((took: number) => {
    known = afterPicture(known, took);
    setPace((before) => (before.level === known.level ? before : known));
  }, []);
  if (Diorama === null || art === null || quality === undefined || size.width === 0) return <PaintedScene {...props} />;
  return (
    <div className={styles.canvas} role="img" aria-label={label} data-scenery="diorama">
      {/* oxlint-disable-next-line react/static-components -- made once, by the chunk that is loaded when it is wanted */}
      <Diorama art={art} scene={scene} frame={frame} size={size} quality={quality} onPicture={onPicture} className={styles.canvas} />
    </div>
  );
}

function PaintedScene({ scene, frame, isMoving, label }: SceneryProps) {
  const canvas = usePainting(
    useCallback(
      (context: CanvasRenderingContext2D, easel: Easel, pixels: number) => {
        const { x, y, width, height } = frame;
        paintScene(context, easel, scene, { x: x * pixels, y: y * pixels, width: width * pixels, height: height * pixels });
      },
      [scene, frame],
    ),
    isMoving,
  );
  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} data-scenery="painted" />;
}

/** Null until it is loaded, and for good where no graphics card draws it: a processor alone paints faster than it imitates one. */
function useDiorama(): ComponentType<DioramaProps> | null {
  const [diorama, setDiorama] = useState<ComponentType<DioramaProps> | null>(null);
  useEffect(() => {
    if (QUALITIES[known.level] === undefined || !hasGraphics()) return;
    let isHere = true;
    import('./diorama/Diorama.tsx').then(
      (loaded) => isHere && setDiorama(() => loaded.default),
      (error: unknown) => console.warn('the diorama stays away', error),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return diorama;
}

function hasGraphics(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
