import { checkAdvisories } from './lib/advisories.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { CLIENT, ensureBuilt, PROGRAM } from './lib/build.mjs';
import { CHECKS, checkAll, heading, vitest } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { logProgress, runScript, ScriptError } from './lib/script.mjs';
import { ensureServices } from './lib/services.mjs';

/** `npm test -- <filter>` runs only the tests whose file matches, and none of the checks. */
const filter = process.argv.slice(2);
const narrowed = filter.length === 0 ? [] : ['--passWithNoTests', ...filter];

const TESTS = [
  { title: 'Build', run: build },
  { title: 'Rules, laws, bots, table, server, client', run: () => vitest('unit', narrowed) },
  { title: 'In a real browser', run: inBrowser },
];

/** @type {string[]} */
const skipped = [];

async function advisories() {
  const checked = await checkAdvisories();
  skipped.push(...checked.skipped);
  return checked.count;
}

async function build() {
  await ensureBuilt([PROGRAM, CLIENT]);
  return { passed: filter.length === 0 ? 1 : 0, failed: 0 };
}

async function inBrowser() {
  process.env.PARLOUR_CHROMIUM = await ensureBrowser();
  return vitest('e2e', ['--config', 'e2e/vitest.config.ts', ...narrowed]);
}

/**
 * A check that cannot start is one failure, and the others still run.
 * @param {{ title: string, run: () => Promise<import('./lib/checks.mjs').Count> }} step
 */
async function count(step) {
  console.log(`\n${heading(step.title)}`);
  try {
    return await step.run();
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    logProgress(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function checks() {
  return sum([await checkAll(CHECKS), await count({ title: 'Advisories against dependencies', run: advisories })]);
}

async function tests() {
  const counts = [];
  for (const step of TESTS) counts.push(await count(step));
  return sum(counts);
}

/** @param {readonly import('./lib/checks.mjs').Count[]} counts */
const sum = (counts) => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
});

await runScript(async () => {
  await ensureInstalled();
  skipped.push(...(await ensureServices()));
  // Many tests wait rather than compute, so the checks run beside them.
  const counts = await Promise.all(filter.length === 0 ? [checks(), tests()] : [tests()]);
  const total = sum(counts);
  if (total.passed + total.failed === 0) throw new ScriptError(`no test file matches ${filter.join(' ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (skipped.length > 0) console.log(`NOT TESTED: ${skipped.join('; ')}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
