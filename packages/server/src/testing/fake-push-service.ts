import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Subscription } from '../store/store.ts';

/** A push service on this machine, with one browser behind it that can decrypt its messages (RFC 8291) and check the sender (RFC 8292). */
export class FakePushService {
  readonly delivered: unknown[] = [];
  /** The status it answers with. */
  status = 201;
  private readonly browser = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (this.status === 201) this.delivered.push(JSON.parse(this.decrypt(body)));
      response.writeHead(isSigned(request) ? this.status : 401).end();
    });
  });

  async open(): Promise<void> {
    this.browser.generateKeys();
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  subscription(name: string): Subscription {
    const keys = { p256dh: this.browser.getPublicKey('base64url', 'uncompressed'), auth: this.auth.toString('base64url') };
    return { endpoint: `http://${this.host}/${name}`, keys };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.browser.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.browser.computeSecret(sender), this.auth, info, 32));
    const derive = (label: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
    const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    opener.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Whether the sender has the private half of the key it names. */
function isSigned({ headers }: IncomingMessage): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const [head, claims, signature = ''] = token.split('.');
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
