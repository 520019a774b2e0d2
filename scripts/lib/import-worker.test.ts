import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it('compiles a worker that is not built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-worker-'));
  const source = pathToFileURL(join(folder, 'worker.mts')).href;
  writeFileSync(new URL(source), `enum Answer { Yes = 'compiled' }\nconsole.log(Answer.Yes);\n`);
  const module = new URL('./import-worker.mjs', import.meta.url).href;
  const script = `const { importWorker } = await import('${module}'); await importWorker(new URL('${source}'), false);`;
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })).toBe('compiled\n');
  rmSync(folder, { recursive: true });
});
