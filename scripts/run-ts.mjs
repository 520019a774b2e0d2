import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { runScript, ScriptError } from './lib/script.mjs';

/** `node scripts/run-ts.mjs file.ts …`: runs a TypeScript script in a folder where nothing may be installed yet. */
await runScript(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) throw new ScriptError('which file? usage: node scripts/run-ts.mjs <file.ts> [arguments]');
  await ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
});
