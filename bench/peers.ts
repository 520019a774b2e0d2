import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PEERS = fileURLToPath(new URL('./peers', import.meta.url));

export const peerScript = (script: string): string => `${PEERS}/${script}`;

/** Peers have a folder and a lockfile of their own, so that nobody else has to install them. Returns why that failed, if it did. */
export function installPeers(): string | undefined {
  if (['boardgame.io', '@colyseus/core'].every((name) => existsSync(`${PEERS}/node_modules/${name}`))) return undefined;
  const npm = process.env.npm_execpath;
  const [program, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  try {
    // Colyseus asks for Node 22, and runs on 20.
    execFileSync(program, [...first, 'ci', '--ignore-scripts', '--engine-strict=false'], {
      cwd: PEERS,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'unknown') : String(error);
  }
}
