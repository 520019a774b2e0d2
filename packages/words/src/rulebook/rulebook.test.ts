import { readFileSync } from 'node:fs';
import { wordAreas } from '@parlour/games/words-catalogue';
import { describe, expect, it } from 'vitest';
import { BOOKS, rulesText } from '../../../../scripts/write-rules-md.ts';
import { LANGUAGES } from '../languages.ts';
import { loadWords } from '../words.ts';
import { clauseKey } from './rulebook.ts';

describe.each(BOOKS)('the rulebook of $game', (book) => {
  const clauses = book.sections.flatMap((section) => section.clauses);

  it('has each clause once, and no text outside its list', async () => {
    const { default: texts } = await import(`../../../../games/${book.game}/words/rules/en.json`);
    const placed = [...book.sections.map((section) => section.title), ...clauses.map((clause) => clauseKey(book.area, clause))];
    expect(placed.sort()).toEqual(
      Object.keys(texts as object)
        .filter((key) => !key.startsWith(`${book.area}.primer.`))
        .sort(),
    );
  });

  it.each(LANGUAGES)('is complete in %s', async (language) => {
    const words = await loadWords(language, wordAreas(book.game));
    for (const clause of clauses) expect(words.has(clauseKey(book.area, clause)), clause).toBe(true);
  });

  it('matches RULES.md; `npm run rules:write` writes it', async () => {
    expect(readFileSync(book.file, 'utf8')).toBe(await rulesText(book));
  });
});
