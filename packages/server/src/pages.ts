import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuseAtTable } from '@parlour/protocol';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from './api.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** The web client. Files with a hash in their name never change; every address that is no file is the client's own affair. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
    if (built && isPage) return reply.sendFile('index.html');
    if (isPage) return reply.code(503).type('text/plain').send('The web client is not built yet: npm run build\n');
    return answerRefusal(reply, refuseAtTable('no-such-page'));
  });
}

/** Which client is served here: its page names all of its parts by what is in them. Undefined when none is built. */
export function buildOf(folder: string): string | undefined {
  const page = join(folder, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('base64url').slice(0, 12) : undefined;
}
