#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { runScript } from './lib/script.mjs';

/** The published package has no sources: it comes built. */
const isClone = existsSync(new URL('../packages', import.meta.url));

await runScript(async () => {
  exitWithNpm();
  if (!isClone) return await import(new URL('../dist/parlour.js', import.meta.url).href);
  const { runParlour } = await import('./lib/run-parlour.mjs');
  await runParlour(process.argv.slice(2));
});
