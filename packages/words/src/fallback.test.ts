import { expect, it, vi } from 'vitest';
import { localeIndex } from '../../../scripts/write-locale-index.ts';
import { loadWords, type MessageKey } from './words.ts';

const table = { offer: 'an offer', thanks: 'thank you' };
const half = { offer: 'une offre' };

vi.mock('../locales/index.ts', () => ({
  LANGUAGES: ['en', 'fr'],
  LANGUAGE_INFO: {},
  PARTIAL: ['fr/table', 'fr/home'],
  FILES: {
    en: { table: () => Promise.resolve({ default: table }), home: () => Promise.resolve({ default: { hello: 'hello' } }) },
    fr: { table: () => Promise.resolve({ default: half }) },
  },
}));

const key = (name: string) => name as MessageKey;

it('an incomplete language falls back to English', async () => {
  const words = await loadWords('fr', ['table', 'home']);
  expect([words.t(key('offer')), words.t(key('thanks')), words.t(key('hello'))]).toEqual(['une offre', 'thank you', 'hello']);
});

it('the index lists incomplete files', () => {
  const common = { 'language.name': 'X', 'language.direction': 'ltr' };
  const index = localeIndex({ en: { common, table }, fr: { common, table: half } });
  expect(index).toContain("PARTIAL: readonly string[] = ['fr/table'];");
  expect(index).toContain("table: () => import('./fr/table.json'),");
});
