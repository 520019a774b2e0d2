/** Plants faults into the rules and lists the ones that no test of the rules catches: `npm run -s mutants -- --game mascarade`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { MANIFESTS } from '@parlour/games/catalogue';
import { installSeparately } from '../bench/install-separately.ts';
import { equivalentIn } from './mutation/equivalent.ts';
import { type MutationScore, type StrykerReport, scoreOf, withoutSurvivors } from './mutation/report.ts';

const ROOT = dirname(import.meta.dirname);
const FOLDER = join(ROOT, 'scripts/mutation');
const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator');
/** The plugin is TypeScript. */
const TSX = import.meta.resolve('tsx');
const GAMES = MANIFESTS.map(({ id }) => id);

/** Files without rules: imagined worlds, secrecy pools, planted leaks and the recap. The laws check the first three. */
const NO_RULES = [
  'imagine',
  'unseen-cards',
  'secrets',
  'mutants',
  'recap',
  'memory-trials',
  'types',
  'index',
  '*.data',
  '*.fixture',
  '*.test',
  'test/*',
];

const { values } = parseArgs({
  options: { game: { type: 'string' }, files: { type: 'string' }, json: { type: 'boolean' }, workers: { type: 'string' } },
});
const targets = values.game === undefined ? [...GAMES, 'photo'] : [values.game];
const sources = (target: string): string => (target === 'photo' ? 'games/picture-perfect/photo' : `games/${target}/rules`);
const unknown = targets.find((target) => !existsSync(join(ROOT, sources(target))));
if (unknown !== undefined) throw new Error(`--game ${unknown}: there is ${[...GAMES, 'photo'].join(', ')}`);

if (!existsSync(STRYKER)) installSeparately(FOLDER);
const results: (MutationScore & { readonly game: string })[] = [];
for (const target of targets) results.push({ game: target, ...(await measure(target)) });
if (values.json === true) console.log(JSON.stringify(results));
else for (const result of results) print(result);
const stale = results.flatMap((result) => result.stale);
for (const { file, line, replacements } of stale)
  console.error(`not a survivor any more, delete it: ${file} ${line} ${replacements.join(' ')}`);
if (stale.length > 0) process.exitCode = 1;

async function measure(target: string): Promise<MutationScore> {
  const folder = sources(target);
  const output = mkdtempSync(join(tmpdir(), 'parlour-mutants-'));
  const asked = values.files?.split(',').map((file) => linesOf(folder, file));
  const mutate = asked?.map(({ pattern }) => pattern) ?? [`${folder}/**/*.ts`, ...NO_RULES.map((name) => `!${folder}/**/${name}.ts`)];
  const config = {
    testRunner: 'bundle',
    plugins: [join(FOLDER, 'runner.ts')],
    // Stryker reads a tsconfig with an older TypeScript; nothing here needs one.
    tsconfigFile: 'none.json',
    mutate,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `.stryker/${target}.json`,
    tempDirName: `.stryker/${target}`,
    reporters: ['json', ...(values.json === true ? [] : ['progress'])],
    jsonReporter: { fileName: join(output, 'report.json') },
    ignorePatterns: ['.stryker', 'e2e', 'bench', 'chaos', 'docs', 'deploy', 'scripts/mutation/node_modules', 'packages/*'],
    // A machine with other work is slow; endless loops end at Stryker's hit limit.
    timeoutMS: 10_000,
    concurrency: Number(values.workers ?? availableParallelism()),
  };
  const earlier = join(ROOT, config.incrementalFile);
  if (existsSync(earlier))
    writeFileSync(earlier, JSON.stringify(withoutSurvivors(JSON.parse(readFileSync(earlier, 'utf8')) as StrykerReport)));
  const configFile = join(output, 'stryker.json');
  writeFileSync(configFile, JSON.stringify(config));
  const { status } = spawnSync(process.execPath, [join(STRYKER, 'core/bin/stryker.js'), 'run', configFile], {
    cwd: ROOT,
    env: { ...process.env, MUTATED: folder, NODE_OPTIONS: `--import=${TSX}` },
    stdio: ['ignore', values.json === true ? 'ignore' : 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
  const report = JSON.parse(readFileSync(join(output, 'report.json'), 'utf8')) as StrykerReport;
  rmSync(output, { recursive: true });
  // The report also holds earlier results of other files and lines, without their survivors.
  const files = Object.entries(report.files).flatMap(([name, file]) => {
    if (asked === undefined) return [[name, file] as const];
    const within = asked.filter((each) => each.name === name);
    const mutants = file.mutants.filter(({ location }) =>
      within.some(({ from, to }) => location.start.line >= from && location.start.line <= to),
    );
    return within.length === 0 ? [] : [[name, { ...file, mutants }] as const];
  });
  const score = scoreOf({ files: Object.fromEntries(files) }, await equivalentIn(ROOT, folder));
  return asked?.some(({ from }) => from > 0) === true ? { ...score, stale: [] } : score;
}

/** A file to mutate, whole or as a range of lines: `region:1-120`. */
function linesOf(folder: string, file: string): { name: string; pattern: string; from: number; to: number } {
  const [base, lines] = file.split(':');
  const name = `${folder}/${base}.ts`;
  const [from = 0, to = Infinity] = lines?.split('-').map(Number) ?? [];
  return { name, pattern: lines === undefined ? name : `${name}:${lines}`, from, to };
}

function print({ game, mutants, killed, survived, equivalent, score, survivors }: MutationScore & { readonly game: string }): void {
  console.log(`${game}: ${mutants} mutants, ${killed} killed, ${survived} survived, ${equivalent} equivalent, score ${score} %`);
  for (const { file, at, line, replacement } of survivors) console.log(`  ${file}:${at} ${line}\n    becomes ${replacement}`);
}
