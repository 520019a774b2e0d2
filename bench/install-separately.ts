import { execFileSync } from 'node:child_process';
import { npm } from '../scripts/lib/install.mjs';

/**
 * What a folder's lockfile names, for that folder alone. Not `npm ci`: it refuses a lockfile that leaves out what other
 * systems would install, and npm writes such lockfiles. Some ask for a newer Node than they need.
 */
export function installSeparately(folder: string): void {
  const { program, args } = npm(process.env.npm_execpath);
  execFileSync(program, [...args, 'install', '--no-save', '--ignore-scripts', '--engine-strict=false', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
