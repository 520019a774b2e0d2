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
import { type Sight, sightOf } from './sight.ts';

export function observationFor(match: Match<GameTypes>, viewer: Viewer, msLeft: number | null): WireObservation {
  return { ...(observe(match, viewer) as WireObservation), msLeft };
}

/** Viewers to whom the same is sent of a step, so that one message does for all of them. */
export interface Audience {
  readonly to: ConnectionId[];
  readonly viewer: Viewer;
  /** What is sent of the view. */
  readonly view: View;
  readonly events: readonly Json[];
}

/** Everyone present, by what they are sent of a step. A seat with a sealed choice sees its own and is alone. */
function audiences(room: Room, { match, told }: Started<GameTypes>, sight: Sight, shown: (viewer: Viewer) => View): Audience[] {
  const present = new Map<Viewer, ConnectionId[]>();
  for (const [connection, { handle }] of room.connections) {
    if (sightOf(room, handle) !== sight) continue;
    const viewer = viewerOf(room, handle);
    const others = present.get(viewer);
    if (others === undefined) present.set(viewer, [connection]);
    else others.push(connection);
  }
  const found: Audience[] = [];
  for (const [viewer, to] of present) {
    const view = shown(viewer);
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

/** Everyone present at the deal, by the whole of what they see. */
export function audiencesOfStart(room: Room, started: Started<GameTypes>): Audience[] {
  return audiences(room, started, 'now', (viewer) => viewOf(started.match, viewer));
}

/** Everyone present at a step who sees it now, or all who see it later, by what is new to them: who sees the same now may have seen something else before. */
export function audiencesOfStep(room: Room, before: Match<GameTypes>, played: Played<GameTypes>, sight: Sight = 'now'): Audience[] {
  const { match } = played;
  return audiences(room, played, sight, (viewer) =>
    before.state === match.state ? {} : changed(viewOf(before, viewer), viewOf(match, viewer)),
  );
}

export function frameFor({ match, entry }: Played<GameTypes>, { viewer, view, events }: Audience, msLeft: number | null): Frame {
  const { step, waiting, may, pace, sealed, over, seed } = observe(match, viewer) as Observation<WireTypes>;
  const forced = 'clock' in entry || entry.forced === true;
  return { step, view, events, waiting, may, pace, sealed, over, seed, msLeft, forced };
}

function viewOf({ game, state }: Match<GameTypes>, viewer: Viewer): View {
  return game.view(state, viewer) as View;
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
