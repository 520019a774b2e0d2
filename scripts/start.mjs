import { endWithNpm } from './lib/exit-with-npm.mjs';
import { runProgram } from './lib/run-parlour.mjs';
import { run } from './lib/script.mjs';

await run(async () => {
  endWithNpm();
  await runProgram(['serve', ...process.argv.slice(2)]);
});
