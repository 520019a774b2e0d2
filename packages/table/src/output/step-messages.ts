import {
  type AddressedEvent,
  type AnyGame,
  type Change,
  diffView,
  eventsFor,
  type GameTypes,
  isForced,
  type Json,
  type Match,
  observe,
  type StartResult,
  type StepResult,
  sameJson,
  sealedMoveOf,
  turnInfo,
  type Viewer,
} from '@parlour/kernel';
import type { Frame, PrivatePart, ServerMessage, WireObservation } from '@parlour/protocol';
import type { ConnectionId } from '../room/inputs.ts';
import { type Room, viewerOf } from '../room/room.ts';
import { type ViewAccess, viewAccessOf } from './view-access.ts';

/** The seed of a daily deal stays on the server: until the day is over, others play from it. */
export function observationFor(room: Room, match: Match<GameTypes>, viewer: Viewer, msLeft: number | null): WireObservation {
  const observation = { ...(observe(match, viewer) as WireObservation), msLeft };
  return room.meta.daily === undefined ? observation : { ...observation, seed: null };
}

type View = { readonly [key: string]: Json };

/** The last views that were sent of one state; the next step is sent as the difference. */
export interface ViewCache {
  state: object | null;
  views: ReadonlyMap<Viewer, View>;
}

/** A message and its receivers. */
export interface Delivery {
  readonly to: ConnectionId[];
  readonly message: ServerMessage;
}

/** The connected viewers with this view access. */
function present(room: Room, access: ViewAccess): Map<Viewer, ConnectionId[]> {
  const found = new Map<Viewer, ConnectionId[]>();
  for (const [connection, { handle }] of room.connections) {
    const viewer = viewerOf(room, handle);
    if (viewAccessOf(room, handle, viewer) !== access) continue;
    const others = found.get(viewer);
    if (others === undefined) found.set(viewer, [connection]);
    else others.push(connection);
  }
  return found;
}

/** The messages of the deal: full observations. */
export function startMessages(room: Room, { match, events }: StartResult<GameTypes>, msLeft: number | null): Delivery[] {
  const publicEvents = isForAll(events) ? eventsOf(events, 'spectator') : undefined;
  return [...present(room, 'live')].map(([viewer, to]) => ({
    to,
    message: {
      type: 'observation',
      observation: observationFor(room, match, viewer, msLeft),
      events: publicEvents ?? eventsOf(events, viewer),
    },
  }));
}

interface StepAudience {
  /** The views last sent. */
  readonly shown: ViewCache;
  readonly msLeft: number | null;
  readonly access?: ViewAccess;
}

/** The messages of a step: one frame for all, and private parts. */
export function stepMessages(
  room: Room,
  before: Match<GameTypes>,
  { match, events, entry }: StepResult<GameTypes>,
  { shown, msLeft, access = 'live' }: StepAudience,
): Delivery[] {
  const viewers = present(room, access);
  const news = before.state === match.state ? NO_NEWS : newsOf(before, match, shown);
  const isPublic = isForAll(events);
  const forced = isForced(entry);
  const publicEvents = eventsOf(events, 'spectator');
  const shared = frameOf(match, news.all, publicEvents, msLeft, forced);
  const { seed: _seed, ...withoutSeed } = shared;
  const frame = room.meta.daily === undefined ? shared : withoutSeed;
  const deliveries: (Delivery & { readonly own: PrivatePart | undefined })[] = [];
  for (const [viewer, to] of viewers) {
    const own = ownOf(
      news.own(viewer),
      isPublic ? undefined : privateEvents(publicEvents, events, viewer),
      sealedMoveOf(match, viewer) as Json,
    );
    const alike = deliveries.find((delivery) => sameJson(delivery.own, own));
    if (alike === undefined)
      deliveries.push({ to, own, message: own === undefined ? { type: 'frame', frame } : { type: 'frame', frame, private: own } });
    else alike.to.push(...to);
  }
  return deliveries;
}

/** The changes of the views: shared, and by viewer. */
interface ViewDiff {
  readonly all: readonly Change[];
  own(viewer: Viewer): readonly Change[];
}

const NOTHING: readonly Change[] = [];
const NO_NEWS: ViewDiff = { all: NOTHING, own: () => NOTHING };

function newsOf(before: Match<GameTypes>, match: Match<GameTypes>, shown: ViewCache): ViewDiff {
  const known = shown.state === before.state ? shown.views : undefined;
  const seen = (viewer: Viewer): View => known?.get(viewer) ?? viewOf(before, viewer);
  const { game } = match;
  const view = viewOf(match, 'spectator');
  const all = diffView(seen('spectator'), view, sharedKeys(game, view));
  const views = new Map<Viewer, View>([['spectator', view]]);
  shown.state = match.state;
  shown.views = views;
  if (game.privateKeys.length === 0) return { all, own: NO_NEWS.own };
  return {
    all,
    own(viewer) {
      const now = viewer === 'spectator' ? view : viewOf(match, viewer);
      views.set(viewer, now);
      return diffView(seen(viewer), now, game.privateKeys);
    },
  };
}

const keysOf = new WeakMap<AnyGame, readonly string[]>();

/** A view's set of keys never changes. */
function sharedKeys(game: AnyGame, view: View): readonly string[] {
  let keys = keysOf.get(game);
  if (keys === undefined) keysOf.set(game, (keys = Object.keys(view).filter((key) => !game.privateKeys.includes(key))));
  return keys;
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

function frameOf(match: Match<GameTypes>, view: readonly Change[], events: readonly Json[], msLeft: number | null, forced: boolean): Frame {
  const { step, waiting, may, pace, over, seed } = turnInfo(match, 'spectator');
  const frame: Draft<Frame> = { step, view, events, waiting, pace };
  if (may.length > 0) frame.may = may;
  if (over !== null) frame.over = over;
  if (seed !== null) frame.seed = seed;
  if (msLeft !== null) frame.msLeft = msLeft;
  if (forced) frame.forced = forced;
  return frame;
}

function ownOf(view: readonly Change[], events: readonly Json[] | undefined, sealed: Json | null): PrivatePart | undefined {
  if (view.length === 0 && events === undefined && sealed === null) return undefined;
  const own: Draft<PrivatePart> = {};
  if (view.length > 0) own.view = view;
  if (events !== undefined) own.events = events;
  if (sealed !== null) own.sealed = sealed;
  return own;
}

function viewOf({ game, state }: Match<GameTypes>, viewer: Viewer): View {
  return game.view(state, viewer) as View;
}

const isForAll = (events: readonly AddressedEvent<object>[]): boolean =>
  events.every(({ only, except }) => only === undefined && except === undefined);

/**
 * A viewer's events, where they differ from the spectators'. A private part depends only on its own content:
 * nobody gets one because another viewer does.
 */
function privateEvents(
  publicEvents: readonly Json[],
  events: readonly AddressedEvent<object>[],
  viewer: Viewer,
): readonly Json[] | undefined {
  const own = eventsOf(events, viewer);
  return sameJson(own, publicEvents) ? undefined : own;
}

function eventsOf(events: readonly AddressedEvent<object>[], viewer: Viewer): Json[] {
  return eventsFor(events, viewer) as Json[];
}
