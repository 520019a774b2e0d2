#!/usr/bin/env node
import { run } from './lib/machine.mjs';
import { endWithNpm } from './lib/parent.mjs';
import { runProgram } from './lib/program.mjs';

await run(async () => {
  endWithNpm();
  await runProgram(process.argv.slice(2));
});
