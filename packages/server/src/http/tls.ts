import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { StartupError } from '../startup-error.ts';

/** Files in PEM format. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

export interface TlsPair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** Reads the certificate and its key, and tries them: a wrong file is a startup error and not a failed handshake later. */
export function readTls({ cert, key }: TlsFiles): TlsPair {
  const pair = { cert: readPem('--tls-cert', cert), key: readPem('--tls-key', key) };
  let expires: number;
  try {
    createSecureContext(pair);
    // OpenSSL does not compare a certificate with a key of another kind, such as RSA with EC: it fails in every handshake.
    const certificate = new X509Certificate(pair.cert);
    if (!certificate.checkPrivateKey(createPrivateKey(pair.key))) throw new Error('key values mismatch');
    expires = Date.parse(certificate.validTo);
  } catch (error) {
    throw new StartupError(`Cannot use the certificate ${cert} with the key ${key}: ${reasonOf(error)}.`);
  }
  if (expires < Date.now()) {
    throw new StartupError(`Cannot use the certificate ${cert}: it expired on ${new Date(expires).toISOString().slice(0, 10)}. Renew it.`);
  }
  return pair;
}

function readPem(flag: string, file: string): Buffer {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    throw new StartupError(`Cannot read ${flag} ${file}: ${reasonOf(error)}.`);
  }
  if (!content.includes('-----BEGIN ')) throw new StartupError(`Cannot use ${flag} ${file}: it is not in PEM format.`);
  return content;
}

/** OpenSSL says "error:05800074:x509 certificate routines::key values mismatch": its last part is readable. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('::').at(-1) ?? text).split(/[\n,]/, 1)[0]?.trim() ?? text;
}
