import { type ClientMessage, distinctName, type Person, PROTOCOL_VERSION } from '@parlour/protocol';
import { canHear, postChat, receiveRemoteChat } from './lobby/chat.ts';
import { changesDailyDeal } from './lobby/daily-table.ts';
import {
  addBot,
  erasePerson,
  HOST_GRACE_MS,
  isPlaying,
  leaveSeat,
  removeBot,
  removePlayer,
  setOptions,
  sit,
  stand,
} from './lobby/lobby.ts';
import { claimSeat, consent, issueSeatCode } from './lobby/seat-codes.ts';
import { readNotices, sendNotices } from './lobby/seat-notices.ts';
import { ownerOf, reservedSeatOf } from './lobby/seat-owners.ts';
import { answerSeatRequest, requestSeat } from './lobby/seat-requests.ts';
import { becomeSharedScreen, changeSettings } from './lobby/table-settings.ts';
import { applyLoggedSteps } from './match/catch-up.ts';
import { restartClock, scheduleWake } from './match/clock.ts';
import { isCorrespondence, resumeAbandoned, syncDeadline } from './match/correspondence.ts';
import { sendLegalMoves } from './match/list-legal-moves.ts';
import { resumeMatch, setPaused } from './match/pause.ts';
import { onMove, onStored, onStoreFailed, requestStart } from './match/play-match.ts';
import { rematch } from './match/rematch.ts';
import { addShare, startOnArrival } from './match/seed-shares.ts';
import { standIn } from './match/stand-ins.ts';
import { onRevealRead } from './match/tempo.ts';
import { onBotDecision, onWake } from './match/wake.ts';
import { broadcastTable, send, sendTableRefusal, tableInfo } from './output/send.ts';
import { banSpectator, observationForPerson, REMOVED_MESSAGE, sendObservation, startDelay } from './output/spectators.ts';
import type { ConnectionId, Effect, Input } from './room/inputs.ts';
import { isPaused } from './room/is-paused.ts';
import { announcePresence, disconnect } from './room/presence.ts';
import { adoptRemoteTable, updateRemotePresence } from './room/remote-nodes.ts';
import { type InputContext, isConnectedAnywhere, isConnectedHere, type Room, requestSave, seatOf } from './room/room.ts';
import { hasHostPowers, updateMeta } from './room/table-meta.ts';
import {
  joinVoice,
  leaveVoice,
  receiveRemoteSignal,
  receiveRemoteVoice,
  sendSignal,
  sendVoice,
  silence,
  updateVoice,
} from './voice/voice.ts';

/** Applies one input to a room. `now` is in milliseconds and never runs backwards. */
export function handleInput(room: Room, input: Input, now: number): readonly Effect[] {
  const ctx: InputContext = { room, now, effects: [] };
  if (!syncDeadline(ctx)) restartClock(ctx);
  const wasPaused = isPaused(room);
  take(ctx, input);
  updateVoice(ctx);
  if (wasPaused && !isPaused(room) && room.phase === 'playing') resumeMatch(ctx);
  scheduleWake(ctx);
  return ctx.effects;
}

function take(ctx: InputContext, input: Input): void {
  switch (input.type) {
    case 'connect': {
      const { connection, person, blocks, invited } = input;
      if (ctx.room.meta.banned.includes(person.handle)) return send(ctx, [connection], REMOVED_MESSAGE);
      if (blocks !== undefined) ctx.room.blocks.set(person.handle, blocks);
      if (invited === true) ctx.room.invitedAgents.add(person.handle);
      return connect(ctx, connection, person);
    }
    case 'blocks-changed':
      ctx.room.blocks.set(input.handle, input.blocks);
      ctx.room.voicePeers = [];
      return;
    case 'disconnect':
      return disconnect(ctx, input.connection);
    case 'person-changed':
      return rename(ctx, knownHere(ctx.room, input.person));
    case 'message': {
      const person = ctx.room.connections.get(input.connection);
      return person === undefined ? undefined : receive(ctx, input.connection, person, input.message);
    }
    case 'leave':
      return leaveSeat(ctx, input.handle);
    case 'erase-person':
      return erasePerson(ctx, input.handle);
    case 'wake':
      return onWake(ctx);
    case 'bot-decision':
      return onBotDecision(ctx, input.ticket, input.decision);
    case 'stored':
      return onStored(ctx, input.ticket);
    case 'failed':
      return onStoreFailed(ctx, input.ticket);
    case 'log-advanced':
      return applyLoggedSteps(ctx, input.match, input.after, input.entries);
    case 'table-saved-elsewhere':
      return adoptRemoteTable(ctx, input.table, input.match);
    case 'presence':
      return updateRemotePresence(ctx, input.node, input.handles);
    case 'leadership':
      ctx.room.isLeader = input.isLeader;
      return;
    case 'remote-chat':
      return receiveRemoteChat(ctx, input.lines);
    case 'remote-voice':
      return receiveRemoteVoice(ctx, input.node, input.members);
    case 'remote-voice-signal':
      return receiveRemoteSignal(ctx, input);
  }
}

function receive(ctx: InputContext, connection: ConnectionId, person: Person, message: ClientMessage): void {
  if (changesDailyDeal(ctx.room, message)) return sendTableRefusal(ctx, connection, 'daily-table');
  switch (message.type) {
    case 'sit':
      return sit(ctx, connection, person, message.games);
    case 'leave-seat':
      return stand(ctx, connection, person);
    case 'request-seat':
      return requestSeat(ctx, connection, person, message.seat);
    case 'claim-seat':
      return claimSeat(ctx, connection, person, message.code);
    case 'seat-code':
      return issueSeatCode(ctx, connection, person, message.handle);
    case 'consent':
      return consent(ctx, connection, person, message.agrees);
    case 'rematch':
      return rematch(ctx, connection, person);
    case 'notices-read':
      return readNotices(ctx, person.handle);
    case 'share':
      return addShare(ctx, connection, person, message);
    case 'pause':
      return setPaused(ctx, connection, person, message.paused);
    case 'move':
      // A move also ends the pause.
      if (isPaused(ctx.room)) updateMeta(ctx, { paused: false });
      return onMove(ctx, connection, person, message);
    case 'reveal-read':
      return onRevealRead(ctx, person, message.step);
    case 'sync':
      return sendObservation(ctx, connection, person.handle);
    case 'legal-moves':
      return sendLegalMoves(ctx, connection, person.handle);
    case 'voice':
      return joinVoice(ctx, connection, person, message);
    case 'leave-voice':
      return leaveVoice(ctx, connection);
    case 'voice-signal':
      return sendSignal(ctx, connection, person, message);
    case 'chat':
    case 'emote':
      return postChat(ctx, connection, message);
    default:
      return hasHostPowers(ctx.room, person.handle)
        ? handleHostMessage(ctx, connection, person, message)
        : sendTableRefusal(ctx, connection, 'not-the-host');
  }
}

type HostMessage = ClientMessage & {
  readonly type:
    | 'add-bot'
    | 'remove-bot'
    | 'remove-player'
    | 'options'
    | 'start'
    | 'settings'
    | 'become-shared-screen'
    | 'remove-spectator'
    | 'answer-seat-request'
    | 'stand-in'
    | 'silence';
};

function handleHostMessage(ctx: InputContext, connection: ConnectionId, person: Person, message: HostMessage): void {
  switch (message.type) {
    case 'add-bot':
      return addBot(ctx, connection, message.level);
    case 'remove-bot':
      return removeBot(ctx, connection, message.name);
    case 'remove-player':
      return removePlayer(ctx, connection, person, message.handle);
    case 'options':
      return setOptions(ctx, connection, message.options);
    case 'settings':
      return changeSettings(ctx, connection, message.settings);
    case 'become-shared-screen':
      return becomeSharedScreen(ctx, connection, person);
    case 'remove-spectator':
      return banSpectator(ctx, connection, message.handle);
    case 'answer-seat-request':
      return answerSeatRequest(ctx, connection, message.handle, message.accept);
    case 'stand-in':
      return standIn(ctx, connection, person, message.handle);
    case 'silence':
      return silence(ctx, message.handle, message.silent);
    case 'start':
      return requestStart(ctx, connection);
  }
}

function connect(ctx: InputContext, connection: ConnectionId, guest: Person): void {
  const { room } = ctx;
  const person = knownHere(room, guest);
  const wasEmpty = room.connections.size === 0;
  const wasConnected = isConnectedAnywhere(room, person.handle);
  const wasHere = isConnectedHere(room, person.handle);
  rename(ctx, person);
  room.connections.set(connection, person);
  if (!wasHere) announcePresence(ctx);
  if (person.handle === room.host) room.hostGoneAt = null;
  else if (!isConnectedAnywhere(room, room.host) && (wasEmpty || room.hostGoneAt === null)) room.hostGoneAt = ctx.now + HOST_GRACE_MS;
  if (wasEmpty && (!isCorrespondence(room) || resumeAbandoned(room))) restartClock(ctx);
  startDelay(ctx);
  welcome(ctx, connection, person);
  sendNotices(ctx, [connection], person.handle);
  if (room.voicePeers.length > 0) sendVoice(ctx, connection);
  if (!wasConnected) broadcastTable(ctx);
  if (room.startOnArrival && person.handle === room.host && !isPlaying(room)) startOnArrival(ctx, connection);
}

function welcome(ctx: InputContext, connection: ConnectionId, person: Person): void {
  const { room } = ctx;
  const { running } = room;
  ctx.effects.push({
    type: 'send',
    to: [connection],
    message: {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      you: person.handle,
      seat: seatOf(room, person.handle),
      table: tableInfo(room),
      observation: running === null ? null : observationForPerson(ctx, running, person.handle),
      chat: room.chat.filter((line) => canHear(room, person.handle, line.from.handle)),
      ...(room.env.build === undefined ? {} : { build: room.env.build }),
    },
  });
}

/** Adds a number to a name that another person at the table has, or that looks like theirs: nobody can impersonate a player. */
function knownHere(room: Room, person: Person): Person {
  const seated = room.occupants.filter((occupant) => occupant.kind === 'bot' || occupant.person.handle !== person.handle);
  const owners = room.occupants.flatMap((occupant) => ownerOf(occupant) ?? []).filter(({ handle }) => handle !== person.handle);
  const others = [...room.connections.values()].filter(({ handle }) => handle !== person.handle && seatOf(room, handle) === null);
  const taken = [
    ...seated.map((occupant) => (occupant.kind === 'bot' ? occupant.name : occupant.person.name)),
    ...[...owners, ...others].map(({ name }) => name),
  ];
  return { ...person, name: distinctName(person.name, taken) };
}

function rename(ctx: InputContext, person: Person): void {
  const { room } = ctx;
  for (const [connection, known] of room.connections) if (known.handle === person.handle) room.connections.set(connection, person);
  const seat = seatOf(room, person.handle);
  const place = seat ?? reservedSeatOf(room, person.handle);
  const occupant = place === null ? undefined : room.occupants[place];
  const known = ownerOf(occupant);
  if (place === null || occupant === undefined || known === null) return;
  if (known.name === person.name && known.avatar === person.avatar) return;
  room.occupants = room.occupants.with(place, occupant.kind === 'person' ? { kind: 'person', person } : { ...occupant, owner: person });
  requestSave(ctx);
  broadcastTable(ctx);
}
