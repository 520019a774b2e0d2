import { execFileSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { makeGame } from './lib/new-game.ts';

const root = dirname(import.meta.dirname);
const game = await makeGame(root, process.argv[2]);

if (typeof game === 'string') {
  console.error(game);
  process.exitCode = 2;
} else {
  execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', game.folder], { cwd: root });
  console.log(`Made ${game.id} in ${relative(root, game.folder)}, with clauses ${game.letter}-01 and on.`);
  console.log(`Its tests: npm test -- ${game.id}. Play it: npm start. What comes next: docs/adding-a-game.md.`);
}
