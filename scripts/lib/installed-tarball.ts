import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installEnv, npm } from './install.mjs';
import { ROOT } from './script.mjs';

/** What the program needs from a registry. */
export const DEPENDENCIES = ['@photostructure/sqlite', 'node-gyp-build', 'node-addon-api'].map((name) => join(ROOT, 'node_modules', name));

interface Installed {
  readonly tarball: string;
  /** The folder where the tarball was installed. */
  readonly app: string;
  readonly program: string;
  /** That of a person who has just installed Node: no settings, no caches. */
  readonly env: NodeJS.ProcessEnv;
}

/** Packs the project as for a release, into `folder`. */
export function packRelease(folder: string): string {
  callNpm(ROOT, ['pack', '--pack-destination', folder], installEnv(process.env));
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Packs the project, and installs the tarball in `folder`. */
export function installTarball(folder: string): Installed {
  const [home, app] = [join(folder, 'home'), join(folder, 'app')];
  for (const each of [home, app]) mkdirSync(each);
  const env = { PATH: process.env.PATH, HOME: home };
  const tarball = packRelease(folder);
  // The dependencies lie in node_modules: this needs no network.
  callNpm(app, ['install', '--offline', '--ignore-scripts', '--install-links', '--no-audit', tarball, ...DEPENDENCIES], env);
  return { tarball, app, program: join(app, 'node_modules/.bin/parlour'), env };
}

function callNpm(cwd: string, words: readonly string[], env: NodeJS.ProcessEnv): void {
  const { program, args } = npm(process.env.npm_execpath);
  execFileSync(program, [...args, ...words], { cwd, env, stdio: 'pipe' });
}

/** Starts a program that becomes a server, and waits until it prints its address. `stop` ends it with its children. */
export async function startServer(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<{ readonly address: string; stop(): void }> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let said = '';
  for (let address: string | undefined; ; address = /http:\/\/localhost:\d+/.exec(said)?.[0]) {
    if (address !== undefined) return { address, stop: () => process.kill(-(child.pid ?? Number.NaN), 'SIGKILL') };
    const [data] = await Promise.race([once(child.stdout, 'data'), once(child, 'close').then(() => [undefined])]);
    if (data === undefined) throw new Error(`the server ended before it printed an address: ${said}`);
    said += String(data);
  }
}
