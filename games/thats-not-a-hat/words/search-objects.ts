import { foldLetter, foldText, type Words } from '@parlour/words';
import { OBJECTS, type ObjectId } from '../rules/index.ts';
import { objectNoun } from './object-names.ts';

export interface ObjectMatch {
  readonly object: ObjectId;
  readonly name: string;
  /** The matched letters of the name, from and up to; null when another name matched. */
  readonly range: readonly [number, number] | null;
}

/** How well a name matches: its start, the start of one of its words, the inside of a word, or only another name. */
type Fit = 0 | 1 | 2 | 3;

/** Objects whose name matches the typed text, best first, each kind in alphabetical order. Empty text finds nothing. */
export function searchObjects(words: Words, typed: string): readonly ObjectMatch[] {
  const wanted = foldText(typed).trim();
  if (wanted === '') return [];
  const found: (ObjectMatch & { readonly fit: Fit })[] = [];
  for (const object of OBJECTS) {
    const { name, alsoCalled } = objectNoun(words, object);
    const own = match(name, wanted);
    if (own !== undefined) found.push({ object, name, ...own });
    else if (alsoCalled.some((other) => (match(other, wanted)?.fit ?? 2) < 2)) found.push({ object, name, range: null, fit: 3 });
  }
  const order = new Intl.Collator(words.language);
  return found.sort((a, b) => a.fit - b.fit || order.compare(a.name, b.name)).map(({ object, name, range }) => ({ object, name, range }));
}

function match(name: string, wanted: string): { readonly fit: Fit; readonly range: readonly [number, number] } | undefined {
  const folded = fold(name);
  let best: { readonly fit: Fit; readonly at: number } | undefined;
  for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
    const fit = at === 0 ? 0 : isLetter(folded.text[at - 1]) ? 2 : 1;
    if (best === undefined || fit < best.fit) best = { fit, at };
  }
  if (best === undefined) return undefined;
  const end = folded.origin[best.at + wanted.length - 1] ?? 0;
  return { fit: best.fit, range: [folded.origin[best.at] ?? 0, end + 1] };
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}/u.test(char);

/** As `foldText`; `origin` maps each letter to its position in the original text. */
function fold(text: string): { readonly text: string; readonly origin: readonly number[] } {
  let folded = '';
  const origin: number[] = [];
  [...text.normalize('NFC')].reduce((at, char) => {
    const plain = foldLetter(char);
    for (let i = 0; i < plain.length; i += 1) origin.push(at);
    folded += plain;
    return at + char.length;
  }, 0);
  return { text: folded, origin };
}
