import { describe, expect, it } from 'vitest';
import { LANGUAGES, pickLanguage } from './languages.ts';
import { addWords, createWords, type GameArea, loadWords, type MessageKey } from './words.ts';

const said = (catalogue: Record<string, string>) => createWords('en', catalogue);
const key = (name: string) => name as MessageKey;

describe('picking a language', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['pt'], 'pt-BR'],
    [['pt-AO'], 'pt-PT'],
    [['PT-pt'], 'pt-PT'],
    [['de', 'es-MX'], 'es'],
    [['de'], 'en'],
    [[], 'en'],
  ])('%j is served in %s', (preferred, language) => {
    expect(pickLanguage(preferred)).toBe(language);
  });
});

describe('words', () => {
  it('are loaded area by area', async () => {
    const words = await loadWords('fr', ['replay']);
    expect(words.t('replay.share.link')).toBe('Copier le lien');
    expect(words.has('replay.share.link')).toBe(true);
    expect(words.has('refusal.game-over')).toBe(false);
  });

  it('of a game are added, to an area of its own or to one of the platform', async () => {
    const load = (text: string) => () => Promise.resolve({ default: { 'game.gin': text } });
    addWords({ files: { en: { home: [load('Gin')], gin: load('Rummy') } }, partial: [] });
    expect((await loadWords('en', ['home'])).t('game.gin')).toBe('Gin');
    expect((await loadWords('en', ['home'])).has('home.bots')).toBe(true);
    expect((await loadWords('en', ['gin' as GameArea])).t('game.gin')).toBe('Rummy');
  });

  it.each(LANGUAGES)('list names as %s does', async (language) => {
    const words = await loadWords(language, []);
    expect(words.list(['A', 'B', 'C'])).toMatch(/^A, B (and|et|y|e) C$/u);
  });

  it('mark parts of the message, never of a name', () => {
    const words = said({ offer: '{who} offers <em>a nice {gift}</em>.' });
    const values = { who: '<em>', gift: 'hat' };
    expect(words.t(key('offer'), values)).toBe('<em> offers a nice hat.');
    expect(words.rich(key('offer'), values)).toEqual([
      { text: '<em>', mark: null },
      { text: ' offers ', mark: null },
      { text: 'a nice ', mark: 'em' },
      { text: 'hat', mark: 'em' },
      { text: '.', mark: null },
    ]);
  });

  it('show the key itself when even English has no text', () => {
    expect(said({}).t(key('hat.gone'))).toBe('hat.gone');
  });
});
