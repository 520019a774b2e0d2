import { readdirSync, readFileSync } from 'node:fs';

type Catalogue = Readonly<Record<string, string>>;
/** By language, then by area. */
export type Locales = Readonly<Record<string, Readonly<Record<string, Catalogue>>>>;

export const SOURCE_LANGUAGE = 'en';

const FOLDER = new URL('../../packages/words/locales/', import.meta.url);

export function readLocales(): Locales {
  const languages = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(languages.map(({ name }) => [name, readLanguage(name)]));
}

function readLanguage(language: string): Readonly<Record<string, Catalogue>> {
  const folder = new URL(`${language}/`, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Catalogue]),
  );
}
