/**
 * A language nobody speaks, made from English: every letter carries an accent and every sentence is a third longer. Words that
 * look plain on the screen were never given to a translator, and what bursts now would burst in German. `rtl` also reads from
 * right to left.
 */
export type PseudoDirection = 'ltr' | 'rtl';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRESSED = [...'åƀçđéƒĝĥîĵķļɱñöƥɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖƤɊŔŠŢÛṼŴẊÝŽ'];

const RIGHT_TO_LEFT = '\u202e';
const END = '\u202c';

export function pseudoLocalize(direction: PseudoDirection): (text: string) => string {
  return (text) => {
    // What follows a bar is grammar, which phrases select on, and no word.
    const [words = '', ...grammar] = text.split('|');
    const dressed = Array.from(words, (letter) => DRESSED[PLAIN.indexOf(letter)] ?? letter).join('');
    const longer = dressed.replace(/[åéîöû]/g, (vowel, at: number) => (at % 2 === 0 ? vowel + vowel : vowel));
    const turned = direction === 'rtl' && longer.trim() !== '' ? `${RIGHT_TO_LEFT}${longer}${END}` : longer;
    return [turned, ...grammar].join('|');
  };
}
