import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const data = mkdtempSync(join(tmpdir(), 'parlour-start-'));

afterAll(() => rmSync(data, { recursive: true, force: true }));

/** The first address a process prints. */
function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/[\w.-]+:\d+/.exec(printed)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it printed an address:\n${printed}`)));
  });
}

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

it('npm start serves the client, and stops the server when only npm is stopped', async () => {
  const env = { ...process.env, PARLOUR_DATA: data, NODE_ENV: 'production' };
  const npm = spawn('npm', ['start', '--', '--port', '4150'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await addressFrom(npm);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect((await fetch(`${address}/no/such/page`)).status).toBe(404);
  const icon = await fetch(`${address}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  const french = await (await fetch(address, { headers: { 'accept-language': 'fr' } })).text();
  const [, described] = /<meta name="description" content="([^"]+)"/.exec(french) ?? [];
  expect(described).toMatch(/^Des jeux /);
  const manifest = await fetch(`${address}/manifest-fr.webmanifest`);
  expect(await manifest.json()).toMatchObject({ lang: 'fr', description: described });
  expect(french).toContain('href="/manifest-fr.webmanifest"');

  npm.kill('SIGTERM');
  for (let tries = 0; tries < 100 && (await answers(address)); tries++) await sleep(100);
  expect(await answers(address)).toBe(false);
});

it('an outdated program is built again without output on standard output', () => {
  rmSync(join(ROOT, 'dist/.built-program'), { force: true });
  const args = ['simulate', 'thats-not-a-hat', '--players', '3', '--games', '2', '--seed', '1', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/parlour.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toContain('built the program');
  expect(JSON.parse(stdout)).toMatchObject({ game: 'thats-not-a-hat', games: 2 });
});
