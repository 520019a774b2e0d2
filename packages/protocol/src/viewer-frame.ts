import { applyChanges, type Change, type Json } from '@parlour/kernel';
import type { Frame, PrivatePart, WireObservation } from './messages.ts';

/** A step as one viewer sees it: the next observation, with changes in place of the view. */
export interface ViewerFrame extends Omit<WireObservation, 'view' | 'seedHash'> {
  readonly view: readonly Change[];
  readonly events: readonly Json[];
  readonly forced: boolean;
}

/** Merges the shared frame and the private part. */
export function toViewerFrame({ frame, private: own = {} }: { readonly frame: Frame; readonly private?: PrivatePart }): ViewerFrame {
  const { step, view, events, waiting, may = [], pace, over = null, seed = null, msLeft = null, forced = false } = frame;
  return {
    step,
    view: own.view === undefined ? view : [...view, ...own.view],
    events: own.events ?? events,
    waiting,
    may,
    pace,
    sealed: own.sealed ?? null,
    over,
    seed,
    msLeft,
    forced,
  };
}

/** The observation after a step: the changes applied to the old view, everything else from the frame. */
export function advanceObservation(before: WireObservation, frame: ViewerFrame): WireObservation {
  const { events: _events, forced: _forced, view, ...rest } = frame;
  return { ...rest, seedHash: before.seedHash, view: applyChanges(before.view, view) };
}
