import { parseSeed, type Seed, type Share, seedHash, toHex } from '@parlour/kernel';
import type { Occupant, SavedNextSeed, TableEnv } from '../room/inputs.ts';

/** The source of the next deal: the server seed, whose hash everyone sees, and the players' shares. */
export interface NextSeed {
  readonly serverSeed: Seed;
  readonly seedHash: string;
  /** By handle: in the lobby people still change seats. */
  readonly shares: Map<string, Share>;
}

export function newNextSeed(env: TableEnv): NextSeed {
  return drawOf(env.seed(), []);
}

export function loadNextSeed({ serverSeed, shares }: SavedNextSeed): NextSeed {
  const seed = parseSeed(serverSeed);
  if (seed === undefined) throw new Error('the table was saved with a damaged seed');
  return drawOf(seed, Object.entries(shares));
}

const drawOf = (serverSeed: Seed, shares: Iterable<[string, Share]>): NextSeed => ({
  serverSeed,
  seedHash: seedHash(serverSeed),
  shares: new Map(shares),
});

export function toSavedNextSeed({ serverSeed, shares }: NextSeed): SavedNextSeed {
  return { serverSeed: toHex(serverSeed), shares: Object.fromEntries(shares) };
}

export function sharesBySeat({ shares }: NextSeed, occupants: readonly Occupant[]): (Share | null)[] {
  return occupants.map((occupant) => (occupant.kind === 'person' ? shares.get(occupant.person.handle) : undefined) ?? null);
}
