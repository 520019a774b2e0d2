import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './lib/list-files.ts';
import { type Coverage, ruleCoverage } from './lib/rule-coverage.ts';

const ROOT = dirname(import.meta.dirname);

const rulebooks = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, 'games', entry.name, 'rules')) && entry.name !== 'template')
  .map((entry) => ({ game: entry.name, file: join(ROOT, 'games', entry.name, 'rules/RULES.md') }))
  .map(({ game, file }) => ({ game, text: existsSync(file) ? readFileSync(file, 'utf8') : '' }));
const tests = ['packages', 'games', 'e2e']
  .flatMap((folder) => listFiles(join(ROOT, folder), /\.test\.tsx?$/))
  .filter((file) => !file.includes(join('games', 'template')))
  .map((file) => readFileSync(file, 'utf8'));
const { games, unknown } = ruleCoverage(rulebooks, tests);

if (process.argv.includes('--json')) console.log(JSON.stringify({ games, unknown }));
else print(games, unknown);
if (unknown.length > 0 || games.some((game) => game.clauses === 0 || game.untested.length > 0)) process.exitCode = 1;

function print(games: readonly Coverage[], unknown: readonly string[]): void {
  for (const { game, clauses, tested, untested } of games) {
    console.log(`${game.padEnd(20)} ${String(clauses).padStart(3)} clauses ${String(tested).padStart(3)} tested`);
    if (clauses === 0) console.log('  its RULES.md is missing or has no clauses');
    if (untested.length > 0) console.log(`  no test is named after ${untested.join(', ')}`);
  }
  if (unknown.length > 0) console.log(`tests name clauses that no RULES.md has: ${unknown.join(', ')}`);
}
