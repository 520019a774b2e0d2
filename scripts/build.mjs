import { CLIENT, ensureBuilt, PROGRAM } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt([PROGRAM, CLIENT]);
});
