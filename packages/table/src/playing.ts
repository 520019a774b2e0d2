import {
  asksAnew,
  type GameTypes,
  isOver,
  isRefusal,
  type Match,
  type Played,
  play,
  RECORD_FORMAT,
  type Seat,
  type Started,
  startMatch,
  toHex,
} from '@parlour/kernel';
import { type ClientMessage, type Person, playerAt, refuseAtTable } from '@parlour/protocol';
import { msLeftAt, postpone, restartClock } from './clock.ts';
import { isOneTooMany } from './endless.ts';
import { audiencesOfStart, audiencesOfStep, frameFor, observationFor } from './frames.ts';
import type { ConnectionId, MatchHead } from './inputs.ts';
import { isPlaying } from './lobby.ts';
import { notice, seatRobots } from './robots.ts';
import { type KeptKey, type Room, type Running, save, seatOf, type Turn, toSave } from './room.ts';
import { refuseTo, send, sendRefusal, tellTable } from './tell.ts';

/** Moves remembered per seat: more than a client can have under way when its line drops. */
const KEPT_KEYS = 4;

export function start(turn: Turn, connection: ConnectionId): void {
  const { room } = turn;
  if (isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  const { min } = room.game.seats;
  if (room.chairs.length < min) return refuseTo(turn, connection, 'too-few-players', { least: min });
  const options = room.game.parseOptions(room.options, room.chairs.length);
  if (isRefusal(options)) return sendRefusal(turn, connection, options);
  const started = startMatch(room.game, options.ok, room.chairs.length, room.world.seed());
  const head = headOf(room, started.match);
  room.opening = { ticket: ++room.tickets, head, started, asker: connection, unsaved: false };
  room.startOnArrival = false;
  turn.effects.push({
    do: 'create',
    ticket: room.opening.ticket,
    match: head,
    table: { ...toSave(room), match: head.id, phase: 'playing' },
  });
}

function headOf(room: Room, match: Match<GameTypes>): MatchHead {
  const { game, options, seats, seed, seedHash } = match;
  return {
    id: room.world.matchId(),
    record: { format: RECORD_FORMAT, game: game.id, rulesVersion: game.rulesVersion, options, seats, seed: toHex(seed), seedHash },
    players: room.chairs.map((chair) => playerAt(chair.kind === 'bot' ? chair : { ...chair, connected: true })),
  };
}

export function beginRunning(room: Room, id: string, started: Started<GameTypes>): Running {
  const { match } = started;
  return {
    id,
    stored: match,
    tip: match,
    inFlight: [],
    decisionStep: 0,
    tipDecisionStep: 0,
    deadline: null,
    robots: seatRobots(room.world, room.chairs, started),
    keys: new Map(),
    made: new Map(),
  };
}

function opened(turn: Turn): void {
  const { room } = turn;
  if (room.opening === null) return;
  const { head, started, unsaved } = room.opening;
  room.opening = null;
  room.running = beginRunning(room, head.id, started);
  room.match = head.id;
  room.phase = 'playing';
  if (unsaved) save(turn);
  restartClock(turn);
  tellTable(turn);
  const msLeft = msLeftAt(room.running, turn.now);
  for (const { to, viewer, events } of audiencesOfStart(room, started)) {
    send(turn, to, { type: 'observation', observation: observationFor(started.match, viewer, msLeft), events });
  }
}

export function move(turn: Turn, connection: ConnectionId, person: Person, message: ClientMessage & { readonly type: 'move' }): void {
  const { room } = turn;
  const { key, step } = message;
  const { running } = room;
  if (running === null) return sendRefusal(turn, connection, refuseAtTable('no-match'), key);
  const seat = seatOf(room, person.handle);
  if (seat === null) return sendRefusal(turn, connection, refuseAtTable('not-seated'), key);
  if (isResend(turn, running, connection, seat, key)) return;
  if (step < running.tipDecisionStep || step > running.tip.step) {
    return sendRefusal(turn, connection, refuseAtTable('stale-step', { step: running.stored.step }), key);
  }
  const parsed = room.game.parseMove(message.move);
  if (isRefusal(parsed)) return sendRefusal(turn, connection, parsed, key);
  const played = play(running.tip, seat, parsed.ok);
  if (isRefusal(played)) return sendRefusal(turn, connection, played, key);
  if (isOneTooMany(running.made.get(seat) ?? 0, running.tip, played.match, seat)) {
    return sendRefusal(turn, connection, refuseAtTable('too-many-messages'), key);
  }
  launch(turn, running, played, [connection], key);
}

/** A move that was already taken is acknowledged again, never played again. */
function isResend(turn: Turn, running: Running, connection: ConnectionId, seat: Seat, key: string): boolean {
  const kept = running.keys.get(seat)?.find((known) => known.key === key);
  if (kept !== undefined) {
    send(turn, [connection], { type: 'ack', key, step: kept.step });
    return true;
  }
  const flying = running.inFlight.find(({ played, key: its }) => its === key && 'seat' in played.entry && played.entry.seat === seat);
  if (flying !== undefined && !flying.askers.includes(connection)) flying.askers.push(connection);
  return flying !== undefined;
}

/** Sends a step to be stored. Until it is, nobody hears of it. */
export function launch(turn: Turn, running: Running, played: Played<GameTypes>, askers: ConnectionId[], key?: string): void {
  const keyed = key === undefined ? {} : { key };
  const ticket = ++turn.room.tickets;
  if (asksAnew(running.tip, played.match)) running.tipDecisionStep = played.match.step;
  turn.effects.push({
    do: 'append',
    ticket,
    match: running.id,
    expectedStep: running.tip.step,
    entry: { entry: played.entry, ...keyed },
  });
  running.tip = played.match;
  running.inFlight = [...running.inFlight, { ticket, played, askers, ...keyed }];
}

/** A step is durable: bots notice it. The same for a step that was just stored and for one read from the log. */
export function advance(running: Running, played: Played<GameTypes>, key: string | undefined): void {
  if (asksAnew(running.stored, played.match)) {
    running.decisionStep = played.match.step;
    running.made.clear();
  }
  running.stored = played.match;
  for (const robot of running.robots.values()) notice(robot, played);
  if (key === undefined || !('seat' in played.entry)) return;
  const { seat } = played.entry;
  running.made.set(seat, (running.made.get(seat) ?? 0) + 1);
  const kept: readonly KeptKey[] = running.keys.get(seat) ?? [];
  running.keys.set(seat, [...kept.slice(1 - KEPT_KEYS), { key, step: played.match.step }]);
}

export function stored(turn: Turn, ticket: number): void {
  const { room } = turn;
  if (room.opening?.ticket === ticket) return opened(turn);
  const { running } = room;
  const [first, ...later] = running?.inFlight ?? [];
  if (running === null || first?.ticket !== ticket) return;
  const { played, key, askers } = first;
  const before = running.stored;
  running.inFlight = later;
  advance(running, played, key);
  if (asksAnew(before, played.match)) restartClock(turn);
  const msLeft = msLeftAt(running, turn.now);
  for (const audience of audiencesOfStep(room, before, played))
    send(turn, audience.to, { type: 'frame', frame: frameFor(played, audience, msLeft) });
  if (key !== undefined)
    send(
      turn,
      askers.filter((asker) => room.connections.has(asker)),
      { type: 'ack', key, step: played.match.step },
    );
  if (isOver(played.match.status)) finish(turn);
}

function finish(turn: Turn): void {
  turn.room.phase = 'over';
  save(turn);
  tellTable(turn);
}

/** The store could not keep a step: it and all that built on it never happened. */
export function failed(turn: Turn, ticket: number): void {
  const { room } = turn;
  const refusal = refuseAtTable('not-saved');
  if (room.opening?.ticket === ticket) {
    const { asker, unsaved } = room.opening;
    room.opening = null;
    if (unsaved) save(turn);
    return sendRefusal(turn, asker, refusal);
  }
  const { running } = room;
  if (running === null || !running.inFlight.some((flying) => flying.ticket === ticket)) return;
  for (const { askers, key } of running.inFlight) for (const asker of askers) sendRefusal(turn, asker, refusal, key);
  running.inFlight = [];
  running.tip = running.stored;
  running.tipDecisionStep = running.decisionStep;
  postpone(turn, running);
}
