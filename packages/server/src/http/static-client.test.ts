import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../server.ts';

const web = mkdtempSync(join(tmpdir(), 'parlour-web-'));
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Parlour</title>');
writeFileSync(join(web, 'assets', 'app-1a2b3c.js'), 'export {};');
afterAll(() => rmSync(web, { recursive: true, force: true }));

const serve = (folder: string, publicUrl?: string) =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    data: 'memory',
    log: 'silent',
    web: folder,
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });

it('serves the client at every address, with 404 where it has no page, never stale, and its assets for ever', async () => {
  const server = await serve(web);
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  for (const path of ['/', '/t/ABCDE', '/replay/abc?seat=1', '/nothing']) {
    const page = await get(path);
    expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
      path === '/nothing' ? 404 : 200,
      'no-cache',
      '<!doctype html><title>Parlour</title>',
    ]);
  }
  const asset = await get('/assets/app-1a2b3c.js');
  expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  for (const path of ['/assets/gone.js', '/..%2f..%2fetc/passwd.txt']) expect((await get(path)).status).toBe(404);
  for (const path of ['/api/nothing', '/api', '/api?x=1', '/api/', '/%61pi/nothing', '/API/nothing', '//api/nothing']) {
    const answer = await get(path);
    expect([path, answer.status, await answer.json()]).toEqual([path, 404, { refused: 'no-such-page' }]);
  }
  await server.close();
});

it('gives the picture of a shared link its full URL, and echoes no foreign one', async () => {
  const folder = join(web, 'shared');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<meta property="og:image" content="/social.jpg">');
  const server = await serve(folder, 'https://games.example:8080');
  const asked = (host: string) =>
    new Promise<string>((resolve) => {
      get({ port: server.port, host: '127.0.0.1', path: '/t/ABCDE', headers: { host } }, (answer) => {
        answer.setEncoding('utf8').on('data', resolve);
      });
    });
  expect(await asked('evil.example')).toContain('content="https://games.example:8080/social.jpg"');
  expect(await asked('"><script>')).not.toContain('<script>');
  await server.close();
});

it('says what to do when the client is not built', async () => {
  const server = await serve(join(web, 'nowhere'));
  const page = await fetch(`http://127.0.0.1:${server.port}/`);
  expect([page.status, await page.text()]).toEqual([503, 'The web client is not built yet: npm run build\n']);
  await server.close();
});

it('links the files of a table first, in the requested language', async () => {
  const folder = join(web, 'parts');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<head></head>');
  const table = { parts: ['/assets/table.js', '/assets/table.css'], words: { en: ['/assets/en.js'], 'pt-BR': ['/assets/br.js'] } };
  writeFileSync(join(folder, 'preload-manifest.json'), JSON.stringify({ table }));
  const server = await serve(folder);
  const named = async (path: string, language: string) => {
    const page = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-language': language } });
    return [...(await page.text()).matchAll(/rel="(\w+)"[^>]* href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`);
  };
  const parts = ['modulepreload /assets/table.js', 'preload /assets/table.css'];
  expect(await named('/t/ABCDE?tv', 'de-CH, pt;q=0.8, en')).toEqual([...parts, 'modulepreload /assets/br.js']);
  expect(await named('/t/ABCDE', 'de')).toEqual([...parts, 'modulepreload /assets/en.js']);
  expect(await named('/t/ABCDE', ',;q="><script>')).toEqual([...parts, 'modulepreload /assets/en.js']);
  expect(await named('/me', 'en')).toEqual([]);
  await server.close();
});

it('describes the page in the language that is asked for', async () => {
  const folder = join(web, 'described');
  mkdirSync(folder);
  const head = '<html lang="en"><meta name="description" content="Games."><link rel="manifest" href="/manifest.webmanifest">';
  writeFileSync(join(folder, 'index.html'), head);
  writeFileSync(join(folder, 'page-descriptions.json'), JSON.stringify({ en: 'Games.', fr: 'Des jeux.' }));
  const server = await serve(folder);
  const asked = async (language: string) => {
    const page = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { 'accept-language': language } });
    return page.text();
  };
  expect(await asked('fr-CA, en')).toBe(
    '<html lang="fr"><meta name="description" content="Des jeux."><link rel="manifest" href="/manifest-fr.webmanifest">',
  );
  expect(await asked('de')).toContain('content="Games."');
  await server.close();
});
