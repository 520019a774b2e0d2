import { chanceFor, type GameTypes, isAddressedTo, isOver, type Seat, type StepResult } from '@parlour/kernel';
import type { Person, Tempo } from '@parlour/protocol';
import { type InputContext, isConnectedAnywhere, type Room, type RunningMatch, seatOf } from '../room/room.ts';
import type { TableBot } from './table-bots.ts';

interface TempoMs {
  /** The shortest time of a bot's answer. */
  readonly min: number;
  /** The most time a bot takes on top of that. */
  readonly spread: number;
  /** How long bots wait after any public line. */
  readonly line: number;
  /** How long bots wait at a reveal. */
  readonly reveal: number;
}

const TEMPO_MS: Readonly<Record<Tempo, TempoMs>> = {
  calm: { min: 2000, spread: 3000, line: 2000, reveal: 3600 },
  normal: { min: 1500, spread: 2000, line: 1300, reveal: 2600 },
  brisk: { min: 500, spread: 900, line: 450, reveal: 2500 },
};

/** How much longer or shorter people think about a decision of this kind. */
const EFFORT = { quick: 0.5, usual: 1, long: 1.6 };

/** Pauses draw from the end of the bot's streams, which observing and choosing never reach. */
const PAUSES = 2 ** 31;

/**
 * The pause before a bot moves. It depends on the tempo, the public kind of decision and the bot's own chance, so it reveals
 * nothing about what the bot holds, and a replayed match has the same pauses. Most answers come soon, a few take long.
 */
export function thinkingMs(room: Room, { stored }: RunningMatch, { player }: TableBot): number {
  const { env, meta } = room;
  const chance = chanceFor(player.seed, PAUSES - stored.step);
  if (env.botDelayMs !== undefined) {
    const { min, max } = env.botDelayMs;
    return max <= min ? min : min + chance.below(max - min);
  }
  const { min, spread } = TEMPO_MS[meta.settings.tempo];
  const share = chance.below(1000) / 1000;
  return Math.round((min + spread * share * share) * EFFORT[effortOf(room, stored)]);
}

/** Where everyone acts apart and only bots are left to act, they are quick: the people have finished and wait. */
function effortOf({ occupants }: Room, { game, status }: RunningMatch['stored']): keyof typeof EFFORT {
  if (isOver(status)) return 'usual';
  const isPerson = (seat: Seat) => occupants[seat]?.kind === 'person';
  return status.independent === true && !status.must.some(isPerson) ? 'quick' : (game.thinking?.[status.pace.name] ?? 'usual');
}

/** Bots wait after a step with public events, longer at a reveal, if people are connected to read them. */
export function holdLine({ room, now }: InputContext, running: RunningMatch, { match, events }: StepResult<GameTypes>): void {
  if (!takesTurns(room)) return;
  const publicEvents = events.filter((each) => isAddressedTo(each, 'spectator'));
  if (publicEvents.length === 0) return;
  const isReveal = publicEvents.some(({ event }) => match.game.isReveal?.(event) === true);
  const until = now + TEMPO_MS[room.meta.settings.tempo][isReveal ? 'reveal' : 'line'];
  if (until > heldUntil(running)) running.held = { step: match.step, until, readBy: new Set() };
}

/** Whether bots move one after the other, with time to read between them. */
export const takesTurns = ({ env, connections }: Room): boolean => env.botDelayMs === undefined && connections.size > 0;

/** Until when bots wait. */
export const heldUntil = ({ held }: RunningMatch): number => held?.until ?? 0;

/** A player has read the reveal. When all connected players have, the bots go on. */
export function onRevealRead({ room, now }: InputContext, { handle }: Person, step: number): void {
  const held = room.running?.held;
  if (held === null || held === undefined || step < held.step || seatOf(room, handle) === null) return;
  held.readBy.add(handle);
  const readers = room.occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person.handle] : []));
  if (readers.every((reader) => held.readBy.has(reader) || !isConnectedAnywhere(room, reader))) held.until = Math.min(held.until, now);
}
