import { ensureBrowser } from './lib/browser.mjs';
import { CLIENT, ensureBuilt, PROGRAM } from './lib/build.mjs';
import { check, vitest } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/machine.mjs';

/** Everything that has to hold, cheapest first. */
const CHECKS = [
  { title: 'Format', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { title: 'Lint and import direction', args: ['node_modules/oxlint/bin/oxlint'] },
  { title: 'Types', args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  { title: 'Every rule has a test', args: ['scripts/run.mjs', 'scripts/rules.ts'] },
];

/** `npm test -- <filter>` runs only the tests whose file or name matches, and none of the checks. */
await run(async () => {
  const filter = process.argv.slice(2);
  await ensureInstalled();
  process.env.PARLOUR_CHROMIUM = await ensureBrowser();
  await ensureBuilt([PROGRAM, CLIENT]);

  const narrowed = filter.length === 0 ? [] : ['--passWithNoTests', ...filter];
  const steps = [
    ...(filter.length === 0 ? CHECKS.map(({ title, args }) => ({ title, run: () => check(args) })) : []),
    { title: 'Rules, laws, bots, server', run: () => vitest('unit', narrowed) },
    { title: 'In a real browser', run: () => vitest('e2e', ['--config', 'e2e/vitest.config.ts', ...narrowed]) },
  ];
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 60 - step.title.length))}`);
    const { passed, failed } = await step.run();
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});
