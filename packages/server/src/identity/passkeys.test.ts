import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isRefusal } from '@parlour/kernel';
import type { PasskeyResponse } from '@parlour/protocol';
import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { passkeys } from './passkeys.ts';
import type { Sessions } from './sessions.ts';

const ORIGIN = 'https://games.example';
const ANN = { handle: 'ann', name: 'Ann', avatar: 'cloche' } as const;
/** What an authenticator says it has seen: its owner present, and also verified by finger, face or PIN. */
const PRESENT = 0x01;
const VERIFIED = 0x05;
const WITH_KEY = 0x40;

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const digests = { digest: (text: string) => createHmac('sha256', 'key').update(text).digest('hex') } as Sessions;

/** An authenticator with one key, in software. */
function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const seen = (flags: number) => Buffer.concat([sha256('games.example'), Buffer.from([flags, 0, 0, 0, 0])]);
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin: ORIGIN }));
  const answer = (response: Record<string, Buffer>) =>
    ({
      ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
      response: Object.fromEntries(Object.entries(response).map(([key, bytes]) => [key, bytes.toString('base64url')])),
    }) as unknown as PasskeyResponse;
  return {
    create(challenge: string, flags: number): PasskeyResponse {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([seen(flags | WITH_KEY), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({ clientDataJSON: clientData('webauthn.create', challenge), attestationObject });
    },
    use(challenge: string, flags: number): PasskeyResponse {
      const [clientDataJSON, authenticatorData] = [clientData('webauthn.get', challenge), seen(flags)];
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}

const challengeOf = (options: object): string => {
  if (isRefusal(options)) throw new Error(options.refused);
  return (options as { challenge: string }).challenge;
};

it('a passkey is added and used only with user verification', async () => {
  const keys = passkeys(memoryStore().profiles, digests);
  const device = authenticator();
  const add = async (flags: number) => keys.add(ANN, ORIGIN, device.create(challengeOf(await keys.optionsToAdd(ANN, ORIGIN)), flags));
  const use = async (flags: number) => keys.signIn(ORIGIN, device.use(challengeOf(await keys.optionsToSignIn(ORIGIN)), flags));
  expect(await add(PRESENT)).toEqual({ refused: 'wrong-passkey' });
  expect(await add(VERIFIED)).toBeUndefined();
  expect(await use(PRESENT)).toEqual({ refused: 'wrong-passkey' });
  expect(await use(VERIFIED)).toBe('ann');
});
