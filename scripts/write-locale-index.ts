/** Writes packages/words/locales/index.ts from the folders beside it: `npm run words:write`. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Locales, readLocales, SOURCE_LANGUAGE } from './lib/locales.ts';

export const INDEX_FILE = new URL('../packages/words/locales/index.ts', import.meta.url);

const LINE_WIDTH = 140;

export function localeIndex(locales: Locales): string {
  const languages = Object.keys(locales).sort();
  const source = locales[SOURCE_LANGUAGE] ?? {};
  const areas = Object.keys(source).sort();
  const lacks = (language: string, area: string) =>
    Object.keys(source[area] ?? {}).some((key) => locales[language]?.[area]?.[key] === undefined);
  const partial = languages.flatMap((language) => areas.filter((area) => lacks(language, area)).map((area) => `${language}/${area}`));
  return [
    '// Written by `npm run words:write` from the folders beside this file.',
    ...areas.map((area) => `import type ${identifier(area)} from './${SOURCE_LANGUAGE}/${area}.json';`),
    '',
    `export const LANGUAGES = ${list(languages)} as const;`,
    'export type Language = (typeof LANGUAGES)[number];',
    '',
    constant('AREAS', areas),
    'export type PlatformArea = (typeof AREAS)[number];',
    '',
    'export type PlatformKey =',
    `${areas.map((area) => `  | keyof typeof ${identifier(area)}`).join('\n')};`,
    '',
    '/** Own name, writing direction, and the regional tags a language also serves. */',
    "export const LANGUAGE_INFO: Readonly<Record<Language, { name: string; direction: 'ltr' | 'rtl'; also: readonly string[] }>> = {",
    ...languages.map((language) => `  ${property(language)}: ${infoOf(locales[language]?.common ?? {})},`),
    '};',
    '',
    '/** Files that lack some messages. */',
    `export const PARTIAL: readonly string[] = ${list(partial)};`,
    '',
    'export const FILES: Readonly<Record<Language, Partial<Record<PlatformArea, () => Promise<{ default: object }>>>>> = {',
    ...languages.flatMap((language) => [
      `  ${property(language)}: {`,
      ...areas
        .filter((area) => locales[language]?.[area] !== undefined)
        .map((area) => `    ${property(area)}: () => import('./${language}/${area}.json'),`),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');
}

function infoOf(common: Readonly<Record<string, string>>): string {
  const also = (common['language.also'] ?? '').split(' ').filter((tag) => tag !== '');
  return `{ name: '${common['language.name']}', direction: '${common['language.direction']}', also: ${list(also)} }`;
}

/** Broken into lines where the formatter would break it. */
function constant(name: string, items: readonly string[]): string {
  const line = `export const ${name} = ${list(items)} as const;`;
  if (line.length <= LINE_WIDTH) return line;
  return [`export const ${name} = [`, ...items.map((item) => `  '${item}',`), '] as const;'].join('\n');
}

const list = (items: readonly string[]): string => `[${items.map((item) => `'${item}'`).join(', ')}]`;

const property = (name: string): string => (/^[a-z]+$/iu.test(name) ? name : `'${name}'`);

const identifier = (area: string): string => area.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(INDEX_FILE, localeIndex(readLocales()));
