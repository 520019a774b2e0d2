import { isRefusal, type Seat } from '@parlour/kernel';
import type { BotLevel, ClientMessage, Person } from '@parlour/protocol';
import { isSlow } from '../match/correspondence.ts';
import { type Absence, seatStandIn } from '../match/stand-ins.ts';
import { botChair } from '../match/table-bots.ts';
import { refuseTo, sendRefusal, tellTable } from '../output/send.ts';
import type { Chair, ConnectionId } from '../room/inputs.ts';
import { isConnected, type Room, save, seatOf, type Turn } from '../room/room.ts';
import { calendar } from '../room/table-meta.ts';
import { optionsForSome } from './game-options.ts';
import { addNotice } from './seat-notices.ts';
import { ownsSeat, reservedSeatOf, withoutOwner } from './seat-owners.ts';
import { takeBack } from './seat-requests.ts';

/** How long a host may be away before another takes over: long enough to reload a page or lose a train's signal. */
export const HOST_GRACE_MS = 30_000;
const MOST_BARRED = 200;

export function sit(turn: Turn, connection: ConnectionId, person: Person): void {
  const { room } = turn;
  if (isPlaying(room)) return refuseTo(turn, connection, 'match-running');
  if (room.barred.has(person.handle)) return refuseTo(turn, connection, 'kicked');
  if (seatOf(room, person.handle) !== null) return refuseTo(turn, connection, 'already-seated');
  const reserved = reservedSeatOf(room, person.handle);
  if (reserved !== null) return takeBack(turn, reserved, person);
  if (room.chairs.length >= room.game.seats.max) return refuseTo(turn, connection, 'table-full');
  // A shared screen is host until somebody sits down.
  if (room.host === room.keeping.screen) room.host = person.handle;
  rearrange(turn, [...room.chairs, { kind: 'person', person }]);
}

/** Gives the seat up. In a running match a bot takes over, so that the others can go on. */
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

/** The host removes a player. A removed player's hand stays theirs: until the match is over only a bot plays it. */
export function remove(turn: Turn, connection: ConnectionId, host: Person, seat: Seat): void {
  const { room } = turn;
  const chair = room.chairs[seat];
  if (chair === undefined) return sendRefusal(turn, connection, { refused: 'no-such-seat' });
  if (room.opening !== null || (isPlaying(room) && chair.kind === 'bot')) return refuseTo(turn, connection, 'match-running');
  if (chair.kind === 'bot' || chair.person.handle === host.handle) return vacate(turn, seat);
  if (chair.person.handle !== room.host) bar(room, chair.person.handle);
  if (!isPlaying(room)) return vacate(turn, seat);
  addNotice(turn, chair.person.handle, { kind: 'removed', at: calendar(turn), by: host.name });
  vacate(turn, seat, { owner: chair.person });
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
  const { asking, seatCodes, codeRequests, dismissed, holders, rematch, notices, screen } = room.keeping;
  room.keeping = {
    ...room.keeping,
    asking: asking.filter(({ person }) => person.handle !== handle),
    seatCodes: seatCodes.filter((code) => code.handle !== handle),
    codeRequests: codeRequests.filter((request) => request.handle !== handle),
    holders: holders.filter((holder) => holder.handle !== handle),
    rematch: rematch.filter((each) => each !== handle),
    notices: notices.filter((saved) => saved.handle !== handle),
    dismissed: dismissed.filter((each) => each !== handle),
    screen: screen === handle ? null : screen,
  };
  leave(turn, handle);
}

/** Gives up a person's seat, also one that a bot plays for them. A table whose match is being stored is asked again. */
export function leave(turn: Turn, handle: string): void {
  const seat = seatOf(turn.room, handle);
  if (turn.room.opening !== null) return;
  if (seat !== null) return vacate(turn, seat);
  if (reservedSeatOf(turn.room, handle) === null) return;
  turn.room.chairs = withoutOwner(turn.room.chairs, handle);
  save(turn);
  tellTable(turn);
}

export function isPlaying(room: Room): boolean {
  return room.phase === 'playing' || room.opening !== null;
}

/** The seat is left; in a running match to a bot, which may play for an owner. */
export function vacate(turn: Turn, seat: Seat, absent: Absence | null = null): void {
  const { room } = turn;
  const leaver = room.chairs[seat];
  if (isPlaying(room)) seatStandIn(turn, seat, absent);
  else rearrange(turn, room.chairs.toSpliced(seat, 1));
  if (leaver?.kind === 'person' && leaver.person.handle === room.host) passHostOn(turn);
}

/** New chairs dissolve the result of the last match: its seats are no longer these. */
function rearrange(turn: Turn, chairs: readonly Chair[]): void {
  const { room } = turn;
  room.chairs = chairs;
  room.phase = 'lobby';
  room.running = null;
  room.keeping = { ...room.keeping, series: null, asking: [], rematch: [], codeRequests: [] };
  save(turn);
  tellTable(turn);
}

/** Whoever leads the table counts how long the host is away, and all others too: any of them may lead it next. */
export function watchHost({ room, now }: Turn): void {
  if (isConnected(room, room.host)) room.hostGoneAt = null;
  else room.hostGoneAt ??= now + HOST_GRACE_MS;
}

/**
 * Who becomes host when the host is away: the next player who is seated and connected, never a spectator. The host of a
 * correspondence match keeps their powers while they own a seat, and without another player the shared screen has them.
 */
export function heirOf(room: Room): string | null {
  const { host, chairs, keeping } = room;
  const owns = ownsSeat(room, host);
  if (isSlow(room) && room.phase === 'playing' && owns) return null;
  const seated = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person.handle] : []));
  const heir = seated.find((handle) => handle !== host && isConnected(room, handle));
  return heir ?? (owns || keeping.screen === host ? null : keeping.screen);
}

/** Another player becomes host. Without one the table keeps its host, until a player sits down or comes back. */
export function passHostOn(turn: Turn): void {
  const { room } = turn;
  const heir = heirOf(room);
  if (heir === null) return;
  room.hostGoneAt = null;
  room.host = heir;
  save(turn);
  tellTable(turn);
}
