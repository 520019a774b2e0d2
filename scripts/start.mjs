import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { runParlour } from './lib/run-parlour.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  exitWithNpm();
  await runParlour(['serve', ...process.argv.slice(2)]);
});
