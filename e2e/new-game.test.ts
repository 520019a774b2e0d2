import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const REPOSITORY = dirname(import.meta.dirname);
const GAME = 'only-for-tests';

const copy = mkdtempSync(join(tmpdir(), 'parlour-new-game-e2e-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...args: readonly string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: cleanEnv() });

/** Without the variables by which the test runner finds its own configuration. */
function cleanEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV'));
}

/** Copies the sources, and links the packages; links of the workspace stay relative. */
function copyRepository(): void {
  const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);
  for (const file of sources) cpSync(join(REPOSITORY, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(REPOSITORY, 'node_modules'))) {
    const [from, to] = [join(REPOSITORY, 'node_modules', name), join(copy, 'node_modules', name)];
    if (name === '@parlour') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

it('a new game is played to its end on the default board, without a change by hand', () => {
  copyRepository();
  run('scripts/run-ts.mjs', 'scripts/new-game.ts', GAME);
  run('scripts/build.mjs');
  const report = run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config', 'e2e/vitest.config.ts', '--reporter=json', `games/${GAME}/e2e/whole-game.test.ts`],
  );
  expect(JSON.parse(report)).toMatchObject({ numPassedTests: 2, numTotalTests: 2 });
});
