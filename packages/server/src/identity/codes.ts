import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { CODE_ALPHABET } from '@parlour/protocol';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** 128 bits, shown to people as twelve words. */
export const newRecoveryPhrase = (): string => randomBytes(16).toString('hex');

/**
 * Slow on purpose, and the same under every session key: a phrase must outlive them. There is no salt per person,
 * because the phrase alone identifies its owner; 128 random bits cannot be guessed.
 */
export async function phraseDigest(bits: string): Promise<string> {
  const digest = await derive(`parlour phrase ${bits}`, 'parlour phrase', 32);
  return digest.toString('base64url');
}

export const randomLetters = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');
