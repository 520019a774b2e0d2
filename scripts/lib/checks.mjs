import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT } from './script.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @typedef {{ title: string, args: readonly string[] }} Check */

/**
 * The checks of the sources, each of which counts as one test.
 * @type {readonly Check[]}
 */
export const CHECKS = [
  { title: 'Format', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { title: 'Lint', args: ['node_modules/oxlint/bin/oxlint'] },
  { title: 'Who may import whom', args: ['scripts/run-ts.mjs', 'scripts/boundaries.ts'] },
  ...['.', 'tsconfigs/pure.json', 'tsconfigs/server.json', 'tsconfigs/browser.json'].map((project) => ({
    title: `Types of ${project}`,
    // Several checkers would each check the shared types again, and the tests need the other cores.
    args: ['node_modules/typescript/bin/tsc', '-p', project, '--checkers', '1'],
  })),
  { title: 'Nothing is dead', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { title: 'Every rule has a test', args: ['scripts/run-ts.mjs', 'scripts/check-rule-coverage.ts'] },
];

/**
 * Runs a tool of this repository with its output on the terminal.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function node(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** The type checkers are written in Go, and end before collecting garbage pays. */
const WITHOUT_GARBAGE_COLLECTION = { GOGC: 'off' };

/**
 * Runs a check beside other work. Its output is printed when it has ended.
 * @param {Check} check
 * @returns {Promise<Count>}
 */
function check({ title, args }) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...WITHOUT_GARBAGE_COLLECTION };
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const onData = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('close', (code) => {
      const failed = code === 0 ? 0 : 1;
      console.log(`${heading(title)}${failed === 0 ? ' ok' : ` FAILED\n${output}`}`);
      resolve({ passed: 1 - failed, failed });
    });
  });
}

/** @param {string} title */
export const heading = (title) => `── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`;

/**
 * One after the other.
 * @param {readonly Check[]} checks
 * @returns {Promise<Count>}
 */
export async function checkAll(checks) {
  const total = { passed: 0, failed: 0 };
  for (const each of checks) {
    const { passed, failed } = await check(each);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** @typedef {{ name: string, status: string, assertionResults: readonly { fullName: string, status: string }[] }} FileReport */

/** @typedef {{ name: string, args: readonly string[], report: { testResults: readonly FileReport[] } | undefined, code: number }} TestRun */

/**
 * Runs the test files whose path contains one of the filters, or all.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {readonly string[]} [filters]
 * @returns {Promise<TestRun>}
 */
export async function vitest(name, args, filters = []) {
  const path = join(DIST, 'tests', `${name}.json`);
  mkdirSync(join(DIST, 'tests'), { recursive: true });
  rmSync(path, { force: true });
  const program = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const code = await node([program, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`, ...args, ...filters]);
  return { name, args, report: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined, code };
}

/**
 * A file that does not load has no tests to count, and a crash leaves no report: each is one failure.
 * @param {{ report: { testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[] } | undefined, code: number }} run
 * @returns {Count}
 */
export function countTests({ report, code }) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'));
  const failed = tests.filter((test) => test.status === 'failed').length + broken.length;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}
