import { checkAdvisories } from './lib/advisories.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { CLIENT, ensureBuilt, PROGRAM } from './lib/build.mjs';
import { check, vitest } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { logProgress, runScript, ScriptError } from './lib/script.mjs';
import { ensureServices } from './lib/services.mjs';

/** `npm test -- <filter>` runs only the tests whose file matches, and none of the checks. */
const filter = process.argv.slice(2);
const narrowed = filter.length === 0 ? [] : ['--passWithNoTests', ...filter];

const CHECKS = [
  { title: 'Format', run: () => check(['node_modules/@biomejs/biome/bin/biome', 'check', '.']) },
  { title: 'Lint', run: () => check(['node_modules/oxlint/bin/oxlint']) },
  { title: 'Who may import whom', run: () => check(['scripts/run-ts.mjs', 'scripts/boundaries.ts']) },
  ...['.', 'tsconfigs/pure.json', 'tsconfigs/server.json', 'tsconfigs/browser.json'].map((project) => ({
    title: `Types of ${project}`,
    run: () => check(['node_modules/typescript/bin/tsc', '-p', project]),
  })),
  { title: 'Nothing is dead', run: () => check(['node_modules/knip/bin/knip.js', '--no-config-hints']) },
  { title: 'Every rule has a test', run: () => check(['scripts/run-ts.mjs', 'scripts/check-rule-coverage.ts']) },
  { title: 'Advisories against dependencies', run: advisories },
];

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
  console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 60 - step.title.length))}`);
  try {
    return await step.run();
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    logProgress(error.message);
    return { passed: 0, failed: 1 };
  }
}

await runScript(async () => {
  await ensureInstalled();
  skipped.push(...(await ensureServices()));
  const total = { passed: 0, failed: 0 };
  for (const step of filter.length === 0 ? [...CHECKS, ...TESTS] : TESTS) {
    const { passed, failed } = await count(step);
    total.passed += passed;
    total.failed += failed;
  }
  if (total.passed + total.failed === 0) throw new ScriptError(`no test file matches ${filter.join(' ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (skipped.length > 0) console.log(`NOT TESTED: ${skipped.join('; ')}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
