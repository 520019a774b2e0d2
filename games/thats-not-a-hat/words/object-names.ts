import type { Words } from '@parlour/words';
import type { ObjectId } from '../rules/index.ts';

/**
 * The name of an object as sentences need it. In the words it is written `name|form|other, names`. `form` is the
 * language's grammatical class ("f", "mp", "an"…), which phrases select on; the other names only help to find it.
 */
export interface Noun {
  readonly name: string;
  readonly form: string;
  readonly alsoCalled: readonly string[];
}

export function objectNoun(words: Words, object: ObjectId): Noun {
  const [name = '', form = '', others = ''] = words.t(`thats-not-a-hat.object.${object}`).split('|');
  return { name, form, alsoCalled: others === '' ? [] : others.split(', ') };
}

/** nice: "a nice guitar". a: "a guitar". the: "the guitar". is: "it is a guitar". indeed: "it really is a guitar". */
export type ObjectPhraseKind = 'nice' | 'a' | 'the' | 'is' | 'indeed';

export function objectPhrase(words: Words, object: ObjectId, kind: ObjectPhraseKind): string {
  const { name, form } = objectNoun(words, object);
  const gift = words.t('thats-not-a-hat.phrase.a', { form, object: name });
  switch (kind) {
    case 'a':
      return gift;
    case 'nice':
      return words.t('thats-not-a-hat.phrase.nice', { form, object: name });
    case 'the':
      return words.t('thats-not-a-hat.phrase.the', { form, object: name });
    case 'is':
      return words.t('thats-not-a-hat.phrase.is', { form, gift });
    case 'indeed':
      return words.t('thats-not-a-hat.phrase.indeed', { form, gift });
  }
}
