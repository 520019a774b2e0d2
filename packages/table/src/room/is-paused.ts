import type { Room } from './room.ts';

/** A match can stop while nobody but bots would wait for it. */
export function canPause({ occupants, phase, meta }: Room): boolean {
  const people = occupants.filter((occupant) => occupant.kind === 'person' || occupant.owner !== undefined).length;
  return phase === 'playing' && people === 1 && meta.settings.timeControl === 'live';
}

/** When another person gets a seat the match goes on. */
export const isPaused = (room: Room): boolean => room.meta.paused && canPause(room);
