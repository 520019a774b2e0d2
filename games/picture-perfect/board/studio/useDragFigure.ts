import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import type { Scene, Spot } from '../../photo/index.ts';
import type { PieceId } from './figures.ts';
import type { Pixel } from './paint/projection.ts';
import { dropAt, takeOff } from './place-figures.ts';
import type { SceneDraft } from './useSceneDraft.ts';

/** A drop target: maps a point of the window to the spot for the foot of this figure. */
export interface DropSurface {
  readonly element: () => HTMLElement | null;
  readonly spotAt: (point: Pixel, id: PieceId) => Spot | null;
}

export interface FigureDrag {
  /** During a drag, over no drop target. */
  readonly ghost: (Pixel & { readonly id: PieceId }) | null;
  /** Called when a pointer comes down on a figure; `foot` is where its stand is drawn. */
  readonly begin: (event: ReactPointerEvent, id: PieceId, from?: { readonly surface: DropSurface; readonly foot: Pixel }) => void;
  /** True once after a drag: the click that ends it is no tap. */
  readonly swallowClick: () => boolean;
}

const DRAG_PX = 6;

export function useDragFigure(
  draft: SceneDraft,
  surfaces: () => readonly DropSurface[],
  strict: boolean,
  onCarry: (id: PieceId) => void,
): FigureDrag {
  const [ghost, setGhost] = useState<FigureDrag['ghost']>(null);
  const dragged = useRef(false);
  return {
    ghost,
    swallowClick: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    begin(event, id, from) {
      if (event.button !== 0) return;
      dragged.current = false;
      const down = { x: event.clientX, y: event.clientY };
      const base = draft.scene;
      const pointer = event.pointerId;
      let scene: Scene = base;
      const move = (moved: PointerEvent) => {
        if (moved.pointerId !== pointer) return;
        const point = { x: moved.clientX, y: moved.clientY };
        if (!dragged.current) {
          if (Math.hypot(point.x - down.x, point.y - down.y) < DRAG_PX) return;
          dragged.current = true;
          onCarry(id);
        }
        moved.preventDefault();
        const over = surfaces().find((surface) => isOver(surface, point));
        const offset = from && over === from.surface ? { x: from.foot.x - down.x, y: from.foot.y - down.y } : { x: 0, y: 0 };
        const spot = over?.spotAt({ x: point.x + offset.x, y: point.y + offset.y }, id) ?? null;
        scene = spot === null ? takeOff(base, id) : dropAt(base, id, spot, strict);
        setGhost(spot === null ? { id, ...point } : null);
        draft.sketch(scene);
      };
      const end = (ended: PointerEvent) => {
        if (ended.pointerId !== pointer) return;
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        setGhost(null);
        if (dragged.current) draft.settle(ended.type === 'pointercancel' ? base : scene);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
  };
}

function isOver({ element }: DropSurface, { x, y }: Pixel): boolean {
  const box = element()?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
