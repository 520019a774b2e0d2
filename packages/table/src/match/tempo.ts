import { chanceFor, type GameTypes, isAddressedTo, isOver, type StepResult } from '@parlour/kernel';
import type { Person, Tempo } from '@parlour/protocol';
import { type InputContext, isConnectedAnywhere, type Room, type RunningMatch, seatOf } from '../room/room.ts';
import type { TableBot } from './table-bots.ts';

interface TempoMs {
  /** A bot answers no sooner. */
  readonly min: number;
  /** The longest a bot takes on top of that. */
  readonly spread: number;
  /** How long a reveal stands. */
  readonly reveal: number;
}

const TEMPO_MS: Readonly<Record<Tempo, TempoMs>> = {
  calm: { min: 2000, spread: 3000, reveal: 3600 },
  normal: { min: 1500, spread: 2000, reveal: 2600 },
  brisk: { min: 500, spread: 900, reveal: 1200 },
};

/** How much longer or shorter people think about a decision of this kind. */
const EFFORT = { quick: 0.5, usual: 1, long: 1.6 };

/** Pauses draw from the far end of the bot's streams, where noticing and choosing never come. */
const PAUSES = 2 ** 31;

/**
 * How long a bot seems to think. It depends on the tempo, the public kind of decision and the bot's own luck, so it tells
 * nothing about what the bot holds, and a replayed match has the same pauses. Most answers come soon, a few take long.
 */
export function thinkingMs({ env, meta }: Room, { stored }: RunningMatch, { player }: TableBot): number {
  const chance = chanceFor(player.seed, PAUSES - stored.step);
  if (env.botDelayMs !== undefined) {
    const { min, max } = env.botDelayMs;
    return max <= min ? min : min + chance.below(max - min);
  }
  const { min, spread } = TEMPO_MS[meta.settings.tempo];
  const kind = isOver(stored.status) ? undefined : stored.game.thinking?.[stored.status.pace.name];
  const luck = chance.below(1000) / 1000;
  return Math.round((min + spread * luck * luck) * EFFORT[kind ?? 'usual']);
}

/** A step with a public reveal stands for a while, if people are here to read it. */
export function holdReveal({ room, now }: InputContext, running: RunningMatch, { match, events }: StepResult<GameTypes>): void {
  if (room.env.botDelayMs !== undefined || room.connections.size === 0) return;
  const isReveal = events.some((told) => isAddressedTo(told, 'spectator') && match.game.isReveal?.(told.event) === true);
  if (isReveal) running.reveal = { step: match.step, until: now + TEMPO_MS[room.meta.settings.tempo].reveal, readBy: new Set() };
}

/** Until when bots wait. */
export const revealedUntil = ({ reveal }: RunningMatch): number => reveal?.until ?? 0;

/** A player has read what stands there. When all connected players have, the bots go on. */
export function onRevealRead({ room, now }: InputContext, { handle }: Person, step: number): void {
  const reveal = room.running?.reveal;
  if (reveal === null || reveal === undefined || step < reveal.step || seatOf(room, handle) === null) return;
  reveal.readBy.add(handle);
  const readers = room.occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person.handle] : []));
  if (readers.every((reader) => reveal.readBy.has(reader) || !isConnectedAnywhere(room, reader)))
    reveal.until = Math.min(reveal.until, now);
}
