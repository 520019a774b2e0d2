import { readdirSync, readFileSync } from 'node:fs';
import { listFiles } from './list-files.ts';

type Catalogue = Readonly<Record<string, string>>;
/** By language, then by area. */
export type Locales = Readonly<Record<string, Readonly<Record<string, Catalogue>>>>;

export const SOURCE_LANGUAGE = 'en';

const FOLDER = new URL('../../packages/words/locales/', import.meta.url);
const GAMES = new URL('../../games/', import.meta.url).pathname;

/** The words of the platform. */
export function readLocales(): Locales {
  const languages = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(languages.map(({ name }) => [name, readLanguage(name)]));
}

/** The words of the platform and of every game; the file of a game stands under its path, as in `fotomania/words/rules`. */
export function readAllLocales(): Locales {
  const all: Record<string, Record<string, Catalogue>> = Object.fromEntries(
    Object.entries(readLocales()).map(([language, areas]) => [language, { ...areas }]),
  );
  for (const file of listFiles(GAMES, /\.json$/)) {
    const found = /^(template\/.*|[\w-]+\/words(?:\/[\w-]+)?)\/([\w-]+)\.json$/u.exec(file.slice(GAMES.length));
    if (found === null || found[1]?.startsWith('template/') === true) continue;
    const [, area = '', language = ''] = found;
    all[language] = { ...all[language], [area]: JSON.parse(readFileSync(file, 'utf8')) as Catalogue };
  }
  return all;
}

export const readPlatformAreas = (): readonly string[] => Object.keys(readLanguage(SOURCE_LANGUAGE));

function readLanguage(language: string): Readonly<Record<string, Catalogue>> {
  const folder = new URL(`${language}/`, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Catalogue]),
  );
}
