/** Writes the catalogues of games from the folders below `games/`: `npm run games:write`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cataloguesOf } from './lib/catalogues.ts';
import { readGames } from './lib/games.ts';
import { readPlatformAreas } from './lib/locales.ts';

const ROOT = dirname(import.meta.dirname);

/** The text of every catalogue by its file name, formatted. */
export async function writtenCatalogues(root = ROOT): Promise<ReadonlyMap<string, string>> {
  const raw = cataloguesOf(await readGames(root), readPlatformAreas());
  return new Map(Object.entries(raw).map(([file, text]) => [file, formatted(file, text)]));
}

function formatted(file: string, text: string): string {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', `--stdin-file-path=games/${file}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(`games/${file} cannot be formatted:\n${stderr}`);
  return stdout;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, text] of await writtenCatalogues()) writeFileSync(join(ROOT, 'games', file), text);
}
