import {
  changesOf,
  type GameTypes,
  heardBy,
  type Json,
  type Match,
  observe,
  type Played,
  type Standing,
  type Started,
  sameJson,
  standing,
  type Telling,
  type Viewer,
} from '@parlour/kernel';
import type { Frame, WireObservation } from '@parlour/protocol';
import type { ConnectionId } from './inputs.ts';
import { type Room, viewerOf } from './room.ts';
import { type Sight, sightOf } from './sight.ts';

export function observationFor(match: Match<GameTypes>, viewer: Viewer, msLeft: number | null): WireObservation {
  return { ...(observe(match, viewer) as WireObservation), msLeft };
}

type View = { readonly [key: string]: Json };
type WireTypes = GameTypes & { View: View; Move: View };

/** What was shown of one state: the next step is told as what differs from it. Those who see the same share one view. */
export interface Shown {
  state: object | null;
  views: Map<Viewer, View>;
}

/** Viewers to whom the same is sent of a step, so that one message does for all of them. */
export interface Audience {
  readonly to: ConnectionId[];
  readonly viewer: Viewer;
  /** What is sent of the view. */
  readonly view: View;
  readonly events: readonly Json[];
}

/** Everyone present who sees this much, each viewer once. */
function present(room: Room, sight: Sight): Map<Viewer, ConnectionId[]> {
  const found = new Map<Viewer, ConnectionId[]>();
  for (const [connection, { handle }] of room.connections) {
    const viewer = viewerOf(room, handle);
    if (sightOf(room, handle, viewer) !== sight) continue;
    const others = found.get(viewer);
    if (others === undefined) found.set(viewer, [connection]);
    else others.push(connection);
  }
  return found;
}

/** The same, whoever they are. */
function allPresent(room: Room, sight: Sight): ConnectionId[] {
  const found: ConnectionId[] = [];
  for (const [connection, { handle }] of room.connections) if (sightOf(room, handle) === sight) found.push(connection);
  return found;
}

/** Joins viewers who are sent the same. A seat with a sealed choice sees its own and is alone. */
function join(found: Audience[], audience: Audience, { pending }: Match<GameTypes>): void {
  const { to, viewer, view, events } = audience;
  const isAlone = (one: Viewer) => pending.some((choice) => choice.seat === one);
  const alike = isAlone(viewer)
    ? undefined
    : found.find((other) => !isAlone(other.viewer) && sameJson(other.events, events) && sameJson(other.view, view));
  if (alike === undefined) found.push(audience);
  else alike.to.push(...to);
}

/** Everyone present at the deal, by the whole of what they see. */
export function audiencesOfStart(room: Room, { match, told }: Started<GameTypes>): Audience[] {
  const found: Audience[] = [];
  for (const [viewer, to] of present(room, 'now'))
    join(found, { to, viewer, view: viewOf(match, viewer), events: heard(told, viewer) }, match);
  return found;
}

/** Everyone to whom a step is told, by what is new to them: who sees the same now may have seen something else before. */
export function audiencesOfStep(
  room: Room,
  before: Match<GameTypes>,
  { match, told }: Played<GameTypes>,
  shown: Shown,
  sight: Sight = 'now',
): Audience[] {
  const found: Audience[] = [];
  const changes = before.state === match.state ? () => NO_CHANGE : news(before, match, shown);
  const forAll = told.every(({ only, except }) => only === undefined && except === undefined) ? heard(told, 'spectator') : undefined;
  if (match.game.oneView === true && match.pending.length === 0 && forAll !== undefined)
    return [{ to: allPresent(room, sight), viewer: 'spectator', view: changes('spectator'), events: forAll }];
  for (const [viewer, to] of present(room, sight)) {
    join(found, { to, viewer, view: changes(viewer), events: forAll ?? heard(told, viewer) }, match);
  }
  return found;
}

const NO_CHANGE: View = {};

/** Tells what is new to a viewer. The same change from the same view is worked out once. */
function news(before: Match<GameTypes>, match: Match<GameTypes>, shown: Shown): (viewer: Viewer) => View {
  const old = shown.state === before.state ? shown.views : undefined;
  shown.state = match.state;
  if (match.game.oneView === true) {
    const from = old?.get('spectator') ?? viewOf(before, 'spectator');
    const to = viewOf(match, 'spectator');
    const change = changesOf(from, to) as View;
    shown.views.set('spectator', to);
    return () => change;
  }
  const known: Stride[] = [];
  shown.views = new Map();
  return (viewer) => {
    const from = old?.get(viewer) ?? viewOf(before, viewer);
    const to = viewOf(match, viewer);
    let stride = known.find((other) => other.from === from && sameJson(other.to, to));
    if (stride === undefined) {
      const twin = known.find((other) => sameJson(other.to, to));
      stride = { from, to: twin?.to ?? to, change: changesOf(from, to) as View };
      known.push(stride);
    }
    shown.views.set(viewer, stride.to);
    return stride.change;
  };
}

/** How one viewer's view changes in a step. */
interface Stride {
  readonly from: View;
  readonly to: View;
  readonly change: View;
}

export function frameFor({ match, entry }: Played<GameTypes>, { viewer, view, events }: Audience, msLeft: number | null): Frame {
  const { step, waiting, may, pace, sealed, over, seed } = standing(match, viewer) as Standing<WireTypes>;
  const forced = 'clock' in entry || entry.forced === true;
  return { step, view, events, waiting, may, pace, sealed, over, seed, msLeft, forced };
}

function viewOf({ game, state }: Match<GameTypes>, viewer: Viewer): View {
  return game.view(state, viewer) as View;
}

function heard(told: readonly Telling<object>[], viewer: Viewer): Json[] {
  return heardBy(told, viewer) as Json[];
}
