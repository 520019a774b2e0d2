import { isRefusal, type Seat } from '@parlour/kernel';
import type { BotLevel, ClientMessage, Person } from '@parlour/protocol';
import type { Chair, ConnectionId } from './inputs.ts';
import { optionsForSome } from './options.ts';
import { botChair, seatRobot } from './robots.ts';
import { isConnected, present, type Room, save, seatOf, type Turn } from './room.ts';
import { sightOf } from './sight.ts';
import { refuseTo, sendRefusal, tellTable } from './tell.ts';

/** How long a host may be away before another takes over: long enough to reload a page or lose a train's signal. */
export const HOST_GRACE_MS = 30_000;
const MOST_BARRED = 200;

export function sit(turn: Turn, connection: ConnectionId, person: Person): void {
  const { room } = turn;
  if (isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  if (room.barred.has(person.handle)) return refuseTo(turn, connection, 'kicked');
  if (seatOf(room, person.handle) !== null) return refuseTo(turn, connection, 'already-seated');
  if (room.chairs.length >= room.game.seats.max) return refuseTo(turn, connection, 'table-full');
  // A shared screen is host until somebody sits down.
  if (room.host === room.keeping.screen) room.host = person.handle;
  rearrange(turn, [...room.chairs, { kind: 'person', person }]);
}

/** Leaves the seat. In a running match a bot takes over, so that the others can go on. */
export function stand(turn: Turn, connection: ConnectionId, person: Person): void {
  const seat = seatOf(turn.room, person.handle);
  if (seat === null) return refuseTo(turn, connection, 'not-seated');
  if (turn.room.opening !== null) return refuseTo(turn, connection, 'match-running');
  vacate(turn, seat);
}

export function addBot(turn: Turn, connection: ConnectionId, level: BotLevel): void {
  const { room } = turn;
  if (isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  if (room.chairs.length >= room.game.seats.max) return refuseTo(turn, connection, 'table-full');
  rearrange(turn, [...room.chairs, botChair(room.chairs, level)]);
}

export function remove(turn: Turn, connection: ConnectionId, seat: Seat): void {
  const { room } = turn;
  const chair = room.chairs[seat];
  if (chair === undefined) return sendRefusal(turn, connection, { refused: 'no-such-seat' });
  if (room.opening !== null || (isPlaying(room) && chair.kind === 'bot')) return refuseTo(turn, connection, 'match-running');
  if (chair.kind === 'person' && chair.person.handle !== room.host) bar(room, chair.person.handle);
  vacate(turn, seat);
}

/** Shown the door. The list is saved with the table and has an end: whoever went first is forgotten first. */
function bar({ barred }: Room, handle: string): void {
  barred.add(handle);
  for (const first of barred) if (barred.size > MOST_BARRED) barred.delete(first);
}

export function setOptions(turn: Turn, connection: ConnectionId, options: Readonly<Record<string, unknown>>): void {
  const { room } = turn;
  if (isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  const parsed = optionsForSome(room.game, { ...room.options, ...options }, room.chairs.length);
  if (isRefusal(parsed)) return sendRefusal(turn, connection, parsed);
  room.options = parsed.ok;
  save(turn);
  tellTable(turn);
}

export function setTerms(turn: Turn, connection: ConnectionId, terms: ClientMessage & { readonly type: 'terms' }): void {
  const { room } = turn;
  if (terms.rated !== undefined && isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  room.rated = terms.rated ?? room.rated;
  room.visibility = terms.visibility ?? room.visibility;
  save(turn);
  tellTable(turn);
}

/** Nobody of that name was ever here. */
export function forget(turn: Turn, handle: string): void {
  const { room } = turn;
  room.chat = room.chat.filter(({ from }) => from.handle !== handle);
  const { asking, seatCodes, dismissed, screen } = room.keeping;
  room.keeping = {
    ...room.keeping,
    asking: asking.filter(({ person }) => person.handle !== handle),
    seatCodes: seatCodes.filter((code) => code.handle !== handle),
    dismissed: dismissed.filter((each) => each !== handle),
    screen: screen === handle ? null : screen,
  };
  leave(turn, handle);
}

/** A table whose match is being stored lets nobody out before that is done: it is asked again. */
export function leave(turn: Turn, handle: string): void {
  const seat = seatOf(turn.room, handle);
  if (seat !== null && turn.room.opening === null) vacate(turn, seat);
}

export function isPlaying(room: Room): boolean {
  return room.phase === 'playing' || room.opening !== null;
}

export function vacate(turn: Turn, seat: Seat): void {
  const { room } = turn;
  const leaver = room.chairs[seat];
  if (isPlaying(room)) hireSubstitute(turn, seat);
  else rearrange(turn, room.chairs.toSpliced(seat, 1));
  if (leaver?.kind === 'person' && leaver.person.handle === room.host) passHostOn(turn);
}

function hireSubstitute(turn: Turn, seat: Seat): void {
  const { room } = turn;
  room.chairs = room.chairs.with(seat, botChair(room.chairs, 'normal'));
  room.handedOver = true;
  if (room.running !== null) room.running.robots.set(seat, seatRobot(room.world, 'normal', room.running.stored, seat));
  save(turn);
  tellTable(turn);
}

/** New chairs dissolve the result of the last match: its seats are no longer these. */
function rearrange(turn: Turn, chairs: readonly Chair[]): void {
  const { room } = turn;
  room.chairs = chairs;
  room.phase = 'lobby';
  room.running = null;
  room.keeping = { ...room.keeping, series: null, asking: [] };
  save(turn);
  tellTable(turn);
}

/** Whoever leads the table counts how long the host is away, and all others too: any of them may lead it next. */
export function watchHost({ room, now }: Turn): void {
  if (isConnected(room, room.host)) room.hostGoneAt = null;
  else room.hostGoneAt ??= now + HOST_GRACE_MS;
}

/** The host has left: the next seated person who is here becomes host, else anyone who is here. */
export function passHostOn(turn: Turn): void {
  const { room } = turn;
  const seated = room.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person.handle] : []));
  // Whoever watches a match late or not at all must not come to see it by inheriting.
  const welcome = [...present(room)].filter((handle) => !room.barred.has(handle) && sightOf(room, handle) === 'now');
  const heir = [...seated.filter((handle) => isConnected(room, handle)), ...welcome].find((handle) => handle !== room.host);
  room.hostGoneAt = null;
  if (heir === undefined) return;
  room.host = heir;
  save(turn);
  tellTable(turn);
}
