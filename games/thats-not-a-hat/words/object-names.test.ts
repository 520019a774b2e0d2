import { capitalize, LANGUAGES, loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { wordAreas } from '../../words-catalogue.ts';
import { OBJECTS } from '../rules/index.ts';
import { objectNoun, objectPhrase } from './object-names.ts';
import { offerSpeech, refuseSpeech } from './sentences.ts';

describe.each(LANGUAGES)('nouns in %s', (language) => {
  it('have a unique name and a known form', async () => {
    const words = await loadWords(language, wordAreas('thats-not-a-hat'));
    const forms = words.t('thats-not-a-hat.forms').split(' ');
    const names = new Set<string>();
    for (const object of OBJECTS) {
      const { name, form } = objectNoun(words, object);
      expect(forms, object).toContain(form);
      expect(name).toMatch(/^\S.*\S$/u);
      names.add(name.toLowerCase());
    }
    expect(names.size).toBe(OBJECTS.length);
  });

  it('begin with a vowel exactly where their form says so', async () => {
    const words = await loadWords(language, wordAreas('thats-not-a-hat'));
    const vowel = /^[aeiouéèêœâ]/iu;
    const spokenVowel = /^h(our|alt|orl)/iu;
    const wrong = OBJECTS.map((object) => objectNoun(words, object)).filter(({ name, form }) => {
      const elides = vowel.test(name) || spokenVowel.test(name);
      if (language === 'en' && (form === 'a' || form === 'an')) return (form === 'an') !== elides;
      return language === 'fr' && form.length === 1 + Number(form.endsWith('v')) && form.endsWith('v') !== elides;
    });
    expect(wrong).toEqual([]);
  });
});

describe('phrases', () => {
  it.each([
    ['en', 'guitar', 'I have a nice guitar for you.', 'That’s not a guitar!'],
    ['en', 'umbrella', 'I have a nice umbrella for you.', 'That’s not an umbrella!'],
    ['en', 'glasses', 'I have some nice glasses for you.', 'Those are not glasses!'],
    ['en', 'broccoli', 'I have some nice broccoli for you.', 'That’s not broccoli!'],
    ['fr', 'wall-clock', 'J’ai une jolie horloge murale pour toi.', 'Ce n’est pas une horloge murale\u202f!'],
    ['fr', 'glasses', 'J’ai de jolies lunettes pour toi.', 'Ce ne sont pas des lunettes\u202f!'],
    ['fr', 'popcorn', 'J’ai du joli pop-corn pour toi.', 'Ce n’est pas du pop-corn\u202f!'],
    ['es', 'anchor', 'Tengo una bonita ancla para ti.', '¡Eso no es un ancla!'],
    ['es', 'glasses', 'Tengo unas bonitas gafas para ti.', '¡Eso no son gafas!'],
    ['pt-BR', 'hat', 'Tenho um belo chapéu para você.', 'Isso não é um chapéu!'],
    ['pt-PT', 'glasses', 'Tenho uns belos óculos para ti.', 'Isso não são óculos!'],
  ] as const)('%s: %s is offered and refused', async (language, object, offer, refusal) => {
    const words = await loadWords(language, wordAreas('thats-not-a-hat'));
    expect(offerSpeech(words, object)).toBe(offer);
    expect(refuseSpeech(words, object)).toBe(refusal);
  });

  it.each([
    ['en', 'shorts', 'they really are shorts', 'The shorts'],
    ['fr', 'anchor', 'c’est bien une ancre', 'L’ancre'],
    ['fr', 'hamburger', 'c’est bien un hamburger', 'Le hamburger'],
    ['es', 'anchor', 'sí que es un ancla', 'El ancla'],
    ['pt-BR', 'gloves', 'são mesmo umas luvas', 'As luvas'],
  ] as const)('%s: %s is revealed', async (language, object, indeed, the) => {
    const words = await loadWords(language, wordAreas('thats-not-a-hat'));
    expect(objectPhrase(words, object, 'indeed')).toBe(indeed);
    expect(capitalize(words, objectPhrase(words, object, 'the'))).toBe(the);
  });
});
