import { type ClientMessage, distinctName, type Person } from '@parlour/protocol';
import { chat, heard } from './lobby/chat.ts';
import { addBot, forget, HOST_GRACE_MS, isPlaying, leave, remove, setOptions, setTerms, sit, stand, watchHost } from './lobby/lobby.ts';
import { claim, consent, offerSeat } from './lobby/seat-codes.ts';
import { readNotices, sendNotices } from './lobby/seat-notices.ts';
import { ownerOf, reservedSeatOf } from './lobby/seat-owners.ts';
import { answer, take as takeChair } from './lobby/seat-requests.ts';
import { becomeScreen, setCustoms } from './lobby/table-settings.ts';
import { caughtUp } from './match/catch-up.ts';
import { arrangeWake, restartClock } from './match/clock.ts';
import { followCalendar, isSlow, wakeAbandoned } from './match/correspondence.ts';
import { failed, move, start, stored } from './match/play-match.ts';
import { rematch } from './match/rematch.ts';
import { share, startOnArrival } from './match/seed-shares.ts';
import { standIn } from './match/stand-ins.ts';
import { thought, wake } from './match/wake.ts';
import { refuseTo, send, tableInfo, tellTable } from './output/send.ts';
import { beginDelay, dismiss, FAREWELL, look, lookFor } from './output/spectators.ts';
import type { ConnectionId, Effect, Input } from './room/inputs.ts';
import { elsewhere, presence } from './room/remote-nodes.ts';
import { isConnected, isHere, type Room, save, seatOf, type Turn } from './room/room.ts';
import { isHost } from './room/table-meta.ts';

/** Everything that can happen to a table, one thing at a time. `now` is in milliseconds and never runs backwards. */
export function handle(room: Room, input: Input, now: number): readonly Effect[] {
  const turn: Turn = { room, now, effects: [] };
  if (!followCalendar(turn)) restartClock(turn);
  take(turn, input);
  arrangeWake(turn);
  return turn.effects;
}

function take(turn: Turn, input: Input): void {
  switch (input.type) {
    case 'connect':
      return connect(turn, input.connection, input.person);
    case 'disconnect':
      return disconnect(turn, input.connection);
    case 'person':
      return rename(turn, knownHere(turn.room, input.person));
    case 'message': {
      const person = turn.room.connections.get(input.connection);
      return person === undefined ? undefined : hear(turn, input.connection, person, input.message);
    }
    case 'leave':
      return leave(turn, input.handle);
    case 'forget':
      return forget(turn, input.handle);
    case 'wake':
      return wake(turn);
    case 'thought':
      return thought(turn, input.ticket, input.thought);
    case 'stored':
      return stored(turn, input.ticket);
    case 'failed':
      return failed(turn, input.ticket);
    case 'caught-up':
      return caughtUp(turn, input.match, input.after, input.entries);
    case 'elsewhere':
      return elsewhere(turn, input.table, input.match);
    case 'presence':
      return presence(turn, input.node, input.handles);
    case 'lead':
      turn.room.leading = input.leading;
      return;
    case 'heard':
      return heard(turn, input.lines);
  }
}

function hear(turn: Turn, connection: ConnectionId, person: Person, message: ClientMessage): void {
  switch (message.type) {
    case 'sit':
      return sit(turn, connection, person);
    case 'stand':
      return stand(turn, connection, person);
    case 'take':
      return takeChair(turn, connection, person, message.seat);
    case 'claim':
      return claim(turn, connection, person, message.code);
    case 'seat-code':
      return offerSeat(turn, connection, person, message.seat);
    case 'consent':
      return consent(turn, connection, person, message.agrees);
    case 'rematch':
      return rematch(turn, connection, person);
    case 'notices-read':
      return readNotices(turn, person.handle);
    case 'share':
      return share(turn, connection, person, message);
    case 'move':
      return move(turn, connection, person, message);
    case 'sync':
      return look(turn, connection, person.handle);
    case 'chat':
    case 'emote':
      return chat(turn, connection, message);
    case 'ping':
      return send(turn, [connection], { type: 'pong' });
    default:
      return isHost(turn.room, person.handle) ? hearHost(turn, connection, person, message) : refuseTo(turn, connection, 'not-the-host');
  }
}

type HostMessage = ClientMessage & {
  readonly type: 'bot' | 'remove' | 'options' | 'terms' | 'start' | 'customs' | 'screen' | 'dismiss' | 'answer' | 'stand-in';
};

function hearHost(turn: Turn, connection: ConnectionId, person: Person, message: HostMessage): void {
  switch (message.type) {
    case 'bot':
      return addBot(turn, connection, message.level);
    case 'remove':
      return remove(turn, connection, person, message.seat);
    case 'options':
      return setOptions(turn, connection, message.options);
    case 'terms':
      return setTerms(turn, connection, message);
    case 'customs':
      return setCustoms(turn, connection, message.settings);
    case 'screen':
      return becomeScreen(turn, connection, person);
    case 'dismiss':
      return dismiss(turn, connection, message.handle);
    case 'answer':
      return answer(turn, connection, message.handle, message.accept);
    case 'stand-in':
      return standIn(turn, connection, person, message.seat);
    case 'start':
      return start(turn, connection);
  }
}

function connect(turn: Turn, connection: ConnectionId, guest: Person): void {
  const { room } = turn;
  if (room.keeping.dismissed.includes(guest.handle)) return send(turn, [connection], FAREWELL);
  const person = knownHere(room, guest);
  const wasEmpty = room.connections.size === 0;
  const wasConnected = isConnected(room, person.handle);
  const wasHere = isHere(room, person.handle);
  rename(turn, person);
  room.connections.set(connection, person);
  if (!wasHere) announce(turn);
  if (person.handle === room.host) room.hostGoneAt = null;
  else if (!isConnected(room, room.host) && (wasEmpty || room.hostGoneAt === null)) room.hostGoneAt = turn.now + HOST_GRACE_MS;
  if (wasEmpty && (!isSlow(room) || wakeAbandoned(room))) restartClock(turn);
  beginDelay(turn);
  welcome(turn, connection, person);
  sendNotices(turn, [connection], person.handle);
  if (!wasConnected) tellTable(turn);
  if (room.startOnArrival && person.handle === room.host && !isPlaying(room)) startOnArrival(turn, connection);
}

function welcome(turn: Turn, connection: ConnectionId, person: Person): void {
  const { room } = turn;
  const { running } = room;
  turn.effects.push({
    do: 'send',
    to: [connection],
    message: {
      type: 'welcome',
      you: person.handle,
      seat: seatOf(room, person.handle),
      table: tableInfo(room),
      observation: running === null ? null : lookFor(turn, running, person.handle),
      chat: room.chat,
      ...(room.world.build === undefined ? {} : { build: room.world.build }),
    },
  });
}

/** Tells the other nodes who is here. */
function announce({ room, effects }: Turn): void {
  if (room.world.shared === true)
    effects.push({ do: 'presence', handles: [...new Set([...room.connections.values()].map(({ handle }) => handle))] });
}

function disconnect(turn: Turn, connection: ConnectionId): void {
  const { room } = turn;
  const person = room.connections.get(connection);
  if (person === undefined) return;
  room.connections.delete(connection);
  if (isHere(room, person.handle)) return;
  announce(turn);
  if (room.connections.size === 0) {
    room.chatRates.clear();
    room.tries.clear();
  }
  if (isConnected(room, person.handle)) return;
  watchHost(turn);
  tellTable(turn);
}

/** Nobody passes for somebody else at the table: whoever comes with another's name, or one that looks like it, gets a number. */
function knownHere(room: Room, person: Person): Person {
  const seated = room.chairs.filter((chair) => chair.kind === 'bot' || chair.person.handle !== person.handle);
  const owners = room.chairs.flatMap((chair) => ownerOf(chair) ?? []).filter(({ handle }) => handle !== person.handle);
  const others = [...room.connections.values()].filter(({ handle }) => handle !== person.handle && seatOf(room, handle) === null);
  const taken = [
    ...seated.map((chair) => (chair.kind === 'bot' ? chair.name : chair.person.name)),
    ...[...owners, ...others].map(({ name }) => name),
  ];
  return { ...person, name: distinctName(person.name, taken) };
}

function rename(turn: Turn, person: Person): void {
  const { room } = turn;
  for (const [connection, known] of room.connections) if (known.handle === person.handle) room.connections.set(connection, person);
  const seat = seatOf(room, person.handle);
  const place = seat ?? reservedSeatOf(room, person.handle);
  const chair = place === null ? undefined : room.chairs[place];
  const known = ownerOf(chair);
  if (place === null || chair === undefined || known === null) return;
  if (known.name === person.name && known.avatar === person.avatar) return;
  room.chairs = room.chairs.with(place, chair.kind === 'person' ? { kind: 'person', person } : { ...chair, owner: person });
  save(turn);
  tellTable(turn);
}
