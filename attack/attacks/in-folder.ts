import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerOptions } from '@parlour/server';
import { type SpawnedServer, spawnServer } from '@parlour/server/testing';
import { built, SERVERS } from '../../scripts/lib/build.mjs';

/** A server of the attack's own, whose data it may damage and which it may start again. */
interface OwnServer {
  readonly folder: string;
  start(options?: ServerOptions): Promise<SpawnedServer>;
}

/** Runs an attack that needs more than one start of a server. */
export async function inFolder<T>(work: (own: OwnServer) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-attack-own-'));
  const started: SpawnedServer[] = [];
  const script = await built(SERVERS);
  try {
    return await work({
      folder,
      start: async (options = {}) => {
        const server = await spawnServer({ port: 0, host: '127.0.0.1', data: folder, log: 'silent', ...options }, script);
        started.push(server);
        return server;
      },
    });
  } finally {
    for (const server of started) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
