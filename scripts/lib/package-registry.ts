import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** A package registry on this machine with some installed packages, so that a test of `npx` needs no network. */
export async function startRegistry(
  npm: readonly string[],
  packages: readonly string[],
  folder: string,
): Promise<{ url: string; server: Server }> {
  const [program = 'npm', ...args] = npm;
  const pages = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(decodeURIComponent(url));
    response.writeHead(page === undefined ? 404 : 200).end(page ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const words = [...args, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...packages];
  const packed = JSON.parse(execFileSync(program, words, { encoding: 'utf8' })) as readonly { filename: string }[];
  for (const [index, path] of packages.entries()) {
    const file = packed[index]?.filename ?? '';
    const tarball = readFileSync(join(folder, file));
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
    const { name, version } = manifest;
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const versions = { [version]: { ...manifest, dist: { tarball: `${url}/${file}`, integrity } } };
    pages.set(`/${name}`, Buffer.from(JSON.stringify({ name, 'dist-tags': { latest: version }, versions })));
    pages.set(`/${file}`, tarball);
  }
  return { url, server };
}
