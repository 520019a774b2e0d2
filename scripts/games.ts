/** Writes the catalogues of games from the folders below `games/`: `npm run games:write`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cataloguesOf } from './lib/catalogues.ts';
import { readGames } from './lib/games.ts';
import { readPlatformAreas } from './lib/locales.ts';

const ROOT = dirname(import.meta.dirname);

/** The text of every catalogue by its file name, formatted. */
export async function writtenCatalogues(root = ROOT): Promise<ReadonlyMap<string, string>> {
  return formatted(cataloguesOf(await readGames(root), readPlatformAreas()));
}

/** Formats all of them in one run: the formatter takes longer to start than to format. */
function formatted(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-catalogues-'));
  try {
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    execFileSync(process.execPath, [biome, 'check', '--write', `--config-path=${ROOT}`, '--vcs-enabled=false', folder], { stdio: 'pipe' });
    return new Map(Object.keys(texts).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, text] of await writtenCatalogues()) writeFileSync(join(ROOT, 'games', file), text);
}
