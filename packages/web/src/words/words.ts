import { type Area, type Language, loadWords, type Stretch, type Words } from '@parlour/words';
import { createElement, Fragment, type ReactNode, use } from 'react';
import { useSettings } from '../settings/useSettings.ts';

/** What every page may say. */
const EVERYWHERE: readonly Area[] = ['common', 'home'];

const loading = new Map<string, Promise<Words>>();

export function wordsFor(language: Language, areas: readonly Area[]): Promise<Words> {
  const wanted = [...new Set([...EVERYWHERE, ...areas])];
  const key = `${language} ${wanted.join(' ')}`;
  let words = loading.get(key);
  if (words === undefined) {
    words = loadWords(language, wanted);
    words.catch(() => loading.delete(key));
    loading.set(key, words);
  }
  return words;
}

/** The words of the player's language; suspends until they are there. */
export function useWords(...areas: readonly Area[]): Words {
  const { language } = useSettings();
  return use(wordsFor(language, areas));
}

/** A sentence whose marked stretches become elements of that name. */
export function dressed(stretches: readonly Stretch[]): ReactNode {
  return stretches.map(({ text, mark }, index) =>
    // A sentence is drawn anew as a whole, so the place in it is key enough.
    createElement(mark === null ? Fragment : mark, { key: `${index} ${text}` }, text),
  );
}
