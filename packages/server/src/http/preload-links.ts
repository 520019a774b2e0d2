import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files a page of the client needs first, as written by its build. */
type FirstParts = Readonly<Record<string, { readonly parts: readonly string[]; readonly words: Words }>>;

/** By language. */
type Words = Readonly<Record<string, readonly string[]>>;

export type PreloadLinks = (path: string, acceptLanguage: string | undefined) => string;

/** Link headers for the files a page would otherwise request one round trip later. */
export function preloadLinksFrom(folder: string): PreloadLinks {
  const file = join(folder, 'preload-manifest.json');
  if (!existsSync(file)) return () => '';
  const pages = JSON.parse(readFileSync(file, 'utf8')) as FirstParts;
  return (path, acceptLanguage = '') => {
    const page = pages[path.startsWith('/t/') ? 'table' : path === '/' ? 'home' : ''];
    if (page === undefined) return '';
    return [...page.parts, ...wordsFor(acceptLanguage, page.words)].map(link).join('');
  };
}

/** A wrong guess costs a few kilobytes: the server does not know the language chosen in the client. */
function wordsFor(acceptLanguage: string, words: Words): readonly string[] {
  return words[chooseLanguage(acceptLanguage, Object.keys(words))] ?? [];
}

/** The first of these languages that a browser asks for; else English. */
export function chooseLanguage(acceptLanguage: string, languages: readonly string[]): string {
  for (const wish of acceptLanguage.toLowerCase().split(',')) {
    const tag = wish.split(';', 1)[0]?.trim() ?? '';
    const mother = tag.split('-', 1)[0] ?? '';
    const found = languages.find((language) => language.toLowerCase() === tag) ?? languages.find((language) => language.startsWith(mother));
    if (mother !== '' && found !== undefined) return found;
  }
  return 'en';
}

const link = (href: string): string =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;
