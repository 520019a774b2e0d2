import { CLIENT, ensureBuilt, PROGRAM } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/script.mjs';

await run(async () => {
  await ensureInstalled();
  await ensureBuilt([PROGRAM, CLIENT]);
});
