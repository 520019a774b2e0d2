import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT } from './script.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

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

/**
 * A check that counts as one test.
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
export async function check(args) {
  return (await node(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
export async function vitest(name, args) {
  const report = join(DIST, 'tests', `${name}.json`);
  mkdirSync(join(DIST, 'tests'), { recursive: true });
  rmSync(report, { force: true });
  const program = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const code = await node([program, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]);
  return countReport(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
}

/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} FileReport */

/**
 * A file that does not load has no tests to count, and a crash leaves no report: each is one failure.
 * @param {{ testResults: readonly FileReport[] } | undefined} report
 * @param {number} code
 * @returns {Count}
 */
export function countReport(report, code) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'));
  const failed = tests.filter((test) => test.status === 'failed').length + broken.length;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}
