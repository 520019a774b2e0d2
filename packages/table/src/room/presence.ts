import { trackHostAbsence } from '../lobby/lobby.ts';
import { broadcastTable } from '../output/send.ts';
import { leaveVoice } from '../voice/voice.ts';
import type { ConnectionId } from './inputs.ts';
import { type InputContext, isConnectedAnywhere, isConnectedHere, presentHandles, requestSave } from './room.ts';

/** Sends the other nodes the list of people connected to this one. */
export function announcePresence({ room, effects }: InputContext): void {
  if (room.env.isClustered === true)
    effects.push({ type: 'presence', handles: [...new Set([...room.connections.values()].map(({ handle }) => handle))] });
}

/** A connection is lost, or its spectator was removed. */
export function disconnect(ctx: InputContext, connection: ConnectionId): void {
  const { room } = ctx;
  const person = room.connections.get(connection);
  if (person === undefined) return;
  room.connections.delete(connection);
  leaveVoice(ctx, connection);
  if (isConnectedHere(room, person.handle)) return;
  room.blocks.delete(person.handle);
  room.invitedAgents.delete(person.handle);
  announcePresence(ctx);
  if (room.connections.size === 0) room.rateLimits = null;
  // Lists of tables read whom the match waits for, and nobody is connected to bring it into memory again.
  if (room.phase === 'playing' && presentHandles(room).size === 0) requestSave(ctx);
  if (isConnectedAnywhere(room, person.handle)) return;
  trackHostAbsence(ctx);
  broadcastTable(ctx);
}
