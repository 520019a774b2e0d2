import { expect, it } from 'vitest';
import { localeIndex } from '../../../scripts/write-locale-index.ts';
import { addWords, type GameArea, loadWords, type MessageKey } from './words.ts';

const table = { offer: 'an offer', thanks: 'thank you' };
const half = { offer: 'une offre' };

addWords({
  partial: ['fr/half', 'fr/none'],
  files: {
    en: { half: () => Promise.resolve({ default: table }), none: () => Promise.resolve({ default: { hello: 'hello' } }) },
    fr: { half: () => Promise.resolve({ default: half }) },
  },
});

const key = (name: string) => name as MessageKey;

it('an incomplete language falls back to English', async () => {
  const words = await loadWords('fr', ['half', 'none'] as unknown as GameArea[]);
  expect([words.t(key('offer')), words.t(key('thanks')), words.t(key('hello'))]).toEqual(['une offre', 'thank you', 'hello']);
});

it('the index lists incomplete files', () => {
  const common = { 'language.name': 'X', 'language.direction': 'ltr' };
  const index = localeIndex({ en: { common, table }, fr: { common, table: half } });
  expect(index).toContain("PARTIAL: readonly string[] = ['fr/table'];");
  expect(index).toContain("table: () => import('./fr/table.json'),");
});
