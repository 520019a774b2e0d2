import { run } from './lib/machine.mjs';
import { endWithNpm } from './lib/parent.mjs';
import { runProgram } from './lib/program.mjs';

await run(async () => {
  endWithNpm();
  await runProgram(['serve', ...process.argv.slice(2)]);
});
