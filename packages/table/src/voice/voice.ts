import { sameJson } from '@parlour/kernel';
import { type ClientMessage, MAX_SPEAKERS, type Person, type VoicePeer } from '@parlour/protocol';
import { canHear } from '../lobby/chat.ts';
import { send, sendTableRefusal } from '../output/send.ts';
import { viewAccessOf } from '../output/view-access.ts';
import type { ConnectionId, Effect, VoicePresence } from '../room/inputs.ts';
import { type InputContext, type Room, rateLimitsOf, seatOf } from '../room/room.ts';
import { updateMeta, wallClock } from '../room/table-meta.ts';

type Signal = Pick<Extract<Effect, { type: 'voice-signal' }>, 'from' | 'to' | 'signal'>;

/** A person of this node in the voice chat, with the one connection that carries their signals. */
export interface VoiceMember extends VoicePresence {
  readonly connection: ConnectionId;
}

/** A host can silence this many people. */
const MAX_SILENCED = 60;

export function joinVoice(
  ctx: InputContext,
  connection: ConnectionId,
  person: Person,
  { id, speaks, muted }: Extract<ClientMessage, { type: 'voice' }>,
): void {
  const { room } = ctx;
  const { handle } = person;
  if (!mayJoin(room, handle)) return sendTableRefusal(ctx, connection, 'no-voice');
  const isSpectator = seatOf(room, handle) === null;
  const limits = rateLimitsOf(ctx);
  if (!limits.voice.take(handle, ctx.now) || (isSpectator && !limits.spectatorVoice.take(1, ctx.now)))
    return sendTableRefusal(ctx, connection, 'too-many-messages');
  const before = room.voice.get(handle);
  const since = before?.id === id ? before.since : wallClock(ctx);
  room.voice.set(handle, { person, id, speaks, muted, since, connection });
  publish(ctx);
}

/** The voice chat ends for a connection that left it or was lost. */
export function leaveVoice(ctx: InputContext, connection: ConnectionId): void {
  for (const [handle, member] of ctx.room.voice) if (member.connection === connection) remove(ctx, handle);
}

export function silence(ctx: InputContext, handle: string, silent: boolean): void {
  const others = ctx.room.meta.silenced.filter((each) => each !== handle);
  updateMeta(ctx, { silenced: silent ? [...others, handle].slice(-MAX_SILENCED) : others });
}

/** Carries an offer or an answer to another person in the voice chat, here or at another node. */
export function sendSignal(ctx: InputContext, connection: ConnectionId, { handle }: Person, message: Omit<Signal, 'from'>): void {
  const { room } = ctx;
  if (room.voice.get(handle)?.connection !== connection) return sendTableRefusal(ctx, connection, 'no-voice');
  if (!rateLimitsOf(ctx).voiceSignals.take(handle, ctx.now)) return sendTableRefusal(ctx, connection, 'too-many-messages');
  const signal: Signal = { from: handle, to: message.to, signal: message.signal };
  if (room.voice.has(signal.to)) return deliver(ctx, signal);
  ctx.effects.push({ type: 'voice-signal', ...signal });
}

export function receiveRemoteSignal(ctx: InputContext, { from, to, signal }: Signal): void {
  deliver(ctx, { from, to, signal });
}

export function receiveRemoteVoice({ room }: InputContext, node: string, members: readonly VoicePresence[]): void {
  if (members.length === 0) room.remoteVoice.delete(node);
  else room.remoteVoice.set(node, members);
}

/** After every input: people who may no longer take part are removed, and everyone gets the voice chat if it has changed. */
export function updateVoice(ctx: InputContext): void {
  const { room } = ctx;
  if (room.voice.size === 0 && room.remoteVoice.size === 0 && room.voicePeers.length === 0) return;
  for (const handle of room.voice.keys()) if (!mayJoin(room, handle)) remove(ctx, handle);
  const peers = voicePeers(room);
  if (sameJson(peers, room.voicePeers)) return;
  room.voicePeers = peers;
  // Almost always all get the same: it is made into text once.
  const all: ConnectionId[] = [];
  for (const [connection, { handle }] of room.connections) {
    if (peersFor(room, handle).length === peers.length) all.push(connection);
    else sendVoice(ctx, connection);
  }
  send(ctx, all, { type: 'voice', peers });
}

/** Sends the voice chat to one connection, without people who block each other. */
export function sendVoice(ctx: InputContext, connection: ConnectionId): void {
  const { room } = ctx;
  const { handle: you } = room.connections.get(connection) ?? { handle: '' };
  send(ctx, [connection], { type: 'voice', peers: peersFor(room, you) });
}

const peersFor = (room: Room, you: string): readonly VoicePeer[] =>
  room.voicePeers.filter(({ person: { handle } }) => handle === you || canTalk(room, you, handle));

/** The people of this node in the voice chat, for other nodes. */
export function voiceMembers({ voice }: Room): readonly VoicePresence[] {
  return [...voice.values()].map(({ connection: _connection, ...member }) => member);
}

function deliver(ctx: InputContext, { from, to, signal }: Signal): void {
  const { room } = ctx;
  const member = room.voice.get(to);
  if (member !== undefined && canTalk(room, to, from)) send(ctx, [member.connection], { type: 'voice-signal', from, signal });
}

function remove(ctx: InputContext, handle: string): void {
  ctx.room.voice.delete(handle);
  publish(ctx);
}

function publish(ctx: InputContext): void {
  if (ctx.room.env.isClustered === true) ctx.effects.push({ type: 'voice', members: voiceMembers(ctx.room) });
}

/** Players may; spectators where the host lets them listen, and only while they also see the match live. */
function mayJoin(room: Room, handle: string): boolean {
  const { voice } = room.meta.settings;
  if (voice === 'off' || room.bannedFromSeats.has(handle)) return false;
  return seatOf(room, handle) !== null || (voice === 'everyone' && viewAccessOf(room, handle) === 'live');
}

/** Neither has blocked the other. */
function canTalk(room: Room, you: string, other: string): boolean {
  return canHear(room, you, other) && room.blocks.get(you)?.blockedBy.includes(other) !== true;
}

/** Everyone in the voice chat, at all nodes: the first players who wish to speak do. */
function voicePeers(room: Room): readonly VoicePeer[] {
  const all = [...voiceMembers(room), ...[...room.remoteVoice.values()].flat()];
  const newest = new Map(all.toSorted((a, b) => a.since - b.since).map((member) => [member.person.handle, member]));
  let speakers = 0;
  return [...newest.values()].map(({ person, id, speaks, muted }): VoicePeer => {
    const role = wishedRole(room, person.handle, speaks);
    if (role !== 'speaks') return { person, id, role, muted };
    return { person, id, role: ++speakers > MAX_SPEAKERS ? 'waits' : 'speaks', muted };
  });
}

function wishedRole(room: Room, handle: string, speaks: boolean): VoicePeer['role'] {
  if (!speaks || seatOf(room, handle) === null) return 'listens';
  return room.meta.silenced.includes(handle) ? 'silenced' : 'speaks';
}
