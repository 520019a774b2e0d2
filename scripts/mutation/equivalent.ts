/** Mutants of one line that no test can tell from the original rules. */
export interface Equivalent {
  readonly file: string;
  /** The trimmed line. */
  readonly line: string;
  readonly replacements: readonly string[];
  readonly why: string;
}

const HAT = 'games/thats-not-a-hat/rules';
const MASCARADE = 'games/mascarade/rules';

/** Entries of one file with one reason: lines and their replacements. */
function because(why: string, file: string, lines: Readonly<Record<string, readonly string[]>>): readonly Equivalent[] {
  return Object.entries(lines).map(([line, replacements]) => ({ file, line, replacements, why }));
}

const ANY_LIST = ['["Stryker was here"]'];

export const EQUIVALENT: readonly Equivalent[] = [
  ...because('the deal sets it', `${HAT}/setup.ts`, {
    'shop: [],': ANY_LIST,
    'gifts: [],': ANY_LIST,
    'penalties: [],': ANY_LIST,
    "phase: 'ready',": ['""'],
  }),
  ...because('a gift on its way in this phase lies face down', `${HAT}/resolve.ts`, {
    "if (state.fresh && state.moving?.face === 'down') return sink.disclose(state.moving.object, 'everyone');": [
      'true',
      'state.moving.face',
    ],
  }),
  ...because('a step of this phase has a choice', `${HAT}/resolve.ts`, {
    'const move = choices[0]?.move;': ['choices[0].move'],
    'switch (move?.do) {': ['move.do'],
  }),
  ...because('the name of a pool is only compared with itself', `${HAT}/gifts.ts`, {
    "const IN_SHOP = made((object, printing) => hide(object, ['shop', arrowOf(object, printing)]));": ['""'],
  }),
  ...because('the extreme is the same', `${MASCARADE}/coins.ts`, {
    'if (coins > most) most = coins;': ['coins >= most'],
    'if (coins < least) least = coins;': ['coins <= least'],
  }),
];
