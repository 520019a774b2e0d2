import { execFileSync } from 'node:child_process';
import { npm } from '../scripts/lib/install.mjs';

/**
 * Installs the packages of a folder's lockfile, for that folder alone. Not `npm ci`: it refuses a lockfile without the
 * packages of other systems, and npm writes such lockfiles. Some packages ask for a newer Node than they need.
 */
export function installSeparately(folder: string): void {
  const { program, args } = npm(process.env.npm_execpath);
  execFileSync(program, [...args, 'install', '--no-save', '--ignore-scripts', '--engine-strict=false', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
