import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLIENT, ensureBuilt, PROGRAM } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { DIST } from './script.mjs';

/**
 * Runs the command `parlour` in this process, after installing and building what it needs.
 * @param {readonly string[]} args
 */
export async function runParlour(args) {
  await ensureInstalled();
  await ensureBuilt(['serve', 'cluster'].includes(args[0] ?? 'serve') ? [CLIENT, PROGRAM] : [PROGRAM]);
  const program = join(DIST, PROGRAM.made);
  process.argv = [process.execPath, program, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
}
