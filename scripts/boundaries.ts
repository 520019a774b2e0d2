/** Checks every import against the table of allowed imports: `npm run -s boundaries`, with `--json` for programs. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { TABLE, violationsIn } from './lib/boundaries.ts';
import { listFiles } from './lib/list-files.ts';

const ROOT = dirname(import.meta.dirname);
const files = ['packages', 'games'].flatMap((folder) => listFiles(join(ROOT, folder), /\.tsx?$/));
const violations = violationsIn(files.map((file) => [relative(ROOT, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ table: TABLE.map(({ part, may }) => ({ part, may })), files: files.length, violations }, null, 2));
} else {
  for (const { file, imports, belongs } of violations)
    console.log(`${file}${imports === null ? '' : ` imports '${imports}'`}\n  ${belongs}`);
  console.log(`${files.length} files, ${violations.length} imports that the table does not allow`);
}
if (violations.length > 0) process.exitCode = 1;
