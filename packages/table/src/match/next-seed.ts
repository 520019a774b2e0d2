import { parseSeed, type Seed, type Share, seedHash, toHex } from '@parlour/kernel';
import type { Occupant, SavedNextSeed, TableEnv } from '../room/inputs.ts';

/** What the next match will be dealt from: the house's seed, whose hash everyone sees, and what people have added. */
export interface NextSeed {
  readonly house: Seed;
  readonly seedHash: string;
  /** By handle: in the lobby people still change seats. */
  readonly shares: Map<string, Share>;
}

export function newNextSeed(world: TableEnv): NextSeed {
  return drawOf(world.seed(), []);
}

/** As it was saved; a table from before there were shares gets one. */
export function loadNextSeed(saved: SavedNextSeed | undefined, world: TableEnv): NextSeed {
  const house = parseSeed(saved?.serverSeed);
  return saved === undefined || house === undefined ? newNextSeed(world) : drawOf(house, Object.entries(saved.shares));
}

const drawOf = (house: Seed, shares: Iterable<[string, Share]>): NextSeed => ({
  house,
  seedHash: seedHash(house),
  shares: new Map(shares),
});

export function toSavedNextSeed({ house, shares }: NextSeed): SavedNextSeed {
  return { serverSeed: toHex(house), shares: Object.fromEntries(shares) };
}

export function sharesBySeat({ shares }: NextSeed, chairs: readonly Occupant[]): (Share | null)[] {
  return chairs.map((chair) => (chair.kind === 'person' ? shares.get(chair.person.handle) : undefined) ?? null);
}
