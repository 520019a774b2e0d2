import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { run, Stop } from './lib/script.mjs';

/** `node scripts/run-ts.mjs file.ts …`: runs a TypeScript chore in a folder where nothing may be installed yet. */
await run(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) throw new Stop('which file? usage: node scripts/run-ts.mjs <file.ts> [arguments]');
  await ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
});
