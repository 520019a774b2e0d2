import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAllLocales } from '../../../scripts/lib/locales.ts';
import { LANGUAGES } from './languages.ts';

/** One thing, its word in each language and, as a pattern, the words that are not used for it. */
interface Term {
  readonly term: string;
  /** Starts of the keys the term is about; without it, all. */
  readonly in?: readonly string[];
  readonly use: Readonly<Record<string, string>>;
  readonly not: Readonly<Record<string, string>>;
}

const terms = JSON.parse(readFileSync(new URL('../terms.json', import.meta.url), 'utf8')) as readonly Term[];
const guide = readFileSync(new URL('../../../docs/words.md', import.meta.url), 'utf8');
const locales = readAllLocales();

/** The names of Hat's objects are exempt: a chair there is no seat. */
const OBJECTS = 'thats-not-a-hat.object.';

function wrongWords(language: string, messages: Readonly<Record<string, string>>): string[] {
  return terms.flatMap(({ not, use, in: starts }) => {
    const forbidden = not[language];
    if (forbidden === undefined) return [];
    const pattern = new RegExp(`(?<![\\p{L}{])(?:${forbidden})(?![\\p{L}}])`, 'iu');
    return Object.entries(messages)
      .filter(([key]) => !key.startsWith(OBJECTS) && (starts?.some((start) => key.startsWith(start)) ?? true))
      .flatMap(([key, message]) => {
        const found = pattern.exec(message);
        return found === null ? [] : [`${key}: not “${found[0]}” but “${use[language]}”`];
      });
  });
}

describe('the list of terms', () => {
  it.each(LANGUAGES)('is kept in %s', (language) => {
    expect(Object.values(locales[language] ?? {}).flatMap((messages) => wrongWords(language, messages))).toEqual([]);
  });

  it('names the right word for a wrong one', () => {
    expect(wrongWords('fr', { 'lobby.addBot': 'Ajouter un robot' })).toEqual(['lobby.addBot: not “robot” but “bot”']);
    expect(wrongWords('pt-BR', { 'picture-perfect.board.bid': 'Seu lance em enfeites' })).toEqual([
      'picture-perfect.board.bid: not “enfeites” but “decoração”',
    ]);
    expect(wrongWords('pt-BR', { 'picture-perfect.wish.row-1': 'na fila 1' })).toEqual([
      'picture-perfect.wish.row-1: not “fila” but “fileira”',
    ]);
  });

  it('looks at whole words, and only where the term belongs', () => {
    expect(wrongWords('en', { 'home.x': 'Claims', 'thats-not-a-hat.object.chair': 'chair|a' })).toEqual([]);
  });

  it('names only starts of keys that exist', () => {
    const keys = Object.values(locales.en ?? {}).flatMap((messages) => Object.keys(messages));
    const starts = terms.flatMap((term) => term.in ?? []);
    expect(starts.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  });

  it.each(terms)('has a row in docs/words.md: $term', ({ term, use }) => {
    expect(guide).toContain(`| ${[term, ...LANGUAGES.map((language) => use[language])].join(' | ')} |`);
  });
});
