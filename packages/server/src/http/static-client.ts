import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { MANIFESTS } from '@parlour/games/catalogue';
import { isPage, tableRefusal } from '@parlour/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './api-context.ts';
import { pageTranslator, type Translate } from './page-descriptions.ts';
import { type PreloadLinks, preloadLinksFrom } from './preload-links.ts';

const GAME_IDS = MANIFESTS.map(({ id }) => id);
const FOREVER = 'public, max-age=31536000, immutable';

/** The web client. Files with a hash in their name never change; every other path gets the client, with status 404 where it has no page. */
export async function registerStaticClient(app: FastifyInstance, folder: string, publicUrl: string | undefined): Promise<void> {
  const client: Client = { folder, links: preloadLinksFrom(folder), translate: pageTranslator(folder), publicUrl };
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
      },
    });
    app.get('/', (request, reply) => sendPage(client, request, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && isPagePath(request.url.split('?', 1)[0] ?? '');
    if (built && isPage) return sendPage(client, request, reply);
    if (isPage) return reply.code(503).type('text/plain').send('The web client is not built yet: npm run build\n');
    return sendRefusal(reply, tableRefusal('no-such-page'));
  });
}

/** Neither a file nor an API path, however it is written. */
function isPagePath(path: string): boolean {
  try {
    return !/^\/+api(?:\/|$)/i.test(decodeURIComponent(path)) && !/\.\w+$/.test(path);
  } catch {
    return false;
  }
}

interface Client {
  readonly folder: string;
  readonly links: PreloadLinks;
  readonly translate: Translate;
  readonly publicUrl: string | undefined;
}

/** The picture of a shared link needs its full URL, which only the request knows. */
async function sendPage(
  { folder, links, translate, publicUrl }: Client,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { url, headers } = request;
  const path = url.split('?', 1)[0] ?? '';
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const here = publicUrl === undefined ? '' : new URL(publicUrl).origin;
  return reply
    .code(isPage(path, GAME_IDS) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(
      translate(page, headers['accept-language'])
        .replace('content="/social.jpg"', `content="${here}/social.jpg"`)
        .replace('</head>', `${links(path, headers['accept-language'])}</head>`),
    );
}

/** The id of the served client: its page names all its files by their content. Undefined when none is built. */
export function clientBuildId(folder: string): string | undefined {
  const page = join(folder, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('base64url').slice(0, 12) : undefined;
}
