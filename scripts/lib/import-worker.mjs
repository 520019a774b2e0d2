import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isFresh, SERVERS } from './build.mjs';
import { DIST } from './script.mjs';

/**
 * Runs a worker in this thread: as it was built for the tests, or compiled here where that is stale.
 * A thread does not inherit the loader of the program that starts it.
 * @param {URL} source
 */
export async function importWorker(source, isBuilt = isFresh(SERVERS)) {
  if (isBuilt) {
    const name = basename(fileURLToPath(source), '.ts');
    await import(pathToFileURL(join(DIST, 'servers', `${name}.js`)).href);
    return;
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import(source.href);
}
