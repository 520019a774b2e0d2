import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PACKAGES = new URL('../../packages/', import.meta.url);
const GAMES = new URL('../../games/', import.meta.url);

/** The text of every source file of every package and game, without tests. */
export function readSources(): readonly string[] {
  const folders = readdirSync(PACKAGES)
    .map((name) => new URL(`${name}/src/`, PACKAGES))
    .filter((folder) => existsSync(folder));
  return [...folders, GAMES].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter(
        (entry) =>
          entry.isFile() && /\.tsx?$/u.test(entry.name) && !entry.name.includes('.test.') && !entry.parentPath.includes('games/template'),
      )
      .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')),
  );
}
