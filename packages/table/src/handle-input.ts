import { type ClientMessage, distinctName, type Person } from '@parlour/protocol';
import { postChat, receiveRemoteChat } from './lobby/chat.ts';
import {
  addBot,
  erasePerson,
  HOST_GRACE_MS,
  isPlaying,
  leaveSeat,
  removeOccupant,
  setOptions,
  setRatedAndVisibility,
  sit,
  stand,
  trackHostAbsence,
} from './lobby/lobby.ts';
import { claimSeat, consent, issueSeatCode } from './lobby/seat-codes.ts';
import { readNotices, sendNotices } from './lobby/seat-notices.ts';
import { ownerOf, reservedSeatOf } from './lobby/seat-owners.ts';
import { answerSeatRequest, requestSeat as takeChair } from './lobby/seat-requests.ts';
import { becomeSharedScreen, setTableSettings } from './lobby/table-settings.ts';
import { applyLoggedSteps } from './match/catch-up.ts';
import { restartClock, scheduleWake } from './match/clock.ts';
import { isCorrespondence, resumeAbandoned, syncDeadline } from './match/correspondence.ts';
import { onMove, onStored, onStoreFailed, requestStart } from './match/play-match.ts';
import { rematch } from './match/rematch.ts';
import { addShare, startOnArrival } from './match/seed-shares.ts';
import { standIn } from './match/stand-ins.ts';
import { onBotDecision, onWake } from './match/wake.ts';
import { broadcastTable, send, sendTableRefusal, tableInfo } from './output/send.ts';
import { banSpectator, observationForPerson, REMOVED_MESSAGE, sendObservation, startDelay } from './output/spectators.ts';
import type { ConnectionId, Effect, Input } from './room/inputs.ts';
import { adoptRemoteTable, updateRemotePresence } from './room/remote-nodes.ts';
import { type InputContext, isConnectedAnywhere, isConnectedHere, type Room, requestSave, seatOf } from './room/room.ts';
import { hasHostPowers } from './room/table-meta.ts';

/** Everything that can happen to a table, one thing at a time. `now` is in milliseconds and never runs backwards. */
export function handleInput(room: Room, input: Input, now: number): readonly Effect[] {
  const turn: InputContext = { room, now, effects: [] };
  if (!syncDeadline(turn)) restartClock(turn);
  take(turn, input);
  scheduleWake(turn);
  return turn.effects;
}

function take(turn: InputContext, input: Input): void {
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
      return leaveSeat(turn, input.handle);
    case 'forget':
      return erasePerson(turn, input.handle);
    case 'wake':
      return onWake(turn);
    case 'thought':
      return onBotDecision(turn, input.ticket, input.decision);
    case 'stored':
      return onStored(turn, input.ticket);
    case 'failed':
      return onStoreFailed(turn, input.ticket);
    case 'caught-up':
      return applyLoggedSteps(turn, input.match, input.after, input.entries);
    case 'elsewhere':
      return adoptRemoteTable(turn, input.table, input.match);
    case 'presence':
      return updateRemotePresence(turn, input.node, input.handles);
    case 'lead':
      turn.room.isLeader = input.isLeader;
      return;
    case 'heard':
      return receiveRemoteChat(turn, input.lines);
  }
}

function hear(turn: InputContext, connection: ConnectionId, person: Person, message: ClientMessage): void {
  switch (message.type) {
    case 'sit':
      return sit(turn, connection, person);
    case 'stand':
      return stand(turn, connection, person);
    case 'take':
      return takeChair(turn, connection, person, message.seat);
    case 'claim':
      return claimSeat(turn, connection, person, message.code);
    case 'seat-code':
      return issueSeatCode(turn, connection, person, message.seat);
    case 'consent':
      return consent(turn, connection, person, message.agrees);
    case 'rematch':
      return rematch(turn, connection, person);
    case 'notices-read':
      return readNotices(turn, person.handle);
    case 'share':
      return addShare(turn, connection, person, message);
    case 'move':
      return onMove(turn, connection, person, message);
    case 'sync':
      return sendObservation(turn, connection, person.handle);
    case 'chat':
    case 'emote':
      return postChat(turn, connection, message);
    case 'ping':
      return send(turn, [connection], { type: 'pong' });
    default:
      return hasHostPowers(turn.room, person.handle)
        ? hearHost(turn, connection, person, message)
        : sendTableRefusal(turn, connection, 'not-the-host');
  }
}

type HostMessage = ClientMessage & {
  readonly type: 'bot' | 'remove' | 'options' | 'terms' | 'start' | 'customs' | 'screen' | 'dismiss' | 'answer' | 'stand-in';
};

function hearHost(turn: InputContext, connection: ConnectionId, person: Person, message: HostMessage): void {
  switch (message.type) {
    case 'bot':
      return addBot(turn, connection, message.level);
    case 'remove':
      return removeOccupant(turn, connection, person, message.seat);
    case 'options':
      return setOptions(turn, connection, message.options);
    case 'terms':
      return setRatedAndVisibility(turn, connection, message);
    case 'customs':
      return setTableSettings(turn, connection, message.settings);
    case 'screen':
      return becomeSharedScreen(turn, connection, person);
    case 'dismiss':
      return banSpectator(turn, connection, message.handle);
    case 'answer':
      return answerSeatRequest(turn, connection, message.handle, message.accept);
    case 'stand-in':
      return standIn(turn, connection, person, message.seat);
    case 'start':
      return requestStart(turn, connection);
  }
}

function connect(turn: InputContext, connection: ConnectionId, guest: Person): void {
  const { room } = turn;
  if (room.meta.banned.includes(guest.handle)) return send(turn, [connection], REMOVED_MESSAGE);
  const person = knownHere(room, guest);
  const wasEmpty = room.connections.size === 0;
  const wasConnected = isConnectedAnywhere(room, person.handle);
  const wasHere = isConnectedHere(room, person.handle);
  rename(turn, person);
  room.connections.set(connection, person);
  if (!wasHere) announce(turn);
  if (person.handle === room.host) room.hostGoneAt = null;
  else if (!isConnectedAnywhere(room, room.host) && (wasEmpty || room.hostGoneAt === null)) room.hostGoneAt = turn.now + HOST_GRACE_MS;
  if (wasEmpty && (!isCorrespondence(room) || resumeAbandoned(room))) restartClock(turn);
  startDelay(turn);
  welcome(turn, connection, person);
  sendNotices(turn, [connection], person.handle);
  if (!wasConnected) broadcastTable(turn);
  if (room.startOnArrival && person.handle === room.host && !isPlaying(room)) startOnArrival(turn, connection);
}

function welcome(turn: InputContext, connection: ConnectionId, person: Person): void {
  const { room } = turn;
  const { running } = room;
  turn.effects.push({
    type: 'send',
    to: [connection],
    message: {
      type: 'welcome',
      you: person.handle,
      seat: seatOf(room, person.handle),
      table: tableInfo(room),
      observation: running === null ? null : observationForPerson(turn, running, person.handle),
      chat: room.chat,
      ...(room.env.build === undefined ? {} : { build: room.env.build }),
    },
  });
}

/** Tells the other nodes who is here. */
function announce({ room, effects }: InputContext): void {
  if (room.env.isClustered === true)
    effects.push({ type: 'presence', handles: [...new Set([...room.connections.values()].map(({ handle }) => handle))] });
}

function disconnect(turn: InputContext, connection: ConnectionId): void {
  const { room } = turn;
  const person = room.connections.get(connection);
  if (person === undefined) return;
  room.connections.delete(connection);
  if (isConnectedHere(room, person.handle)) return;
  announce(turn);
  if (room.connections.size === 0) {
    room.chatRates.clear();
    room.tries.clear();
  }
  if (isConnectedAnywhere(room, person.handle)) return;
  trackHostAbsence(turn);
  broadcastTable(turn);
}

/** Nobody passes for somebody else at the table: whoever comes with another's name, or one that looks like it, gets a number. */
function knownHere(room: Room, person: Person): Person {
  const seated = room.occupants.filter((chair) => chair.kind === 'bot' || chair.person.handle !== person.handle);
  const owners = room.occupants.flatMap((chair) => ownerOf(chair) ?? []).filter(({ handle }) => handle !== person.handle);
  const others = [...room.connections.values()].filter(({ handle }) => handle !== person.handle && seatOf(room, handle) === null);
  const taken = [
    ...seated.map((chair) => (chair.kind === 'bot' ? chair.name : chair.person.name)),
    ...[...owners, ...others].map(({ name }) => name),
  ];
  return { ...person, name: distinctName(person.name, taken) };
}

function rename(turn: InputContext, person: Person): void {
  const { room } = turn;
  for (const [connection, known] of room.connections) if (known.handle === person.handle) room.connections.set(connection, person);
  const seat = seatOf(room, person.handle);
  const place = seat ?? reservedSeatOf(room, person.handle);
  const chair = place === null ? undefined : room.occupants[place];
  const known = ownerOf(chair);
  if (place === null || chair === undefined || known === null) return;
  if (known.name === person.name && known.avatar === person.avatar) return;
  room.occupants = room.occupants.with(place, chair.kind === 'person' ? { kind: 'person', person } : { ...chair, owner: person });
  requestSave(turn);
  broadcastTable(turn);
}
