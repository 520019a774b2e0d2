import { botFor } from '@parlour/games/bots-catalogue';
import {
  allSeats,
  allViewers,
  type GameTypes,
  isRefusal,
  type Match,
  type StepResult,
  seedFromText,
  toHex,
  type Viewer,
} from '@parlour/kernel';
import type { Wire } from '@parlour/kernel/laws';
import type { Person } from '@parlour/protocol';
import { handleInput } from '../handle-input.ts';
import { restartClock } from '../match/clock.ts';
import { newRunningMatch, submitStep } from '../match/play-match.ts';
import type { ConnectionId, Effect } from '../room/inputs.ts';
import { openRoom } from '../room/open-room.ts';
import type { InputContext, Room } from '../room/room.ts';
import { newTableMeta } from '../room/table-meta.ts';

const NOW = 1_000_000;
const OTHER_NODE = 'another node';
const MATCH = 'match';
const THINKING = { min: 0, max: 0 };
const WORLD = { bot: botFor, seed: () => seedFromText('wire'), matchId: () => MATCH, botDelayMs: THINKING };

const personAt = (viewer: Viewer): Person => ({ handle: `${viewer}`, name: `${viewer}`, avatar: 'bowler' });

/**
 * What a table sends to these viewers when a step is played. The step takes the normal path: it is submitted,
 * stored and published, at a table where all seats and a spectator are connected. Then each viewer asks for the whole
 * match, as after a reload. The other people are connected to another node.
 */
export const tableWire: Wire = (before, played, viewers) => {
  const { room, connections } = tableAt(before, viewers);
  const running = newRunningMatch(room, MATCH, { match: before, events: [], disclosed: [], answered: [] });
  room.running = running;
  const ctx: InputContext = { room, now: NOW, effects: [] };
  restartClock(ctx);
  const asker = 'seat' in played.entry && played.entry.forced !== true ? connections.get(played.entry.seat) : undefined;
  submitStep(ctx, running, played, asker === undefined ? [] : [asker], askedFor(before, played));
  const shown = handleInput(room, { type: 'stored', ticket: room.tickets }, NOW);
  const asked = [...connections.values()].flatMap((connection) =>
    handleInput(room, { type: 'message', connection, message: { type: 'sync' } }, NOW),
  );
  return sentTo(connections, [...ctx.effects, ...shown, ...asked]);
};

/** A person's move has a key and is acknowledged; the clock's has none. */
function askedFor(
  { step }: Match<GameTypes>,
  { entry }: StepResult<GameTypes>,
): { readonly key: string; readonly step: number } | undefined {
  return !('seat' in entry) || entry.forced === true ? undefined : { key: `key ${step}`, step };
}

function sentTo(connections: ReadonlyMap<Viewer, ConnectionId>, effects: readonly Effect[]): ReadonlyMap<Viewer, readonly string[]> {
  const sent = new Map<Viewer, string[]>([...connections.keys()].map((viewer) => [viewer, []]));
  for (const effect of effects) {
    if (effect.type !== 'send') continue;
    const bytes = JSON.stringify(effect.message);
    for (const [viewer, connection] of connections) if (effect.to.includes(connection)) sent.get(viewer)?.push(bytes);
  }
  return sent;
}

/** A table with all seats and a spectator connected: these viewers to this node, the others to another. */
function tableAt(match: Match<GameTypes>, viewers: readonly Viewer[]) {
  const room: Room = { ...emptyTable(match), phase: 'playing', connections: new Map(), remotePresence: new Map() };
  const connections = new Map(viewers.map((viewer, connection) => [viewer, connection] as const));
  for (const [viewer, connection] of connections) room.connections.set(connection, personAt(viewer));
  const others = allViewers(match.seats).filter((viewer) => !connections.has(viewer));
  if (others.length > 0) room.remotePresence.set(OTHER_NODE, new Set(others.map((viewer) => personAt(viewer).handle)));
  return { room, connections };
}

const tables = new WeakMap<object, Room>();

/** The law checks many steps of one match: its table is opened once. */
function emptyTable({ game, options, seats }: Match<GameTypes>): Room {
  const known = tables.get(options);
  if (known !== undefined) return known;
  const room = openRoom(
    {
      code: 'ABCDEFGH',
      game: game.id,
      visibility: 'private',
      host: personAt(0).handle,
      options: options as Room['options'],
      occupants: allSeats(seats).map((seat) => ({ kind: 'person', person: personAt(seat) })),
      bannedFromSeats: [],
      match: MATCH,
      phase: 'lobby',
      startOnArrival: false,
      meta: newTableMeta(),
      nextSeed: { serverSeed: toHex(WORLD.seed()), shares: {} },
    },
    game,
    undefined,
    WORLD,
  );
  if (isRefusal(room)) throw new Error(room.refused);
  tables.set(options, room);
  return room;
}
