import { type Area, type Language, loadWords, type RichTextPart, type Words } from '@parlour/words';
import type { PseudoDirection } from '@parlour/words/pseudo-locale';
import { createElement, Fragment, type ReactNode, use } from 'react';
import { useSettings } from '../settings/useSettings.ts';

/** The areas of every page. */
const EVERYWHERE: readonly Area[] = ['common', 'home'];

const loading = new Map<string, Promise<Words>>();

export function wordsIn(language: Language, areas: readonly Area[], pseudo: PseudoDirection | null = null): Promise<Words> {
  const wanted = [...new Set([...EVERYWHERE, ...areas])];
  const key = `${language} ${pseudo} ${wanted.join(' ')}`;
  let words = loading.get(key);
  if (words === undefined) {
    words = pseudo === null ? loadWords(language, wanted) : loadPseudo(pseudo, wanted);
    words.catch(() => loading.delete(key));
    loading.set(key, words);
  }
  return words;
}

async function loadPseudo(pseudo: PseudoDirection, areas: readonly Area[]): Promise<Words> {
  const { pseudoLocalize } = await import('@parlour/words/pseudo-locale');
  return loadWords('en', areas, pseudoLocalize(pseudo));
}

/** The words of the player's language; suspends until they are loaded. */
export function useWords(...areas: readonly Area[]): Words {
  const { language, pseudo } = useSettings();
  return use(wordsIn(language, areas, pseudo));
}

/** A sentence whose marked parts become elements of that name. */
export function renderRichText(stretches: readonly RichTextPart[]): ReactNode {
  return stretches.map(({ text, mark }, index) =>
    // A sentence is rendered as a whole, so the index is a sufficient key.
    createElement(mark === null ? Fragment : mark, { key: `${index} ${text}` }, text),
  );
}
