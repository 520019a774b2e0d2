import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from './lib/list-files.ts';

/** A wait for a time, by any of the names such helpers have. */
const FIXED_SLEEP = /^\s*await (?:new Promise\b.*setTimeout\(|.*\.waitForTimeout\(|(?:sleep|pause|wait|delay)\(\s*[\d\w]*\s*\))/;
const FOLDERS = ['packages', 'games', 'e2e', 'chaos', 'attack', 'scripts'];

it.each(FOLDERS)('no test in %s waits for a time instead of a condition', (folder) => {
  const tests = listFiles(folder, /\.(?:test|contract)\.tsx?$/);
  const found = tests.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (FIXED_SLEEP.test(line) ? [`${file}:${i + 1}`] : [])),
  );
  expect(tests.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
