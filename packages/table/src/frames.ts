import {
  type GameTypes,
  heardBy,
  type Json,
  type Match,
  type Observation,
  observe,
  type Played,
  sameJson,
  type Viewer,
} from '@parlour/kernel';
import type { Frame, WireObservation } from '@parlour/protocol';
import type { ConnectionId } from './inputs.ts';
import { type Room, viewerOf } from './room.ts';

export function observationFor(match: Match<GameTypes>, viewer: Viewer, msLeft: number | null): WireObservation {
  return { ...(observe(match, viewer) as WireObservation), msLeft };
}

export interface Addressed<T> {
  readonly to: readonly ConnectionId[];
  readonly content: T;
}

/** Makes something once per viewer present, and joins the viewers for whom it came out the same. */
export function perViewer<T>(room: Room, make: (viewer: Viewer) => T, same: (a: T, b: T) => boolean): Addressed<T>[] {
  const present = new Map<Viewer, ConnectionId[]>();
  for (const [connection, { handle }] of room.connections) {
    const viewer = viewerOf(room, handle);
    const others = present.get(viewer);
    if (others === undefined) present.set(viewer, [connection]);
    else others.push(connection);
  }
  const groups: { to: ConnectionId[]; content: T }[] = [];
  for (const [viewer, to] of present) {
    const content = make(viewer);
    const alike = groups.find((group) => same(group.content, content));
    if (alike === undefined) groups.push({ to, content });
    else alike.to.push(...to);
  }
  return groups;
}

export function framesOf(room: Room, before: Match<GameTypes>, played: Played<GameTypes>, msLeft: number | null): Addressed<Frame>[] {
  const { entry } = played;
  const forced = 'clock' in entry || entry.forced === true;
  return perViewer(room, (viewer) => frameFor(before, played, viewer, forced, msLeft), sameFrame);
}

function frameFor(before: Match<GameTypes>, played: Played<GameTypes>, viewer: Viewer, forced: boolean, msLeft: number | null): Frame {
  const { step, view, waiting, may, pace, sealed, over, seed } = observe(played.match, viewer) as Observation<WireTypes>;
  const old = before.state === played.match.state ? view : (before.game.view(before.state, viewer) as View);
  const events = heardBy(played.told, viewer) as Json[];
  // Field by field: this is made for every viewer of every step, and spreads cost more than the rest of it.
  return { step, view: changed(old, view), events, waiting, may, pace, sealed, over, seed, msLeft, forced };
}

type View = { readonly [key: string]: Json };
type WireTypes = GameTypes & { View: View; Move: { readonly [key: string]: Json } };

/** The top-level keys that differ. A view's set of keys never changes, so nothing is ever taken away. */
function changed(old: View, view: View): View {
  const delta: Record<string, Json> = {};
  if (old === view) return delta;
  for (const key of Object.keys(view)) {
    const value = view[key] as Json;
    if (!sameJson(old[key], value)) delta[key] = value;
  }
  return delta;
}

/** Frames of one step differ between viewers in these alone. */
function sameFrame(a: Frame, b: Frame): boolean {
  return sameJson(a.sealed, b.sealed) && sameJson(a.events, b.events) && sameJson(a.view, b.view);
}
