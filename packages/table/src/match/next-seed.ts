import { parseSeed, type Seed, type Share, seedHash, toHex } from '@parlour/kernel';
import type { Chair, SavedDraw, World } from '../room/inputs.ts';

/** What the next match will be dealt from: the house's seed, whose hash everyone sees, and what people have added. */
export interface Draw {
  readonly house: Seed;
  readonly seedHash: string;
  /** By handle: in the lobby people still change seats. */
  readonly shares: Map<string, Share>;
}

export function freshDraw(world: World): Draw {
  return drawOf(world.seed(), []);
}

/** As it was saved; a table from before there were shares gets one. */
export function savedDraw(saved: SavedDraw | undefined, world: World): Draw {
  const house = parseSeed(saved?.house);
  return saved === undefined || house === undefined ? freshDraw(world) : drawOf(house, Object.entries(saved.shares));
}

const drawOf = (house: Seed, shares: Iterable<[string, Share]>): Draw => ({ house, seedHash: seedHash(house), shares: new Map(shares) });

export function toSavedDraw({ house, shares }: Draw): SavedDraw {
  return { house: toHex(house), shares: Object.fromEntries(shares) };
}

export function sharesBySeat({ shares }: Draw, chairs: readonly Chair[]): (Share | null)[] {
  return chairs.map((chair) => (chair.kind === 'person' ? shares.get(chair.person.handle) : undefined) ?? null);
}
