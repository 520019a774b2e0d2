import {
  type Choice,
  type GameTypes,
  isOver,
  isRefusal,
  type Match,
  play,
  type Refusal,
  recordHeader,
  type Seat,
  type StartResult,
  type StepResult,
  sameJson,
  startMatch,
  startsNewDecision,
} from '@parlour/kernel';
import { type ClientMessage, malformed, type Person, tableRefusal, toPlayer } from '@parlour/protocol';
import { isPlaying } from '../lobby/lobby.ts';
import { metaForMatch, occupantsForMatch } from '../lobby/seat-owners.ts';
import { addMatchToSeries } from '../lobby/series.ts';
import { broadcastTable, send, sendRefusal, sendTableRefusal } from '../output/send.ts';
import { queueDelayed } from '../output/spectators.ts';
import { startMessages, stepMessages } from '../output/step-messages.ts';
import type { ConnectionId, MatchHead, StoredEntry } from '../room/inputs.ts';
import {
  type InFlightStep,
  type InputContext,
  type MoveKey,
  type MoveRequest,
  type Room,
  type RunningMatch,
  requestSave,
  saveEndedMatch,
  seatOf,
  toSavedTable,
} from '../room/room.ts';
import { msLeftAt, restartClock, retryLater } from './clock.ts';
import { type Drafts, draftsAfter, isDraft, isLateDraft, keysOf, storedEntry } from './drafts.ts';
import { exceedsMoveLimit, MAX_DRAFTS } from './move-limit.ts';
import { newNextSeed, sharesBySeat, toSavedNextSeed } from './next-seed.ts';
import { seatBots, seatLateBots, updateBot } from './table-bots.ts';
import { holdLine } from './tempo.ts';

/** Moves remembered per seat: more than a client can have in flight when its connection drops. */
const KEPT_KEYS = 4;

const NO_DRAFTS: Drafts = new Map();

export function requestStart(ctx: InputContext, connection: ConnectionId): void {
  const { room } = ctx;
  if (isPlaying(room)) return sendTableRefusal(ctx, connection, 'match-running');
  const { min } = room.game.seats;
  if (room.occupants.length < min) return sendTableRefusal(ctx, connection, 'too-few-players', { least: min });
  const options = room.game.parseOptions(room.options, room.occupants.length);
  if (isRefusal(options)) return sendRefusal(ctx, connection, options);
  room.occupants = occupantsForMatch(room);
  const started = startMatch(
    room.game,
    options.ok,
    room.occupants.length,
    room.nextSeed.serverSeed,
    room.meta.daily === undefined ? sharesBySeat(room.nextSeed, room.occupants) : [],
  );
  const head = matchHead(room, started.match);
  // The day has one deal, also when its log is lost and it is dealt again.
  const next = room.meta.daily === undefined ? newNextSeed(room.env) : room.nextSeed;
  room.pendingMatch = { ticket: ++room.tickets, head, started, asker: connection, next, unsaved: false };
  room.startOnArrival = false;
  room.handedOver = false;
  room.startBy = null;
  ctx.effects.push({
    type: 'create',
    ticket: room.pendingMatch.ticket,
    match: head,
    table: {
      ...toSavedTable(room),
      nextSeed: toSavedNextSeed(next),
      match: head.id,
      phase: 'playing',
      meta: metaForMatch(room.meta, head.handles ?? []),
    },
  });
}

function matchHead(room: Room, match: Match<GameTypes>): MatchHead {
  return {
    id: room.env.matchId(),
    record: recordHeader(match),
    players: room.occupants.map((occupant) => toPlayer(occupant.kind === 'bot' ? occupant : { ...occupant, connected: true })),
    handles: room.occupants.map((occupant) => (occupant.kind === 'bot' ? null : occupant.person.handle)),
    ...(room.rated ? { rated: true } : {}),
    ...(room.meta.daily === undefined ? {} : { daily: room.meta.daily }),
  };
}

export function newRunningMatch(room: Room, id: string, started: StartResult<GameTypes>): RunningMatch {
  const { match } = started;
  return {
    id,
    stored: match,
    latest: match,
    inFlight: [],
    decisionStep: 0,
    tipDecisionStep: 0,
    deadline: null,
    held: null,
    delayed: { shown: null, queue: [] },
    bots: seatBots(room.env, room.occupants, started),
    keys: new Map(),
    missedMoves: 0,
    movesThisDecision: new Map(),
    draftsMade: new Map(),
    drafts: NO_DRAFTS,
    tipDrafts: NO_DRAFTS,
    viewCache: { state: null, views: new Map() },
  };
}

/** The new match is stored; now its deal is sent. */
export function onMatchStored(ctx: InputContext): void {
  const { room } = ctx;
  if (room.pendingMatch === null) return;
  const { head, started, next, unsaved } = room.pendingMatch;
  room.pendingMatch = null;
  room.nextSeed = next;
  room.meta = metaForMatch(room.meta, head.handles ?? []);
  beginMatch(ctx, head.id, started);
  if (unsaved) requestSave(ctx);
}

/** Starts a stored match and sends the deal to everyone connected. */
export function beginMatch(ctx: InputContext, id: string, started: StartResult<GameTypes>): void {
  const { room } = ctx;
  const running = newRunningMatch(room, id, started);
  room.running = running;
  room.match = id;
  room.phase = 'playing';
  restartClock(ctx);
  queueDelayed(ctx, running, started.match, null);
  broadcastTable(ctx);
  const msLeft = msLeftAt(running, ctx.now);
  for (const { to, message } of startMessages(room, started, msLeft)) send(ctx, to, message);
}

export function onMove(
  ctx: InputContext,
  connection: ConnectionId,
  person: Person,
  message: ClientMessage & { readonly type: 'move' },
): void {
  const { room } = ctx;
  const { key, step, match } = message;
  const { running } = room;
  if (running === null) return sendRefusal(ctx, connection, tableRefusal('no-match'), key);
  const seat = seatOf(room, person.handle);
  if (seat === null) return sendRefusal(ctx, connection, tableRefusal('not-seated'), key);
  if (match !== undefined && match !== running.id)
    return sendRefusal(ctx, connection, tableRefusal('stale-step', { step: running.stored.step }), key);
  const parsed = running.latest.game.parseMove(message.move);
  if (isRefusal(parsed)) return sendRefusal(ctx, connection, parsed, key);
  if (isResend(ctx, running, connection, { seat, move: parsed.ok }, key)) return;
  tryMove(ctx, running, { seat, move: parsed.ok }, { key, step }, [connection]);
}

/** Plays a person's move on the newest step, if it still answers the current decision. */
export function tryMove(
  ctx: InputContext,
  running: RunningMatch,
  { seat, move }: Choice<object>,
  asked: MoveRequest,
  askers: ConnectionId[],
): void {
  const played = judge(running, seat, move, asked.step);
  if (!isRefusal(played)) return submitStep(ctx, running, played, askers, asked);
  for (const asker of askers) sendRefusal(ctx, asker, played, asked.key);
}

function judge(running: RunningMatch, seat: Seat, chosen: object, seen: number): StepResult<GameTypes> | Refusal {
  const stale = () => tableRefusal('stale-step', { step: running.stored.step });
  if (seen < running.tipDecisionStep || seen > running.latest.step) return stale();
  const played = play(running.latest, seat, chosen);
  if (isRefusal(played)) return played;
  if (isDraft(played) && isLateDraft(running.tipDrafts, seat, seen)) return stale();
  if (isDraft(played)) return (running.draftsMade.get(seat) ?? 0) < MAX_DRAFTS ? played : tableRefusal('too-many-messages');
  return exceedsMoveLimit(running.movesThisDecision.get(seat) ?? 0, running.latest, played.match, seat)
    ? tableRefusal('too-many-messages')
    : played;
}

/** A move that was already accepted is acknowledged again, never played again. */
function isResend(
  ctx: InputContext,
  running: RunningMatch,
  connection: ConnectionId,
  { seat, move }: Choice<object>,
  key: string,
): boolean {
  const refuseOther = () => sendRefusal(ctx, connection, malformed('key: a new one'), key);
  const kept = running.keys.get(seat)?.find((known) => known.key === key);
  if (kept !== undefined) {
    if (kept.move !== undefined && !sameJson(kept.move, move)) refuseOther();
    else send(ctx, [connection], { type: 'ack', key, step: kept.step });
    return true;
  }
  const flying = running.inFlight.find(
    ({ played, request }) => request?.key === key && 'seat' in played.entry && played.entry.seat === seat,
  );
  if (flying !== undefined && 'move' in flying.played.entry && !sameJson(flying.played.entry.move, move)) refuseOther();
  else if (flying !== undefined && !flying.requesters.includes(connection)) flying.requesters.push(connection);
  return flying !== undefined;
}

/** Sends a step to the store. Nobody sees it before it is stored. */
export function submitStep(
  ctx: InputContext,
  running: RunningMatch,
  played: StepResult<GameTypes>,
  askers: ConnectionId[],
  asked?: MoveRequest,
): void {
  const stored = storedEntry(running.tipDrafts, played, asked?.key);
  const flying: InFlightStep = {
    ticket: ++ctx.room.tickets,
    played,
    stored,
    requesters: askers,
    ...(asked === undefined ? {} : { request: asked }),
  };
  running.tipDrafts = draftsAfter(running.tipDrafts, running.latest, played, stored);
  if (startsNewDecision(running.latest, played.match)) running.tipDecisionStep = played.match.step;
  running.latest = played.match;
  if (running.inFlight.length === 0 || ctx.room.env.isClustered !== true) dispatch(ctx, running, flying);
  running.inFlight = [...running.inFlight, flying];
}

function dispatch({ effects }: InputContext, running: RunningMatch, { ticket, played, stored: entry }: InFlightStep): void {
  effects.push({ type: 'append', ticket, match: running.id, expectedStep: played.match.step - 1, entry });
}

/** A step is stored: bots observe it. The same for a step that was just stored and for one read from the log. */
export function applyStoredStep(running: RunningMatch, played: StepResult<GameTypes>, stored: StoredEntry | undefined): void {
  running.drafts = draftsAfter(running.drafts, running.stored, played, stored);
  if (startsNewDecision(running.stored, played.match)) {
    running.decisionStep = played.match.step;
    running.movesThisDecision.clear();
    running.draftsMade.clear();
  }
  running.stored = played.match;
  for (const bot of running.bots.values()) updateBot(bot, played);
  const mover = 'seat' in played.entry ? running.bots.get(played.entry.seat) : undefined;
  if (mover !== undefined) mover.moves++;
  if ('forced' in played.entry) running.missedMoves++;
  if (stored?.key === undefined || !('seat' in played.entry)) return;
  running.missedMoves = 0;
  const { entry } = played;
  const { seat } = entry;
  const counts = isDraft(played) ? running.draftsMade : running.movesThisDecision;
  counts.set(seat, (counts.get(seat) ?? 0) + 1);
  // A draft carries the keys of earlier drafts that are still known.
  const known = (running.keys.get(seat) ?? []).filter(({ step }) => step !== stored.supersedes);
  const added = keysOf(stored).map(
    (key): MoveKey => ({ key, step: played.match.step, ...(key === stored.key ? { move: entry.move } : {}) }),
  );
  running.keys.set(seat, [...stillNeeded(running, known), ...added]);
}

/** The last few keys, to acknowledge them again; and all keys of the current decision, so that none is played twice. */
function stillNeeded({ decisionStep }: RunningMatch, keys: readonly MoveKey[]): readonly MoveKey[] {
  return keys.slice(keys.findIndex(({ step }, i) => step > decisionStep || i > keys.length - KEPT_KEYS));
}

export function onStored(ctx: InputContext, ticket: number): void {
  const { room } = ctx;
  if (room.pendingMatch?.ticket === ticket) return onMatchStored(ctx);
  const { running } = room;
  const first = running?.inFlight[0];
  if (running === null || first?.ticket !== ticket) return;
  running.inFlight = running.inFlight.slice(1);
  const next = running.inFlight[0];
  publishStep(ctx, running, first.played, first.stored);
  acknowledge(ctx, first);
  if (next !== undefined && room.env.isClustered === true) dispatch(ctx, running, next);
  if (isOver(running.stored.status)) {
    saveEndedMatch(ctx);
    broadcastTable(ctx);
  }
}

/** Sends a stored step to everyone connected. */
export function publishStep(ctx: InputContext, running: RunningMatch, played: StepResult<GameTypes>, entry: StoredEntry): void {
  const before = running.stored;
  applyStoredStep(running, played, entry);
  seatLateBots(ctx.room, running);
  if (startsNewDecision(before, played.match)) restartClock(ctx);
  const msLeft = msLeftAt(running, ctx.now);
  for (const { to, message } of stepMessages(ctx.room, before, played, { shown: running.viewCache, msLeft })) send(ctx, to, message);
  queueDelayed(ctx, running, played.match, played);
  holdLine(ctx, running, played);
  if (!isOver(played.match.status)) return;
  ctx.room.phase = 'over';
  addMatchToSeries(ctx.room);
}

export function acknowledge(ctx: InputContext, { request, requesters, played }: InFlightStep, step = played.match.step): void {
  if (request === undefined) return;
  send(
    ctx,
    requesters.filter((asker) => ctx.room.connections.has(asker)),
    { type: 'ack', key: request.key, step },
  );
}

/** The store failed: this step and all built on it are undone. */
export function onStoreFailed(ctx: InputContext, ticket: number): void {
  const { room } = ctx;
  const refusal = tableRefusal('not-saved');
  if (room.pendingMatch?.ticket === ticket) {
    const { asker, unsaved } = room.pendingMatch;
    room.pendingMatch = null;
    if (unsaved) requestSave(ctx);
    return sendRefusal(ctx, asker, refusal);
  }
  const { running } = room;
  if (running === null || !running.inFlight.some((flying) => flying.ticket === ticket)) return;
  for (const { requesters, request } of running.inFlight) for (const asker of requesters) sendRefusal(ctx, asker, refusal, request?.key);
  discardInFlight(running);
  retryLater(ctx, running);
}

/** Drops all steps in flight. */
export function discardInFlight(running: RunningMatch): void {
  running.inFlight = [];
  running.latest = running.stored;
  running.tipDecisionStep = running.decisionStep;
  running.tipDrafts = running.drafts;
}
