import { type Seat, turnInfo } from '@parlour/kernel';
import { ABSENT_MINUTES, type Person } from '@parlour/protocol';
import { addNotice } from '../lobby/seat-notices.ts';
import { broadcastTable, sendTableRefusal } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, isConnectedAnywhere, type Room, requestSave, seatedPerson } from '../room/room.ts';
import { wallClock } from '../room/table-meta.ts';
import { isCorrespondence } from './correspondence.ts';
import { newBotOccupant, seatBot } from './table-bots.ts';

/** The player for whom a bot plays, and the host's name; null where the table decided automatically. */
export interface Absence {
  readonly owner: Person;
  /** Without it the owner is sent no notice about the bot. */
  readonly by?: string | null;
}

/** Puts a bot into a seat of the running match. It starts with the seat's present view and none of its memory. */
export function seatStandIn(ctx: InputContext, seat: Seat, absent: Absence | null): void {
  const { room } = ctx;
  const bot = newBotOccupant(room, 'normal');
  const since = room.running?.stored.step ?? 0;
  room.occupants = room.occupants.with(seat, { ...bot, since, ...(absent === null ? {} : { owner: absent.owner }) });
  room.handedOver = true;
  room.running?.bots.set(seat, seatBot(room.env, bot, room.running.stored, seat, since));
  if (absent?.by !== undefined)
    addNotice(ctx, absent.owner.handle, { kind: 'bot', at: wallClock(ctx), by: absent.by, bot: bot.name, moves: 0 });
  requestSave(ctx);
  broadcastTable(ctx);
}

/** The host hands the seat of a disconnected player to a bot. */
export function standIn(ctx: InputContext, connection: ConnectionId, host: Person, handle: string): void {
  const { room } = ctx;
  const seated = seatedPerson(room, handle);
  if (seated === null) return sendTableRefusal(ctx, connection, 'not-seated');
  if (room.pendingMatch !== null || room.phase !== 'playing') return sendTableRefusal(ctx, connection, 'no-match');
  if (isCorrespondence(room)) return sendTableRefusal(ctx, connection, 'not-by-correspondence');
  if (isConnectedAnywhere(room, handle)) return sendTableRefusal(ctx, connection, 'still-connected');
  seatStandIn(ctx, seated.seat, { owner: seated.person, by: host.name });
}

/** How long an agent may leave a decision without a clock open while another player waits. */
export const AGENT_SILENCE_MS = 3 * 60_000;

/**
 * When the next idle player is replaced by a bot; null where the table waits. The time counts while another person is
 * connected: a table without connections sleeps.
 */
export function nextStandInAt({ room, now }: InputContext): number | null {
  const idle = room.connections.size === 0 ? [] : idlePlayers(room);
  for (const key of room.idleSince.keys()) if (!idle.some((each) => each.key === key)) room.idleSince.delete(key);
  let first: number | null = null;
  for (const { key, ms } of idle) {
    const since = room.idleSince.get(key) ?? now;
    room.idleSince.set(key, since);
    first = Math.min(first ?? Number.POSITIVE_INFINITY, since + ms);
  }
  return first;
}

/** Bots take over for players who have been idle for too long. */
export function replaceIdle(ctx: InputContext): void {
  const { room, now } = ctx;
  if (room.pendingMatch !== null) return;
  for (const { key, ms, seat, absence } of idlePlayers(room)) {
    const since = room.idleSince.get(key);
    if (since !== undefined && since + ms <= now && room.occupants[seat]?.kind === 'person') seatStandIn(ctx, seat, absence);
  }
}

/** A player for whom a bot takes over after this time. The key names what the time counts from. */
interface IdlePlayer {
  readonly key: string;
  readonly seat: Seat;
  readonly ms: number;
  readonly absence: Absence;
}

/** In a correspondence match the clock plays for everyone. */
function idlePlayers(room: Room): readonly IdlePlayer[] {
  if (room.phase !== 'playing' || isCorrespondence(room)) return [];
  const minutes = ABSENT_MINUTES[room.meta.settings.absent];
  return room.occupants.flatMap((occupant, seat) => {
    if (occupant.kind !== 'person') return [];
    const owner = occupant.person;
    const idle: IdlePlayer[] = [];
    if (minutes !== null && !isConnectedAnywhere(room, owner.handle))
      idle.push({ key: owner.handle, seat, ms: minutes * 60_000, absence: { owner, by: null } });
    const question = owner.agent === true ? openQuestion(room, owner, seat) : null;
    if (question !== null) idle.push({ key: `${owner.handle} ${question}`, seat, ms: AGENT_SILENCE_MS, absence: { owner } });
    return idle;
  });
}

/** What the match waits for from this seat without a clock, while another player is connected; it changes with every move of the seat. */
function openQuestion(room: Room, { handle }: Person, seat: Seat): string | null {
  const { running, occupants } = room;
  if (running === null || running.deadline !== null || !turnInfo(running.stored, 'spectator').waiting.includes(seat)) return null;
  const isAwaited = occupants.some(
    (other) => other.kind === 'person' && other.person.handle !== handle && isConnectedAnywhere(room, other.person.handle),
  );
  return isAwaited ? [running.decisionStep, running.movesThisDecision.get(seat) ?? 0, running.draftsMade.get(seat) ?? 0].join(' ') : null;
}
