import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installSeparately } from './install-separately.ts';

const PEERS = fileURLToPath(new URL('./competitors', import.meta.url));

export const competitorScript = (script: string): string => `${PEERS}/${script}`;

/** Installs the competitors into a separate folder with its own lockfile. Returns the reason of a failure, or undefined. */
export function installCompetitors(): string | undefined {
  if (['boardgame.io', '@colyseus/core'].every((name) => existsSync(`${PEERS}/node_modules/${name}`))) return undefined;
  try {
    installSeparately(PEERS);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'unknown') : String(error);
  }
}
