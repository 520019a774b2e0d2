import { checkAdvisories } from './lib/advisories.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { CLIENT, ensureBuilt, PROGRAM } from './lib/build.mjs';
import { CHECKS, checkAll, countTests, heading, vitest } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { logProgress, runScript, ScriptError } from './lib/script.mjs';
import { trySecondTime } from './lib/second-try.mjs';
import { ensureServices } from './lib/services.mjs';

/** `npm test -- <filter>` runs only the tests whose file matches, and none of the checks. */
const filter = process.argv.slice(2);
const options = filter.length === 0 ? [] : ['--passWithNoTests'];

/** @typedef {import('./lib/checks.mjs').Count} Count */
/** @typedef {import('./lib/checks.mjs').TestRun} TestRun */

/** @type {string[]} */
const skipped = [];

async function advisories() {
  const checked = await checkAdvisories();
  skipped.push(...checked.skipped);
  return checked.count;
}

/**
 * A step that cannot start is one failure, and the others still run.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} step
 * @param {Result} failure
 */
async function begin(title, step, failure) {
  console.log(`\n${heading(title)}`);
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    logProgress(error.message);
    return failure;
  }
}

const ONE_FAILURE = { passed: 0, failed: 1 };
const NOT_STARTED = { name: '', args: [], report: undefined, code: 1 };

async function checks() {
  return sum([await checkAll(CHECKS), await begin('Advisories against dependencies', advisories, ONE_FAILURE)]);
}

async function build() {
  await ensureBuilt([PROGRAM, CLIENT]);
  return { passed: filter.length === 0 ? 1 : 0, failed: 0 };
}

async function unitTests() {
  return vitest('unit', options, filter);
}

async function browserTests() {
  process.env.PARLOUR_CHROMIUM = await ensureBrowser();
  return vitest('e2e', ['--config', 'e2e/vitest.config.ts', ...options], filter);
}

/** @returns {Promise<TestRun[]>} */
async function tests() {
  return [
    await begin('Rules, laws, bots, table, server, client', unitTests, NOT_STARTED),
    await begin('In a real browser', browserTests, NOT_STARTED),
  ];
}

/**
 * In CI the files of a few failed tests run once more, after everything else.
 * @param {readonly TestRun[]} runs
 */
async function secondTry(runs) {
  if ((process.env.CI ?? '') === '') return runs;
  const tried = await trySecondTime(runs, ({ name, args }, files) => vitest(`${name}-again`, args, files));
  for (const test of tried.unstable) console.log(`UNSTABLE: ${test}`);
  return tried.runs;
}

/** @param {readonly Count[]} counts */
const sum = (counts) => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
});

await runScript(async () => {
  await ensureInstalled();
  skipped.push(...(await ensureServices()));
  const built = await begin('Build', build, ONE_FAILURE);
  // Many tests wait rather than compute, so the checks run beside them.
  const [checked, runs] = await Promise.all([filter.length === 0 ? checks() : { passed: 0, failed: 0 }, tests()]);
  const total = sum([checked, built, ...(await secondTry(runs)).map(countTests)]);
  if (total.passed + total.failed === 0) throw new ScriptError(`no test file matches ${filter.join(' ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (skipped.length > 0) console.log(`NOT TESTED: ${skipped.join('; ')}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
