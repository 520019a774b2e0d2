/**
 * A language made from English: every letter carries an accent and every sentence is a third longer. Plain text on the
 * screen has no translation, and a layout that breaks now would break in German. `rtl` also reads from
 * right to left.
 */
export type PseudoDirection = 'ltr' | 'rtl';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRESSED = [...'åƀçđéƒĝĥîĵķļɱñöƥɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖƤɊŔŠŢÛṼŴẊÝŽ'];

const RIGHT_TO_LEFT = '\u202e';
const END = '\u202c';

export function pseudoLocalize(direction: PseudoDirection): (text: string) => string {
  return (text) => {
    // The text after a bar is grammar, which phrases select on, not a word.
    const [words = '', ...grammar] = text.split('|');
    const dressed = Array.from(words, (letter) => DRESSED[PLAIN.indexOf(letter)] ?? letter).join('');
    const longer = dressed.replace(/[åéîöû]/g, (vowel, at: number) => (at % 2 === 0 ? vowel + vowel : vowel));
    const turned = direction === 'rtl' && longer.trim() !== '' ? `${RIGHT_TO_LEFT}${longer}${END}` : longer;
    return [turned, ...grammar].join('|');
  };
}
