import { sha256 } from './sha256.ts';

/** 256 random bits. Made outside the kernel, which has no random source. */
export type Seed = Uint8Array;

export const SEED_BYTES = 32;

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed of a hex text, or undefined unless the text is 64 hex digits. */
export function parseSeed(text: unknown): Seed | undefined {
  if (typeof text !== 'string' || !/^[0-9a-f]{64}$/.test(text)) return undefined;
  return Uint8Array.from({ length: SEED_BYTES }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}

/** The hash that is published before the deal; the seed follows after the match, so that anyone can check the shuffle. */
export function seedHash(seed: Seed): string {
  return toHex(sha256(seed));
}

/** A player's own 256 random bits, in hex. */
export type Share = string;

export function isShare(text: unknown): text is Share {
  return parseSeed(text) !== undefined;
}

/**
 * The seed of the deal: the server seed and the shares by seat. The server publishes its hash before it receives a share,
 * and players give their shares before they see the server seed, so neither can choose the deal.
 * Without shares the result is the server seed.
 */
export function combineSeeds(serverSeed: Seed, shares: readonly (Share | null)[]): Seed {
  if (shares.every((share) => share === null)) return serverSeed;
  return sha256(new TextEncoder().encode(['parlour:shares', toHex(serverSeed), ...shares.map((share) => share ?? '-')].join(':')));
}

/** A seed from a short text such as `--seed 7`: for simulations and tests, never for a real match. */
export function seedFromText(text: string): Seed {
  return sha256(new TextEncoder().encode(`parlour:${text}`));
}
