import { createECDH, hkdfSync } from 'node:crypto';
import type { SessionKeys } from '../store/store.ts';

/** The server's identity for push services (VAPID, RFC 8292). */
export interface PushKeys {
  /** The public key browsers subscribe with: an uncompressed point, in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Derived from the session keys, which are created at the first start and shared by all nodes: nothing more to store, back up or
 * lose. The oldest key is used, so that a new one in front changes nothing; when it is removed, browsers subscribe again by themselves.
 */
export function pushKeys(keys: SessionKeys): PushKeys {
  const oldest = keys.at(-1) ?? keys[0];
  const pair = createECDH('prime256v1');
  for (let attempt = 0; ; attempt++) {
    const secret = Buffer.from(hkdfSync('sha256', oldest, '', `parlour push ${attempt}`, 32));
    try {
      pair.setPrivateKey(secret);
    } catch {
      // One in four thousand million texts is no number below the curve's order.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url', 'uncompressed'), privateKey: secret.toString('base64url') };
  }
}
