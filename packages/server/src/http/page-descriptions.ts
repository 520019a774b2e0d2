import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLanguage } from './preload-links.ts';

export type Translate = (page: string, acceptLanguage: string | undefined) => string;

/** Puts language, description and app manifest of a page into the language that a browser asks for. */
export function pageTranslator(folder: string): Translate {
  const file = join(folder, 'page-descriptions.json');
  if (!existsSync(file)) return (page) => page;
  const descriptions = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const { en = '' } = descriptions;
  return (page, acceptLanguage = '') => {
    const language = chooseLanguage(acceptLanguage, Object.keys(descriptions));
    return page
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replaceAll(`content="${en}"`, `content="${descriptions[language] ?? en}"`)
      .replace('/manifest.webmanifest', `/manifest-${language}.webmanifest`);
  };
}
