import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { type Plugin, rolldown } from 'rolldown';

const ENTRY = 'parlour:tests';
const SHORT_RUN = 'parlour:short-run';
const VITEST = 'parlour:vitest';

/** Golden playthroughs and long random runs; a short run stands for them. */
const LEFT_OUT = ['laws.test.ts', 'judges-agree.test.ts'];

/** The test files of a folder with all they import, as one function of `require`, the API of Vitest and the start of a file. */
export async function bundleTests(root: string, folder: string): Promise<Script> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.includes(file))
    .toSorted();
  const shortRun = folder.endsWith('/photo') ? judgesOf(root, folder) : lawsOf(root, folder);
  const entry = [...files.map((file) => join(root, folder, file)), SHORT_RUN].map((file) => `import ${JSON.stringify(file)};`).join('\n');
  const build = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'node',
    external: ['fast-check', /^node:/u],
    plugins: [
      virtual({ [ENTRY]: entry, [SHORT_RUN]: shortRun, [VITEST]: 'export const { describe, it, test, expect } = $vitest;' }),
      marked(root),
    ],
    treeshake: false,
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false });
  await build.close();
  return new Script(`(require, $vitest, $startFile) => { const exports = {}, module = { exports }; ${output[0].code}\n}`, {
    filename: `${folder}.tests.cjs`,
  });
}

/** A few short random games against the laws, which try hostile moves too: options at random, and each switch alone. */
function lawsOf(root: string, folder: string): string {
  return `import { checkGame } from '@parlour/kernel/laws';
import { it, expect } from 'vitest';
import { GAMES } from ${JSON.stringify(join(root, 'games/rules-catalogue.ts'))};
const game = GAMES.find(({ id }) => id === ${JSON.stringify(folder.split('/')[1])});
const switched = game.optionFields.flatMap(({ kind, key, default: usual }) => (kind === 'toggle' ? [{ [key]: !usual }] : []));
const plans = [[game.seats.min + 1], [game.seats.max], ...switched.map((options) => [game.seats.min + 1, options])];
for (const [players, options] of plans) it('keeps the laws with ' + players + JSON.stringify(options), () => {
  const { lawFailures, divergences } = checkGame(game, { games: 1, seed: 'mutants ' + players, maxSteps: 40, players, options });
  expect([...lawFailures.filter((fault) => !fault.endsWith('no end after 40 steps')), ...divergences]).toEqual([]);
});`;
}

/** Two judges on a few random scenes. */
function judgesOf(root: string, folder: string): string {
  return `import { it, expect } from 'vitest';
import { disagreement } from ${JSON.stringify(join(root, folder, 'test/compare-judges.ts'))};
import { dice, randomScene } from ${JSON.stringify(join(root, folder, 'test/random-scene.ts'))};
for (let seed = 1; seed <= 40; seed++) it('agrees with the second judge on scene ' + seed, () => {
  expect(disagreement(randomScene(dice(seed)))).toBeNull();
});`;
}

/** Modules with a given text. */
function virtual(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual',
    resolveId: (id) => (id === 'vitest' ? VITEST : id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  };
}

/** A test file says when its declarations begin, and every module knows its own address. */
function marked(root: string): Plugin {
  return {
    name: 'marked',
    transform: (code, id) => {
      const own = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      const isTest = id.endsWith('.test.ts') || id === SHORT_RUN;
      return isTest ? `${own}\n;`.replace(/^/u, `$startFile(${JSON.stringify(id === SHORT_RUN ? SHORT_RUN : relative(root, id))});`) : own;
    },
  };
}
