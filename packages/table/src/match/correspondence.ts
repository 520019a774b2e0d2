import { isOver } from '@parlour/kernel';
import { HOURS_PER_MOVE } from '@parlour/protocol';
import { isConnected, type Room, type Running, save, type Turn } from '../room/room.ts';
import { calendar } from '../room/table-meta.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A decision of bots and clocks alone that has no time of its own. */
const MEANWHILE_MS = 60_000;
/** How many turns in a row everybody may miss. */
const MISSED_TURNS = 3;

/** A match over days: its clock is the calendar, and it runs while nobody is there. */
export function isSlow(room: Room): boolean {
  return room.keeping.customs.timeControl !== 'sitting';
}

/** Whether the table has something to do although nobody is at it. */
export function goesOnAlone(room: Room): boolean {
  return isSlow(room) && room.phase === 'playing';
}

/**
 * A clock alone may never bring a game to its end. When it has moved for everybody a few times in a row, nobody is coming:
 * then the table sleeps like any other, until somebody does.
 */
function isAbandoned(room: Room, running: Running): boolean {
  const people = room.chairs.filter((chair) => chair.kind === 'person').length;
  return isSlow(room) && running.unattended >= MISSED_TURNS * people;
}

/** Somebody has come after all: whether the clock has to be set anew. */
export function wakeAbandoned(room: Room): boolean {
  const { running } = room;
  if (running === null || !isAbandoned(room, running)) return false;
  running.unattended = 0;
  return true;
}

/** How long the present decision may take. What only bots and the clock decide keeps the game's own pace. */
export function decisionMs(room: Room, running: Running): number | null {
  const { status } = running.stored;
  if (isOver(status) || isAbandoned(room, running)) return null;
  const hours = HOURS_PER_MOVE[room.keeping.customs.timeControl];
  const own = status.pace.seconds === null ? null : status.pace.seconds * 1000;
  if (hours === null) return own;
  const waitsForPeople = status.must.some((seat) => room.chairs[seat]?.kind === 'person');
  return waitsForPeople ? hours * (room.world.hourMs ?? HOUR_MS) : (own ?? MEANWHILE_MS);
}

/** Writes down when a new decision is due, and lets those know whom it waits for and who are not here. */
export function setDue(turn: Turn, running: Running, ms: number | null): void {
  const { room } = turn;
  if (!isSlow(room)) return;
  const due = ms === null ? null : { match: running.id, step: running.decisionStep, at: calendar(turn) + ms };
  room.keeping = { ...room.keeping, due };
  if (!room.leading) return;
  save(turn);
  const { status } = running.stored;
  if (ms === null || isOver(status)) return;
  const handles = status.must.flatMap((seat) => {
    const chair = room.chairs[seat];
    return chair?.kind === 'person' && !isConnected(room, chair.person.handle) ? [chair.person.handle] : [];
  });
  if (handles.length > 0) turn.effects.push({ do: 'call', handles, match: running.id, step: running.decisionStep });
}

/**
 * The calendar goes on while processes end and machines sleep, so the deadline is always told from it. False when what was
 * written down belongs to another decision: then the clock has to be set anew.
 */
export function followCalendar(turn: Turn): boolean {
  const { running, keeping } = turn.room;
  if (running === null || !isSlow(turn.room) || isOver(running.stored.status)) return true;
  if (isAbandoned(turn.room, running)) return true;
  const { due } = keeping;
  if (due === null || due.match !== running.id || due.step !== running.decisionStep) return false;
  running.deadline = turn.now + due.at - calendar(turn);
  return true;
}
