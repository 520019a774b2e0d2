import { useCallback } from 'react';
import { type Cover, type GuestId, layersOf, type Scene } from '../../photo/index.ts';
import styles from './PhotoView.module.css';
import { applyPhotoEffects, type PaintCache, paintScene } from './paint/paint-scene.ts';
import { usePaintedCanvas } from './usePaintedCanvas.ts';

/** What to mark in a photo: one guest, the relevant part, and its covers. */
export interface Evidence {
  readonly guest: GuestId;
  readonly part: 'image' | 'face';
  readonly coveredBy: readonly Cover[];
}

export interface PhotoViewProps {
  readonly scene: Scene;
  /** The accessible description of the picture. */
  readonly label: string;
  readonly overlay?: Evidence | undefined;
  readonly className?: string | undefined;
}

/** A finished photo. */
export function PhotoView({ scene, label, overlay, className = '' }: PhotoViewProps) {
  const canvas = usePaintedCanvas(
    useCallback(
      (context: CanvasRenderingContext2D, easel: PaintCache) => {
        const { width, height } = context.canvas;
        paintScene(context, easel, scene, { x: 0, y: 0, width, height });
        applyPhotoEffects(context);
      },
      [scene],
    ),
  );
  return (
    <div className={`${styles.photo} ${className}`} role="img" aria-label={label}>
      <canvas ref={canvas} className={styles.canvas} />
      {overlay && <EvidenceOverlay scene={scene} evidence={overlay} />}
    </div>
  );
}

/** The covered part hatched, and an outline around each cover. */
function EvidenceOverlay({ scene, evidence }: { readonly scene: Scene; readonly evidence: Evidence }) {
  const layers = layersOf(scene);
  const covered = layers.find(({ of, part }) => of === evidence.guest && part === evidence.part);
  const covers = layers.filter(({ of, part }) => part === 'cutout' && evidence.coveredBy.some((cover) => cover === of));
  return (
    <svg className={styles.overlay} viewBox="-4 -3 8 6" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="studio-hatch" width="0.12" height="0.12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="0.05" height="0.12" fill="#ffe1a1" />
        </pattern>
      </defs>
      {covers.map(({ of, points }) => (
        <polygon key={of} className={styles.cover} points={inOverlay(points)} />
      ))}
      {covered && <polygon className={styles.covered} fill="url(#studio-hatch)" points={inOverlay(covered.points)} />}
    </svg>
  );
}

const inOverlay = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }) => `${(x * 4).toFixed(3)},${(-y * 3).toFixed(3)}`).join(' ');
