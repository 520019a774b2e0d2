import { createHmac } from 'node:crypto';
import { type Seed, seedHash, toHex } from '@parlour/kernel';
import { type Day, dayOf } from '@parlour/protocol';
import { newSessionKey } from '../identity/sessions.ts';
import { StartupError } from '../startup-error.ts';
import type { Store } from '../store/store.ts';

/** The seeds of daily deals. Nothing about a day's seed follows from the hashes and seeds of other days without the key. */
export interface DailySeeds {
  seedOf(game: string, day: Day): Seed;
  hashOf(game: string, day: Day): string;
  /** The seed in hexadecimal digits, once the day is over. */
  published(game: string, day: Day, now: number): string | null;
}

/** The seeds of this server, from the key in its store. */
export async function openDailySeeds({ daily }: Store): Promise<DailySeeds> {
  const key = await daily.key(newSessionKey);
  if (key === undefined) throw new StartupError('The key of the daily deals could not be stored. Is the disk full?');
  return dailySeeds(key);
}

export function dailySeeds(key: Buffer): DailySeeds {
  const seedOf = (game: string, day: Day): Seed => new Uint8Array(createHmac('sha256', key).update(`daily ${game} ${day}`).digest());
  return {
    seedOf,
    hashOf: (game, day) => seedHash(seedOf(game, day)),
    published: (game, day, now) => (day < dayOf(now) ? toHex(seedOf(game, day)) : null),
  };
}
