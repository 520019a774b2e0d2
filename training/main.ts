/** `npm run train -- --game fotomania`: learns the values of a game by its recipe and writes them to `bot/value-nets.data.ts`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { IntegerNet, Recipe, Sample } from '@parlour/bots';
import { errorOf, fitNet } from './fit.ts';

const ROOT = dirname(import.meta.dirname);
/** Matches that the network has not seen. */
const FRESH_MATCHES = 1000;

const samplesFrom = (matches: number, samplesOf: (match: number) => readonly Sample[]): readonly Sample[] =>
  Array.from({ length: matches }, (_, match) => samplesOf(match)).flat();

const trainable = readdirSync(join(ROOT, 'games')).filter((id) => existsSync(join(ROOT, 'games', id, 'training')));
const { values } = parseArgs({ options: { game: { type: 'string' }, check: { type: 'boolean', default: false } } });
const { game, check } = values;
if (game === undefined || !trainable.includes(game)) {
  console.error(`--game: which game? One of ${trainable.join(', ')}.`);
  process.exit(2);
}

const { recipe } = (await import(`../games/${game}/training/index.ts`)) as { recipe: Recipe };
const nets: Record<number, IntegerNet> = {};
for (const seats of recipe.seats) nets[seats] = trained(recipe, seats);
const file = join(ROOT, 'games', game, 'bot', 'value-nets.data.ts');
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
const text = `import type { IntegerNet } from '@parlour/bots';

/** By number of seats. \`npm run train -- --game ${game}\` makes them again. */
export const VALUE_NETS: Readonly<Record<number, IntegerNet>> = ${JSON.stringify(nets)};
`;
writeFileSync(file, text);
execFileSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file], { stdio: 'pipe' });
const isSame = readFileSync(file, 'utf8') === before;
console.log(isSame ? 'The weights are those that were there.' : 'The weights are new.');
if (check && !isSame) process.exitCode = 1;

function trained({ matches, samplesOf, ...recipe }: Recipe, seats: number): IntegerNet {
  const samples = samplesFrom(matches, (match) => samplesOf(seats, recipe.seed, match));
  const fresh = samplesFrom(FRESH_MATCHES, (match) => samplesOf(seats, recipe.seed + 1, match));
  const net = fitNet(samples, recipe);
  const mean = samples.reduce((sum, { target }) => sum + target, 0) / samples.length;
  const guess = fresh.reduce((sum, { target }) => sum + (target - mean) ** 2, 0) / fresh.length;
  console.log(
    `${seats} seats: ${samples.length} positions; mean square error in fresh matches ${errorOf(net, fresh).toFixed(4)}, of a constant ${guess.toFixed(4)}`,
  );
  return net;
}
