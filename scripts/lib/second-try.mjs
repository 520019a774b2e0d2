import { relative } from 'node:path';
import { ROOT } from './script.mjs';

/** @typedef {import('./checks.mjs').FileReport} FileReport */
/** @typedef {import('./checks.mjs').TestRun} TestRun */

/** Where more files than these failed, there is a fault and no race. */
const MAX_FILES = 3;

/** @param {TestRun} run */
const failedFiles = ({ report }) => (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * Runs the failed files once more where there are few of them.
 * @param {readonly TestRun[]} runs
 * @param {(run: TestRun, files: readonly string[]) => Promise<TestRun>} runAgain
 * @returns {Promise<{ runs: TestRun[], unstable: string[] }>} the results that count, and what passed at the second try only
 */
export async function trySecondTime(runs, runAgain) {
  if (runs.flatMap(failedFiles).length > MAX_FILES) return { runs: [...runs], unstable: [] };
  const settled = [];
  const unstable = [];
  for (const run of runs) {
    const files = failedFiles(run);
    const again = files.length === 0 ? undefined : await runAgain(run, files);
    settled.push(again === undefined ? run : merge(run, again));
    if (again !== undefined) unstable.push(...unstableTests(run, again));
  }
  return { runs: settled, unstable };
}

/**
 * @param {TestRun} first
 * @param {TestRun} second
 * @returns {TestRun}
 */
function merge(first, second) {
  const replaced = new Map(second.report?.testResults.map((file) => [file.name, file]));
  const testResults = (first.report?.testResults ?? []).map((file) => replaced.get(file.name) ?? file);
  return { ...first, report: { testResults }, code: second.code };
}

/**
 * @param {TestRun} first
 * @param {TestRun} second
 * @returns {string[]}
 */
function unstableTests(first, second) {
  const mended = new Set(second.report?.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return (first.report?.testResults ?? [])
    .filter(({ name, status }) => status === 'failed' && mended.has(name))
    .flatMap(({ name, assertionResults }) => {
      const file = relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`);
    });
}
