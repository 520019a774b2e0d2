import { isOver } from '@parlour/kernel';
import { HOURS_PER_MOVE } from '@parlour/protocol';
import { type InputContext, isConnectedAnywhere, type Room, type RunningMatch, requestSave } from '../room/room.ts';
import { wallClock } from '../room/table-meta.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Time for a decision of bots and clocks alone that has no pace. */
const MEANWHILE_MS = 60_000;
/** How many turns in a row all players may miss. */
const MISSED_TURNS = 3;

/** A match over days: its deadlines are wall-clock times, and it runs while nobody is connected. */
export function isCorrespondence(room: Room): boolean {
  return room.meta.settings.timeControl !== 'live';
}

/** Whether the table has something to do while nobody is connected. */
export function runsUnattended(room: Room): boolean {
  return isCorrespondence(room) && room.phase === 'playing';
}

/**
 * A clock alone may never end a match. When it has moved for every player a few times in a row, the match is abandoned
 * and the table sleeps until a person connects.
 */
function isAbandoned(room: Room, running: RunningMatch): boolean {
  const people = room.occupants.filter((occupant) => occupant.kind === 'person').length;
  return isCorrespondence(room) && running.missedMoves >= MISSED_TURNS * people;
}

/** A person has connected to an abandoned match: whether the clock has to be restarted. */
export function resumeAbandoned(room: Room): boolean {
  const { running } = room;
  if (running === null || !isAbandoned(room, running)) return false;
  running.missedMoves = 0;
  return true;
}

/** Time for the present decision. Decisions of bots and the clock alone keep the game's own pace. */
export function decisionMs(room: Room, running: RunningMatch): number | null {
  const { status } = running.stored;
  if (isOver(status) || isAbandoned(room, running)) return null;
  const hours = HOURS_PER_MOVE[room.meta.settings.timeControl];
  const own = status.pace.seconds === null ? null : status.pace.seconds * 1000;
  if (hours === null) return own;
  const waitsForPeople = status.must.some((seat) => room.occupants[seat]?.kind === 'person');
  return waitsForPeople ? hours * (room.env.hourMs ?? HOUR_MS) : (own ?? MEANWHILE_MS);
}

/** Saves the deadline of a new decision, and notifies the disconnected players it waits for. */
export function scheduleDeadline(ctx: InputContext, running: RunningMatch, ms: number | null): void {
  const { room } = ctx;
  if (!isCorrespondence(room)) return;
  const due = ms === null ? null : { match: running.id, step: running.decisionStep, at: wallClock(ctx) + ms };
  room.meta = { ...room.meta, deadline: due };
  if (!room.isLeader) return;
  requestSave(ctx);
  const { status } = running.stored;
  if (ms === null || isOver(status)) return;
  const handles = status.must.flatMap((seat) => {
    const occupant = room.occupants[seat];
    return occupant?.kind === 'person' && !isConnectedAnywhere(room, occupant.person.handle) ? [occupant.person.handle] : [];
  });
  if (handles.length > 0) ctx.effects.push({ type: 'notify-turn', handles, match: running.id, step: running.decisionStep });
}

/**
 * Recomputes the deadline from the wall clock, which goes on while processes stop and machines sleep. False when the saved
 * deadline belongs to another decision: then the clock has to be restarted.
 */
export function syncDeadline(ctx: InputContext): boolean {
  const { running, meta } = ctx.room;
  if (running === null || !isCorrespondence(ctx.room) || isOver(running.stored.status)) return true;
  if (isAbandoned(ctx.room, running)) return true;
  const { deadline } = meta;
  if (deadline === null || deadline.match !== running.id || deadline.step !== running.decisionStep) return false;
  running.deadline = ctx.now + deadline.at - wallClock(ctx);
  return true;
}
