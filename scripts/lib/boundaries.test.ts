import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLE, violationsIn } from './boundaries.ts';

const repository = join(import.meta.dirname, '../..');

/** One forbidden import for each row of the table. */
const FORBIDDEN: Readonly<Record<string, readonly [path: string, imports: string]>> = {
  kernel: ['packages/kernel/src/a.ts', 'node:fs'],
  'games/*/manifest': ['games/gin/manifest.ts', './rules/index.ts'],
  'games/*/photo': ['games/gin/photo/a.ts', '@parlour/kernel'],
  'games/*/rules': ['games/gin/rules/a.ts', '@parlour/words'],
  'games/*/bot': ['games/gin/bot/a.ts', '@parlour/table'],
  'games/*/arena': ['games/gin/arena/a.ts', '../bot/index.ts'],
  'games/*/training': ['games/gin/training/a.ts', '../arena/index.ts'],
  'games/*/words': ['games/gin/words/a.ts', '../board/Board.tsx'],
  'games/*/board': ['games/gin/board/a.tsx', '@parlour/web'],
  'games/*/tutorial': ['games/gin/tutorial/a.ts', '../bot/index.ts'],
  'games/*/terminal': ['games/gin/terminal/a.ts', '@parlour/ui/Button.tsx'],
  games: ['games/bots-catalogue.ts', '@parlour/server'],
  bots: ['packages/bots/src/a.ts', '@parlour/games/rules-catalogue'],
  words: ['packages/words/src/a.ts', '@parlour/games/gin/rules'],
  protocol: ['packages/protocol/src/a.ts', '@parlour/games/catalogue'],
  ui: ['packages/ui/src/a.ts', '@parlour/games/boards-catalogue'],
  table: ['packages/table/src/a.ts', 'node:fs'],
  server: ['packages/server/src/a.ts', '@parlour/games/boards-catalogue'],
  web: ['packages/web/src/a.ts', '@parlour/games/gin/board'],
  client: ['packages/client/src/a.ts', '@parlour/games/rules-catalogue'],
  mcp: ['packages/mcp/src/a.ts', '@parlour/server'],
  cli: ['packages/cli/src/a.ts', '@parlour/web'],
};

describe('the table of allowed imports', () => {
  it.each(TABLE)('$part: a forbidden import is reported with where the code belongs', ({ part, belongs }) => {
    const [path, imports] = FORBIDDEN[part] ?? ['', ''];
    expect(violationsIn([[path, `import x from '${imports}';`]])).toEqual([{ file: path, imports, belongs }]);
  });

  it.each([
    ['games/gin/rules/a.ts', "import { x } from '../../rummy/rules/index.ts';"],
    ['games/gin/board/a.tsx', "import { x } from '@parlour/games/rummy/board';"],
    ['games/gin/rules/a.ts', "import 'lodash';"],
    ['games/gin/board/a.tsx', "const late = import('../bot/index.ts');"],
    ['games/gin/board/a.tsx', "export { x } from '../../../packages/web/src/main.tsx';"],
    ['packages/server/src/a.ts', "import type {\n  A,\n  B,\n} from '@parlour/words';"],
    ['packages/web/src/a.ts', "import 'node:fs';"],
  ])('in %s, %s is a violation', (path, code) => {
    expect(violationsIn([[path, code]])).toHaveLength(1);
  });

  it.each(['games/gin/art/a.ts', 'games/gin/helper.ts', 'packages/new/src/a.ts'])('%s: a part without a row is reported', (path) => {
    expect(violationsIn([[path, '']])).toEqual([{ file: path, imports: null, belongs: expect.stringContaining('add a row') }]);
  });

  it.each([
    ['games/gin/rules/a.ts', "import '@parlour/kernel/laws';\nimport './types.ts';\nimport '../photo/index.ts';"],
    ['games/gin/rules/laws.test.ts', "import 'vitest';\nimport '../bot/index.ts';"],
    ['games/gin/board/a.tsx', "import 'react';\nimport '@parlour/ui/art/Icon.tsx';\nimport '../words/sentences.ts';"],
    ['packages/table/src/a.ts', "import '@parlour/bots';\nimport '@parlour/games/rules-catalogue';"],
    ['packages/server/src/a.ts', "import 'node:fs';\nimport 'fastify';\nimport '@parlour/table';"],
    ['packages/web/src/a.ts', "import 'react';\nimport '@parlour/games/boards-catalogue';"],
  ])('in %s nothing is wrong', (path, code) => {
    expect(violationsIn([[path, code]])).toEqual([]);
  });
});

describe('the libraries of each part', () => {
  const PROJECTS = ['pure', 'server', 'browser'];
  const root = join(repository, 'dist', 'libraries-test');

  beforeAll(() => mkdirSync(root, { recursive: true }));
  afterAll(() => rmSync(root, { recursive: true }));

  const includedIn = (project: string) =>
    (JSON.parse(readFileSync(join(repository, 'tsconfigs', `${project}.json`), 'utf8')) as { include: string[] }).include;

  it.each(TABLE.filter(({ part }) => part !== 'games'))('$part is in one project of tsconfigs/', ({ part }) => {
    const folder = part.startsWith('games/') ? `../${part}` : `../packages/${part}/src`;
    const projects = PROJECTS.filter((project) => includedIn(project).some((path) => path === folder || path === `${folder}.ts`));
    expect(projects).toHaveLength(1);
  });

  it.each([
    ['pure', ['document', 'process', 'setTimeout']],
    ['server', ['document']],
    ['browser', ['process']],
  ])('%s does not know %j', (project, missing) => {
    const folder = join(root, project);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'a.ts'), `void [document, process, setTimeout];\n`);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: `../../../tsconfigs/${project}.json`,
        compilerOptions: { incremental: false },
        include: ['a.ts'],
        exclude: [],
      }),
    );
    const tsc = join(repository, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    expect([...stdout.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name)).toEqual(missing);
  });
});

const SECURE = 'use packages/ui/src/browser/secure-context.ts';

/** A forbidden line of code, and the linter's message. */
const IMPURE = [
  ['packages/kernel/src/a.ts', 'export const luck = Math.random();', 'Chance is an argument'],
  ['games/gin/rules/a.ts', 'export const now = new Date();', 'Time comes in with the input'],
  ['games/gin/bot/a.ts', 'export const luck = Math.random();', 'Chance is an argument'],
  ['packages/table/src/a.ts', 'export const now = Date.now();', 'Time comes in with the input'],
  ['packages/table/src/b.ts', 'export const id = crypto.randomUUID();', 'Chance is an argument'],
  ['packages/kernel/src/b.ts', "export const hash = crypto.subtle.digest('SHA-256', new Uint8Array());", 'the kernel has sha256'],
  ['packages/web/src/a.ts', 'export const id = crypto.randomUUID();', SECURE],
  ['packages/ui/src/a.ts', "void navigator.clipboard.writeText('');", SECURE],
  ['packages/web/src/b.tsx', 'export const may = Notification.permission;', SECURE],
  ['games/gin/board/a.ts', 'void navigator.share({});', SECURE],
  ['packages/web/src/table/a.ts', "void navigator.wakeLock.request('screen');", SECURE],
  ['packages/web/src/c.ts', "void navigator.serviceWorker.register('/sw.js');", SECURE],
  ['packages/web/src/d.ts', 'export const { clipboard } = navigator;', SECURE],
  ['packages/words/src/a.ts', 'export const id = crypto.randomUUID();', SECURE],
  ['packages/web/src/e.ts', 'export const link = `${location.origin}/t/`;', 'begin with what useAddress answers'],
] as const;

describe('what the linter forbids outside its module', () => {
  let findings: { filename: string; text: string }[];
  const root = mkdtempSync(join(tmpdir(), 'parlour-boundaries-'));

  beforeAll(() => {
    const config = JSON.parse(readFileSync(join(repository, '.oxlintrc.json'), 'utf8')) as object;
    writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify({ ...config, options: { typeAware: false } }));
    for (const [path, code] of IMPURE) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `${code}\n`);
    }
    const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: root, encoding: 'utf8' });
    const report = JSON.parse(stdout) as { diagnostics: { filename: string; message: string; help?: string }[] };
    findings = report.diagnostics.map(({ filename, message, help }) => ({ filename, text: `${message} ${help ?? ''}` }));
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it.each(IMPURE)('in %s, %s is refused', (path, _code, lesson) => {
    const said = findings.filter(({ filename }) => filename === path).map(({ text }) => text);
    expect(said.join('\n')).toContain(lesson);
  });
});
