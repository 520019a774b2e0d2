import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const repository = dirname(import.meta.dirname);

/** A line of code, a place where it must not stand, and what the linter has to teach whoever writes it there. */
const FORBIDDEN = [
  ['packages/kernel/src/a.ts', "import '@parlour/games';", 'The kernel knows nothing but itself'],
  ['packages/kernel/src/b.ts', "import 'node:fs';", 'The kernel knows nothing but itself'],
  ['packages/kernel/src/c.ts', "import '../../games/src/index.ts';", 'Import another package by its name'],
  ['packages/kernel/src/d.ts', 'export const luck = Math.random();', 'Chance is an argument'],
  ['packages/photo/src/a.ts', "import 'three';", 'The judge of photos knows nothing but itself'],
  ['packages/photo/src/b.ts', "import '@parlour/kernel';", 'The judge of photos knows nothing but itself'],
  ['packages/games/src/hat/a.ts', "import '../mask/types.ts';", 'never another game'],
  ['packages/games/src/hat/b.ts', "import '@parlour/words';", 'A game knows only the kernel'],
  ['packages/games/src/hat/e.ts', "import '@parlour/table';", 'and the judge of photos'],
  ['packages/games/src/hat/c.ts', "import 'lodash';", 'A game needs no library'],
  ['packages/games/src/hat/d.ts', 'export const now = new Date();', 'Time comes in with the input'],
  ['packages/bots/src/a.ts', "import '@parlour/table';", 'A bot gets what a player gets'],
  ['packages/protocol/src/a.ts', "import '@parlour/games';", 'The protocol speaks of messages only'],
  ['packages/table/src/a.ts', "import '@parlour/server';", 'A table is a pure function'],
  ['packages/table/src/b.ts', "import 'node:fs';", 'also runs in the browser'],
  ['packages/table/src/c.ts', 'export const now = Date.now();', 'Time comes in with the input'],
  ['packages/server/src/a.ts', "import '@parlour/words';", 'The server has no words'],
  ['packages/words/src/a.ts', "import '@parlour/table';", 'Words know games and the kernel only'],
  ['packages/web/src/a.ts', "import '@parlour/server';", 'reaches the server over the wire'],
  ['packages/table/src/d.ts', 'export const id = crypto.randomUUID();', 'Chance is an argument'],
  ['packages/kernel/src/e.ts', "export const hash = crypto.subtle.digest('SHA-256', new Uint8Array());", 'the kernel has sha256'],
  ['packages/web/src/b.ts', 'export const id = crypto.randomUUID();', 'use packages/web/src/browser/secure-context.ts'],
  ['packages/web/src/c.ts', "void navigator.clipboard.writeText('');", 'use packages/web/src/browser/secure-context.ts'],
  ['packages/web/src/d.tsx', 'export const may = Notification.permission;', 'use packages/web/src/browser/secure-context.ts'],
  ['packages/web/src/games/e.ts', 'void navigator.share({});', 'use packages/web/src/browser/secure-context.ts'],
  ['packages/web/src/table/f.ts', "void navigator.wakeLock.request('screen');", 'use packages/web/src/browser/secure-context.ts'],
  ['packages/web/src/g.ts', "void navigator.serviceWorker.register('/sw.js');", 'use packages/web/src/browser/secure-context.ts'],
  ['packages/web/src/h.ts', 'export const { clipboard } = navigator;', 'use packages/web/src/browser/secure-context.ts'],
  ['packages/words/src/b.ts', 'export const id = crypto.randomUUID();', 'use packages/web/src/browser/secure-context.ts'],
  ['packages/web/src/i.ts', 'export const link = `${location.origin}/t/`;', 'begin with what useAddress answers'],
] as const;

const ALLOWED = [
  ['packages/games/src/hat/fine.ts', "import '@parlour/kernel';\nimport '@parlour/photo';\nimport './types.ts';"],
  ['packages/games/src/hat/laws.test.ts', "import '@parlour/kernel/laws';\nimport 'vitest';"],
  ['packages/table/src/fine.ts', "import '@parlour/bots';\nimport '@parlour/protocol';"],
  ['packages/server/src/fine.ts', "import 'node:fs';\nimport 'fastify';\nexport const now = Date.now();"],
  ['packages/web/src/fine.ts', "import '@parlour/table';\nimport 'react';"],
  ['packages/web/src/browser/secure-context.ts', 'export const id = crypto.randomUUID();\nexport const may = Notification.permission;'],
] as const;

let findings: { filename: string; text: string }[];
const root = mkdtempSync(join(tmpdir(), 'parlour-boundaries-'));

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(repository, '.oxlintrc.json'), 'utf8')) as object;
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify({ ...config, options: { typeAware: false } }));
  for (const [path, code] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${code}\n`);
  }
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', '-A', 'import/no-unassigned-import'], {
    cwd: root,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as { diagnostics: { filename: string; message: string; help?: string }[] };
  findings = report.diagnostics.map(({ filename, message, help }) => ({ filename, text: `${message} ${help ?? ''}` }));
});

afterAll(() => rmSync(root, { recursive: true }));

const taughtAt = (path: string) => findings.filter(({ filename }) => filename === path).map(({ text }) => text);

it.each(FORBIDDEN)('in %s, %s is answered with a lesson', (path, _code, lesson) => {
  expect(taughtAt(path).join('\n')).toContain(lesson);
});

it.each(ALLOWED)('in %s nothing is wrong', (path) => {
  expect(taughtAt(path)).toEqual([]);
});
