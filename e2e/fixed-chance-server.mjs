import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { fixChance } from './fixed-chance.mjs';

// Loaded before the server by `node --import`. The server itself has no way to choose its seeds.
const SEED_BYTES = 32;
const fill = fixChance(JSON.parse(process.env.E2E_FIXED_CHANCE ?? ''));
const { randomBytes } = crypto;

Object.assign(crypto, {
  /**
   * @param {number} size
   * @param {(error: Error | null, bytes: Buffer) => void} [done]
   */
  randomBytes(size, done) {
    if (done !== undefined) return randomBytes(size, done);
    return size === SEED_BYTES ? Buffer.from(fill(new Uint8Array(size))) : randomBytes(size);
  },
});
syncBuiltinESMExports();
