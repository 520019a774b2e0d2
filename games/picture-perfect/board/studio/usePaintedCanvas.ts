import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Artwork, loadArtwork } from './paint/artwork.ts';
import { contextOf } from './paint/canvas.ts';
import { newPaintCache, type PaintCache } from './paint/paint-scene.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Paints onto a canvas with `pixels` canvas pixels for each pixel of the page. */
export type Paint = (context: CanvasRenderingContext2D, easel: PaintCache, pixels: number) => void;

/** More pixels are invisible and slow on every machine. */
const MAX_PIXELS = 2;
/** During a drag fewer pixels are used if a picture takes longer than this, in milliseconds. */
const SLOW = 30;
const MIN_PIXELS = 0.5;

/** A canvas that is painted again, once a frame at most, whenever `paint` or its size changes. */
export function usePaintedCanvas(paint: Paint, isMoving = false): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const easel = useRef<PaintCache | null>(null);
  const quick = useRef(1);
  const art = useArtwork();
  const size = useSize(canvas);
  useEffect(() => {
    const sheet = canvas.current;
    if (sheet === null || art === null || size.width === 0 || size.height === 0) return;
    const request = requestAnimationFrame(() => {
      const fine = Math.min(devicePixelRatio, MAX_PIXELS);
      const pixels = isMoving ? Math.min(fine, quick.current) : fine;
      const width = Math.round(size.width * pixels);
      const height = Math.max(1, Math.round(size.height * pixels));
      if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height });
      easel.current ??= newPaintCache(art);
      const begun = performance.now();
      paint(contextOf(sheet), easel.current, pixels);
      if (isMoving && performance.now() - begun > SLOW) quick.current = Math.max(MIN_PIXELS, quick.current * 0.8);
    });
    return () => cancelAnimationFrame(request);
  }, [paint, art, size, isMoving]);
  return canvas;
}

/** Null until everything is drawn, and for good if it cannot be loaded: then there is only the plan. */
export function useArtwork(): Artwork | null {
  const [art, setArt] = useState<Artwork | null>(null);
  useEffect(() => {
    let isHere = true;
    loadArtwork().then(
      (loaded) => isHere && setArt(loaded),
      (error: unknown) => console.error('the studio has no pictures', error),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return art;
}

export function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
