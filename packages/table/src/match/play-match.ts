import {
  startsNewDecision,
  type Choice,
  type GameTypes,
  recordHeader,
  isOver,
  isRefusal,
  type Match,
  type StepResult,
  play,
  type Refusal,
  type Seat,
  type StartResult,
  startMatch,
} from '@parlour/kernel';
import { type ClientMessage, type Person, toPlayer, tableRefusal } from '@parlour/protocol';
import { isPlaying } from '../lobby/lobby.ts';
import { chairsForMatch, keepingForMatch } from '../lobby/seat-owners.ts';
import { countMatch } from '../lobby/series.ts';
import { refuseTo, send, sendRefusal, tellTable } from '../output/send.ts';
import { keepForLater } from '../output/spectators.ts';
import { lettersOfStart, lettersOfStep } from '../output/step-messages.ts';
import type { ConnectionId, MatchHead, StoredEntry } from '../room/inputs.ts';
import { type Asked, type InFlight, type KeptKey, type Room, type Running, save, seatOf, type Turn, toSave } from '../room/room.ts';
import { msLeftAt, postpone, restartClock } from './clock.ts';
import { type Drafts, draftsAfter, isDraft, keysOf, storedEntry } from './drafts.ts';
import { isOneTooMany, MOST_DRAFTS } from './move-limit.ts';
import { freshDraw, sharesBySeat, toSavedDraw } from './next-seed.ts';
import { notice, seatLateBots, seatRobots } from './table-bots.ts';

/** Moves remembered per seat: more than a client can have under way when its line drops. */
const KEPT_KEYS = 4;

const NO_DRAFTS: Drafts = new Map();

export function start(turn: Turn, connection: ConnectionId): void {
  const { room } = turn;
  if (isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  const { min } = room.game.seats;
  if (room.chairs.length < min) return refuseTo(turn, connection, 'too-few-players', { least: min });
  const options = room.game.parseOptions(room.options, room.chairs.length);
  if (isRefusal(options)) return sendRefusal(turn, connection, options);
  room.chairs = chairsForMatch(room);
  const started = startMatch(room.game, options.ok, room.chairs.length, room.draw.house, sharesBySeat(room.draw, room.chairs));
  const head = matchHead(room, started.match);
  const next = freshDraw(room.world);
  room.opening = { ticket: ++room.tickets, head, started, asker: connection, next, unsaved: false };
  room.startOnArrival = false;
  room.handedOver = false;
  room.startBy = null;
  turn.effects.push({
    do: 'create',
    ticket: room.opening.ticket,
    match: head,
    table: {
      ...toSave(room),
      draw: toSavedDraw(next),
      match: head.id,
      phase: 'playing',
      keeping: keepingForMatch(room.keeping, head.handles ?? []),
    },
  });
}

function matchHead(room: Room, match: Match<GameTypes>): MatchHead {
  return {
    id: room.world.matchId(),
    record: recordHeader(match),
    players: room.chairs.map((chair) => toPlayer(chair.kind === 'bot' ? chair : { ...chair, connected: true })),
    handles: room.chairs.map((chair) => (chair.kind === 'bot' ? null : chair.person.handle)),
    ...(room.rated ? { rated: true } : {}),
  };
}

export function beginRunning(room: Room, id: string, started: StartResult<GameTypes>): Running {
  const { match } = started;
  return {
    id,
    stored: match,
    tip: match,
    inFlight: [],
    decisionStep: 0,
    tipDecisionStep: 0,
    deadline: null,
    late: { shown: null, queue: [] },
    robots: seatRobots(room.world, room.chairs, started),
    keys: new Map(),
    unattended: 0,
    made: new Map(),
    draftsMade: new Map(),
    drafts: NO_DRAFTS,
    tipDrafts: NO_DRAFTS,
    shown: { state: null, views: new Map() },
  };
}

/** The new match is durable, though nobody has seen its deal. */
export function opened(turn: Turn): void {
  const { room } = turn;
  if (room.opening === null) return;
  const { head, started, next, unsaved } = room.opening;
  room.opening = null;
  room.draw = next;
  room.keeping = keepingForMatch(room.keeping, head.handles ?? []);
  begin(turn, head.id, started);
  if (unsaved) save(turn);
}

/** Everyone who is here gets a place at a match that has just been dealt. */
export function begin(turn: Turn, id: string, started: StartResult<GameTypes>): void {
  const { room } = turn;
  const running = beginRunning(room, id, started);
  room.running = running;
  room.match = id;
  room.phase = 'playing';
  restartClock(turn);
  keepForLater(turn, running, started.match, null);
  tellTable(turn);
  const msLeft = msLeftAt(running, turn.now);
  for (const { to, message } of lettersOfStart(room, started, msLeft)) send(turn, to, message);
}

export function move(turn: Turn, connection: ConnectionId, person: Person, message: ClientMessage & { readonly type: 'move' }): void {
  const { room } = turn;
  const { key, step, match } = message;
  const { running } = room;
  if (running === null) return sendRefusal(turn, connection, tableRefusal('no-match'), key);
  const seat = seatOf(room, person.handle);
  if (seat === null) return sendRefusal(turn, connection, tableRefusal('not-seated'), key);
  if (match !== undefined && match !== running.id)
    return sendRefusal(turn, connection, tableRefusal('stale-step', { step: running.stored.step }), key);
  if (isResend(turn, running, connection, seat, key)) return;
  const parsed = running.tip.game.parseMove(message.move);
  if (isRefusal(parsed)) return sendRefusal(turn, connection, parsed, key);
  attempt(turn, running, { seat, move: parsed.ok }, { key, step }, [connection]);
}

/** Plays a person's move on the newest step, if what they decided still stands. */
export function attempt(turn: Turn, running: Running, { seat, move }: Choice<object>, asked: Asked, askers: ConnectionId[]): void {
  const played = judge(running, seat, move, asked.step);
  if (!isRefusal(played)) return launch(turn, running, played, askers, asked);
  for (const asker of askers) sendRefusal(turn, asker, played, asked.key);
}

function judge(running: Running, seat: Seat, chosen: object, seen: number): StepResult<GameTypes> | Refusal {
  if (seen < running.tipDecisionStep || seen > running.tip.step) return tableRefusal('stale-step', { step: running.stored.step });
  const played = play(running.tip, seat, chosen);
  if (isRefusal(played)) return played;
  if (isDraft(played)) return (running.draftsMade.get(seat) ?? 0) < MOST_DRAFTS ? played : tableRefusal('too-many-messages');
  return isOneTooMany(running.made.get(seat) ?? 0, running.tip, played.match, seat) ? tableRefusal('too-many-messages') : played;
}

/** A move that was already taken is acknowledged again, never played again. */
function isResend(turn: Turn, running: Running, connection: ConnectionId, seat: Seat, key: string): boolean {
  const kept = running.keys.get(seat)?.find((known) => known.key === key);
  if (kept !== undefined) {
    send(turn, [connection], { type: 'ack', key, step: kept.step });
    return true;
  }
  const flying = running.inFlight.find(({ played, asked }) => asked?.key === key && 'seat' in played.entry && played.entry.seat === seat);
  if (flying !== undefined && !flying.askers.includes(connection)) flying.askers.push(connection);
  return flying !== undefined;
}

/** Sends a step to be stored. Until it is, nobody hears of it. */
export function launch(turn: Turn, running: Running, played: StepResult<GameTypes>, askers: ConnectionId[], asked?: Asked): void {
  const stored = storedEntry(running.tipDrafts, played, asked?.key);
  const flying: InFlight = { ticket: ++turn.room.tickets, played, stored, askers, ...(asked === undefined ? {} : { asked }) };
  running.tipDrafts = draftsAfter(running.tipDrafts, running.tip, played, stored);
  if (startsNewDecision(running.tip, played.match)) running.tipDecisionStep = played.match.step;
  running.tip = played.match;
  if (running.inFlight.length === 0 || turn.room.world.shared !== true) dispatch(turn, running, flying);
  running.inFlight = [...running.inFlight, flying];
}

function dispatch({ effects }: Turn, running: Running, { ticket, played, stored: entry }: InFlight): void {
  effects.push({ do: 'append', ticket, match: running.id, expectedStep: played.match.step - 1, entry });
}

/** A step is durable: bots notice it. The same for a step that was just stored and for one read from the log. */
export function advance(running: Running, played: StepResult<GameTypes>, stored: StoredEntry | undefined): void {
  running.drafts = draftsAfter(running.drafts, running.stored, played, stored);
  if (startsNewDecision(running.stored, played.match)) {
    running.decisionStep = played.match.step;
    running.made.clear();
    running.draftsMade.clear();
  }
  running.stored = played.match;
  for (const robot of running.robots.values()) notice(robot, played);
  const mover = 'seat' in played.entry ? running.robots.get(played.entry.seat) : undefined;
  if (mover !== undefined) mover.moves++;
  if ('forced' in played.entry) running.unattended++;
  if (stored?.key === undefined || !('seat' in played.entry)) return;
  running.unattended = 0;
  const { seat } = played.entry;
  const counts = isDraft(played) ? running.draftsMade : running.made;
  counts.set(seat, (counts.get(seat) ?? 0) + 1);
  // A draft brings along the keys of the drafts before it that are still known.
  const known = (running.keys.get(seat) ?? []).filter(({ step }) => step !== stored.supersedes);
  const added = keysOf(stored).map((key): KeptKey => ({ key, step: played.match.step }));
  running.keys.set(seat, [...stillNeeded(running, known), ...added]);
}

/** The last few, so that they can be acknowledged again; and all that answered what is still asked, lest they be played again. */
function stillNeeded({ decisionStep }: Running, keys: readonly KeptKey[]): readonly KeptKey[] {
  return keys.slice(keys.findIndex(({ step }, i) => step > decisionStep || i > keys.length - KEPT_KEYS));
}

export function stored(turn: Turn, ticket: number): void {
  const { room } = turn;
  if (room.opening?.ticket === ticket) return opened(turn);
  const { running } = room;
  const first = running?.inFlight[0];
  if (running === null || first?.ticket !== ticket) return;
  running.inFlight = running.inFlight.slice(1);
  const next = running.inFlight[0];
  show(turn, running, first.played, first.stored);
  acknowledge(turn, first);
  if (next !== undefined && room.world.shared === true) dispatch(turn, running, next);
  if (isOver(running.stored.status)) {
    save(turn);
    tellTable(turn);
  }
}

/** A step is durable: everyone who is here sees it. */
export function show(turn: Turn, running: Running, played: StepResult<GameTypes>, entry: StoredEntry): void {
  const before = running.stored;
  advance(running, played, entry);
  seatLateBots(turn.room, running);
  if (startsNewDecision(before, played.match)) restartClock(turn);
  const msLeft = msLeftAt(running, turn.now);
  for (const { to, message } of lettersOfStep(turn.room, before, played, running.shown, msLeft)) send(turn, to, message);
  keepForLater(turn, running, played.match, played);
  if (!isOver(played.match.status)) return;
  turn.room.phase = 'over';
  countMatch(turn.room);
}

export function acknowledge(turn: Turn, { asked, askers, played }: InFlight, step = played.match.step): void {
  if (asked === undefined) return;
  send(
    turn,
    askers.filter((asker) => turn.room.connections.has(asker)),
    { type: 'ack', key: asked.key, step },
  );
}

/** The store could not keep a step: it and all that built on it never happened. */
export function failed(turn: Turn, ticket: number): void {
  const { room } = turn;
  const refusal = tableRefusal('not-saved');
  if (room.opening?.ticket === ticket) {
    const { asker, unsaved } = room.opening;
    room.opening = null;
    if (unsaved) save(turn);
    return sendRefusal(turn, asker, refusal);
  }
  const { running } = room;
  if (running === null || !running.inFlight.some((flying) => flying.ticket === ticket)) return;
  for (const { askers, asked } of running.inFlight) for (const asker of askers) sendRefusal(turn, asker, refusal, asked?.key);
  land(running);
  postpone(turn, running);
}

/** Nothing is in flight any more. */
export function land(running: Running): void {
  running.inFlight = [];
  running.tip = running.stored;
  running.tipDecisionStep = running.decisionStep;
  running.tipDrafts = running.drafts;
}
