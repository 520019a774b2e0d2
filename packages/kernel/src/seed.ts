import { sha256 } from './sha256.ts';

/** 256 bits from a real source of randomness. Made outside the kernel, which has no such source. */
export type Seed = Uint8Array;

export const SEED_BYTES = 32;

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed a hex text stands for, or undefined if the text is not 64 hex digits. */
export function parseSeed(text: unknown): Seed | undefined {
  if (typeof text !== 'string' || !/^[0-9a-f]{64}$/.test(text)) return undefined;
  return Uint8Array.from({ length: SEED_BYTES }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}

/** Published before the deal; the seed itself follows after the game, so that anyone can check the shuffle. */
export function seedHash(seed: Seed): string {
  return toHex(sha256(seed));
}

/** 256 bits of a player's own, in hex. */
export type Share = string;

export function isShare(text: unknown): text is Share {
  return parseSeed(text) !== undefined;
}

/**
 * The seed that is dealt from: the house's, and by seat what the players added. The house is bound by its hash before
 * it sees a share, and the shares are given before anyone sees the house's seed: so neither can choose the deal.
 * Where nobody added anything it is the house's own.
 */
export function combineSeeds(serverSeed: Seed, shares: readonly (Share | null)[]): Seed {
  if (shares.every((share) => share === null)) return serverSeed;
  return sha256(new TextEncoder().encode(['parlour:shares', toHex(serverSeed), ...shares.map((share) => share ?? '-')].join(':')));
}

/** A seed from a short text such as `--seed 7`: for simulations and tests, never for a real table. */
export function seedFromText(text: string): Seed {
  return sha256(new TextEncoder().encode(`parlour:${text}`));
}
