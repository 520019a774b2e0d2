import { spawnSync } from 'node:child_process';
import { CHECKS, checkAll, countTests, heading, vitest } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, runScript } from './lib/script.mjs';

/** Test files that start databases and whole servers or play many matches: `npm test` runs them. */
const SLOW = [
  'attack/**',
  'chaos/**',
  'examples/**',
  'games/*/{bot,terminal}/**',
  'games/*/photo/judges-agree.test.ts',
  '**/laws.test.ts',
  'packages/bots/src/arena/{best-response,temperaments}.test.ts',
  'packages/bots/src/laws/**',
  'packages/cli/src/main.test.ts',
  'packages/cli/src/commands/{arena,backup,commands,load,mcp,review}.test.ts',
  'packages/mcp/src/{agents,whole-games}.test.ts',
  'packages/server/src/integration/**',
  'packages/server/src/store/postgres/**',
  'packages/server/src/{bots,identity,moderation,push}/**',
  'packages/table/src/{laws,room}/**',
  'packages/web/src/client/table/table-client-convergence.test.ts',
  'scripts/deploy-files.test.ts',
  'scripts/lib/new-game.test.ts',
];

/** The commit that this branch left main at. */
const base = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim() || 'HEAD';

await runScript(async () => {
  await ensureInstalled();
  const unit = ['--changed', base, '--passWithNoTests', '--silent', ...SLOW.flatMap((files) => ['--exclude', files])];
  console.log(heading(`Fast unit tests of what changed since ${base.slice(0, 8)}`));
  const counts = await Promise.all([checkAll(CHECKS), vitest('check', unit).then(countTests)]);
  const failed = counts.reduce((all, each) => all + each.failed, 0);
  console.log(`\n${counts.reduce((all, each) => all + each.passed, 0)} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
