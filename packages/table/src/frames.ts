import {
  type GameTypes,
  heardBy,
  type Json,
  type Match,
  type Observation,
  observe,
  type Played,
  type Started,
  sameJson,
  type Viewer,
} from '@parlour/kernel';
import type { Frame, WireObservation } from '@parlour/protocol';
import type { ConnectionId } from './inputs.ts';
import { type Room, viewerOf } from './room.ts';

export function observationFor(match: Match<GameTypes>, viewer: Viewer, msLeft: number | null): WireObservation {
  return { ...(observe(match, viewer) as WireObservation), msLeft };
}

/** Viewers for whom a step looks and sounds the same, so that one message does for all of them. */
export interface Audience {
  readonly to: ConnectionId[];
  readonly viewer: Viewer;
  readonly view: object;
  readonly events: readonly Json[];
}

/** Everyone present, by what they see and hear of a step. A seat with a sealed choice sees its own and is alone. */
export function audiences(room: Room, { match, told }: Pick<Started<GameTypes>, 'match' | 'told'>): Audience[] {
  const present = new Map<Viewer, ConnectionId[]>();
  for (const [connection, { handle }] of room.connections) {
    const viewer = viewerOf(room, handle);
    const others = present.get(viewer);
    if (others === undefined) present.set(viewer, [connection]);
    else others.push(connection);
  }
  const found: Audience[] = [];
  for (const [viewer, to] of present) {
    const view = match.game.view(match.state, viewer);
    const events = heardBy(told, viewer) as Json[];
    const alike = hasSealed(match, viewer)
      ? undefined
      : found.find((other) => !hasSealed(match, other.viewer) && sameJson(other.events, events) && sameJson(other.view, view));
    if (alike === undefined) found.push({ to, viewer, view, events });
    else alike.to.push(...to);
  }
  return found;
}

function hasSealed({ pending }: Match<GameTypes>, viewer: Viewer): boolean {
  return pending.some((choice) => choice.seat === viewer);
}

export function frameFor(before: Match<GameTypes>, played: Played<GameTypes>, { viewer, events }: Audience, msLeft: number | null): Frame {
  const { match, entry } = played;
  const { step, view, waiting, may, pace, sealed, over, seed } = observe(match, viewer) as Observation<WireTypes>;
  const delta = before.state === match.state ? {} : changed(before.game.view(before.state, viewer) as View, view);
  const forced = 'clock' in entry || entry.forced === true;
  return { step, view: delta, events, waiting, may, pace, sealed, over, seed, msLeft, forced };
}

type View = { readonly [key: string]: Json };
type WireTypes = GameTypes & { View: View; Move: View };

/** The top-level keys that differ. A view's set of keys never changes, so nothing is ever taken away. */
function changed(old: View, view: View): View {
  const delta: Record<string, Json> = {};
  for (const key of Object.keys(view)) {
    const value = view[key] as Json;
    if (!sameJson(old[key], value)) delta[key] = value;
  }
  return delta;
}
