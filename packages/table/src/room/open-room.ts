import { type AnyGame, isOver, isRefusal, type Parsed, type Refusal, replaySteps, type Seed, toHex } from '@parlour/kernel';
import { type NewTableRequest, type Person, tableRefusal } from '@parlour/protocol';
import { parseOptionsForAnySeatCount } from '../lobby/game-options.ts';
import { addMatchToSeries } from '../lobby/series.ts';
import { loadNextSeed } from '../match/next-seed.ts';
import { applyStoredStep, discardInFlight, newRunningMatch } from '../match/play-match.ts';
import { newBotOccupant, seatLateBots } from '../match/table-bots.ts';
import type { Occupant, SavedTable, StoredMatch, TableEnv } from './inputs.ts';
import type { Room, RunningMatch } from './room.ts';
import { newTableMeta } from './table-meta.ts';

/** A new table as requested: its host in the first seat, bots in the next ones. */
export function newTable(request: NewTableRequest, game: AnyGame, code: string, host: Person, serverSeed: Seed): Parsed<SavedTable> {
  const people: readonly Occupant[] = request.sharedScreen === true ? [] : [{ kind: 'person', person: host }];
  const options = parseOptionsForAnySeatCount(game, request.options, request.bots.length + people.length);
  if (isRefusal(options)) return options;
  if (request.bots.length + people.length > game.seats.max) return tableRefusal('table-full', { most: game.seats.max });
  let occupants = people;
  for (const level of request.bots) occupants = [...occupants, newBotOccupant({ occupants }, level)];
  if (request.start && occupants.length < game.seats.min) return tableRefusal('too-few-players', { least: game.seats.min });
  return {
    ok: {
      code,
      game: game.id,
      visibility: request.visibility,
      host: host.handle,
      options: options.ok,
      occupants,
      bannedFromSeats: [],
      match: null,
      phase: 'lobby',
      startOnArrival: request.start,
      meta: newTableMeta(request.sharedScreen === true ? host.handle : null, request.settings),
      nextSeed: { serverSeed: toHex(serverSeed), shares: {} },
    },
  };
}

/** The room of a saved table, with its match replayed from the log. */
export function openRoom(saved: SavedTable, game: AnyGame, match: StoredMatch | undefined, env: TableEnv): Room | Refusal {
  const steps = openRoomInSteps(saved, game, match, env);
  for (let next = steps.next(); ; next = steps.next()) if (next.done === true) return next.value;
}

/** Opens a room, and stops after every entry of the log, so that a server can do other work in between. */
export function* openRoomInSteps(
  saved: SavedTable,
  game: AnyGame,
  match: StoredMatch | undefined,
  env: TableEnv,
): Generator<void, Room | Refusal> {
  const room: Room = {
    env,
    code: saved.code,
    game,
    visibility: saved.visibility,
    rated: saved.rated === true,
    handedOver: saved.handedOver === true,
    host: saved.host,
    options: saved.options,
    occupants: saved.occupants,
    bannedFromSeats: new Set(saved.bannedFromSeats),
    meta: saved.meta,
    phase: 'lobby',
    running: null,
    match: saved.match,
    pendingMatch: null,
    startOnArrival: saved.startOnArrival,
    startBy: null,
    nextSeed: loadNextSeed(saved.nextSeed),
    connections: new Map(),
    blocks: new Map(),
    invitedAgents: new Set(),
    remotePresence: new Map(),
    isLeader: env.isClustered !== true,
    chat: [],
    chatCount: 0,
    rateLimits: null,
    voice: new Map(),
    remoteVoice: new Map(),
    voicePeers: [],
    wrongCodes: 0,
    hostGoneAt: null,
    idleSince: new Map(),
    wakeAt: null,
    tickets: 0,
  };
  if (saved.phase === 'lobby' || match === undefined) return room;
  const running = yield* resume(room, match);
  if (isRefusal(running)) return running;
  room.running = running;
  room.phase = isOver(running.stored.status) ? 'over' : 'playing';
  addMatchToSeries(room);
  return room;
}

/** Replays a stored match, so that bots have their memory and resent moves are recognised. */
function* resume(room: Room, { head, entries }: StoredMatch): Generator<void, RunningMatch | Refusal> {
  let running: RunningMatch | undefined;
  const steps = replaySteps(room.game, { ...head.record, entries: entries.map(({ entry }) => entry) });
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) {
      if (isRefusal(next.value)) return next.value;
      break;
    }
    const step = next.value;
    if (running === undefined || !('entry' in step)) running = newRunningMatch(room, head.id, step);
    else applyStoredStep(running, step, entries[step.match.step - 1]);
    seatLateBots(room, running);
    yield;
  }
  if (running === undefined) throw new Error('a replay begins with its start');
  discardInFlight(running);
  return running;
}
