import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which files a page of the client will ask for first, as its build wrote them down. */
type FirstParts = Readonly<Record<string, { readonly parts: readonly string[]; readonly words: Words }>>;

/** By language. */
type Words = Readonly<Record<string, readonly string[]>>;

export type PreloadLinks = (path: string, acceptLanguage: string | undefined) => string;

/** Names, for the head of a page, what it would otherwise find out one journey later. */
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

/** A wrong guess costs a few kilobytes: what somebody chose in the client the server does not know. */
function wordsFor(acceptLanguage: string, words: Words): readonly string[] {
  const languages = Object.keys(words);
  for (const wish of acceptLanguage.toLowerCase().split(',')) {
    const tag = wish.split(';', 1)[0]?.trim() ?? '';
    const mother = tag.split('-', 1)[0] ?? '';
    const found = languages.find((language) => language.toLowerCase() === tag) ?? languages.find((language) => language.startsWith(mother));
    if (mother !== '' && found !== undefined) return words[found] ?? [];
  }
  return words.en ?? [];
}

const link = (href: string): string =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;
