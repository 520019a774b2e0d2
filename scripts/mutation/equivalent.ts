/** Mutants of one line that no test can tell from the original rules. */
export interface Equivalent {
  readonly file: string;
  /** The trimmed line. */
  readonly line: string;
  readonly replacements: readonly string[];
  readonly why: string;
}

const HAT = 'games/thats-not-a-hat/rules';
const FOTOMANIA = 'games/fotomania/rules';
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
  ...because('only the other of the two results is asked for', `${FOTOMANIA}/refill.ts`, {
    "return sunset ? 'sunset' : 'done';": ['""'],
  }),
  ...because('two cards of a colour never have the same number', `${FOTOMANIA}/strips.ts`, {
    "return number > last === (direction === 'ascending') ? undefined : 'wrong-way';": ['number >= last'],
    "direction: last === null ? direction : card.number > last ? 'ascending' : 'descending',": ['card.number >= last'],
  }),
  ...because('a key without collisions, and a list that is made again', `${FOTOMANIA}/moves.ts`, {
    'for (let row = 0; row < rows; row++) key = key * (MAX_TAKEN + 1) + mostFrom(view, row);': [
      'row <= rows',
      'key * (MAX_TAKEN + 1) - mostFrom(view, row)',
    ],
    'key = key * 2 + (rows === 3 ? 1 : 0);': ['key * 2 - (rows === 3 ? 1 : 0)', 'rows !== 3'],
    'if (list === undefined) takeLists.set(key, (list = listTakes(view, rows)));': ['true'],
  }),
  ...because('only the other of the two results is asked for', `${MASCARADE}/powers.ts`, {
    "return 'done';": ['""'],
    "return checkGameEnd(state, sink) ? 'done' : 'asks';": ['""'],
    "return coinsOf(state, seat) === before ? fizzle(state, 'beggar', seat, sink) : 'done';": ['""'],
  }),
  ...because('the same value again', `${MASCARADE}/turns.ts`, {
    'if (state.exposed.length > 0) state.exposed = [];': ['true', 'state.exposed.length >= 0'],
    'if (state.announced === null) return;': ['false'],
    'if (state.liars.length > 0 && checkGameEnd(state, sink)) return;': ['true', 'state.liars.length >= 0'],
  }),
  ...because('a key without collisions, and a list that is made again', `${MASCARADE}/legal-moves.ts`, {
    'const keyOf = (view: View, seat: Seat): number => view.seats * 100 + seat;': ['view.seats * 100 - seat', 'view.seats / 100'],
    'if (moves === undefined) {': ['true'],
    'if (value === undefined) {': ['true'],
    'if (known !== undefined) return known;': ['false'],
  }),
  ...because('a scenario with a fault is drawn again', `${MASCARADE}/scenarios.ts`, {
    "if (kind !== 'judge' && players >= leastPlayers(kind) && masks.length + copies <= size)": [
      'true',
      '""',
      "kind !== 'judge' || players >= leastPlayers(kind)",
    ],
  }),
  ...because('the extreme is the same', `${MASCARADE}/coins.ts`, {
    'if (coins > most) most = coins;': ['coins >= most'],
    'if (coins < least) least = coins;': ['coins <= least'],
  }),
];
