/** Mutants that no test can tell from the original: by file, reason and line. */
export const EQUIVALENT = {
  'cards.ts': {
    'a secret that is made again': { 'if (covered === undefined) {': ['true'] },
    'targets are asked for while a power is used': {
      "export const targetsOf = (kind: MaskKind | undefined): Targets => (kind === undefined ? 'none' : factsOf(kind).targets);": [
        'false',
        '""',
      ],
    },
  },
  'claims.ts': {
    'at this step everyone has answered': {
      "for (const seat of othersClockwise(state, activeSeat(state))) applyAnswer(state, seat, answers.get(seat) ?? 'pass', sink);": ['""'],
    },
  },
  'coins.ts': {
    'the extreme is the same': {
      'if (coins > most) most = coins;': ['coins >= most'],
      'if (coins < least) least = coins;': ['coins <= least'],
    },
  },
  'legal-moves.ts': {
    'a key without collisions, and a list that is made again': {
      'const keyOf = (table: Board, seat: Seat): number => table.seats * 100 + seat;': ['table.seats * 100 - seat', 'table.seats / 100'],
      'if (moves === undefined) {': ['true'],
      'if (value === undefined) {': ['true'],
      'if (known !== undefined) return known;': ['false'],
    },
    'every seat and every place has its value: TypeScript asks for the other case': {
      'switch (targetsOf(table.power?.mask)) {': ['table.power.mask'],
    },
  },
  'moves.ts': {
    'nobody is asked after the end': { "case 'over':": ["case 'over':", '""'] },
    'every seat and every place has its value: TypeScript asks for the other case': {
      "return targetsOf(view.power?.mask) === 'one-or-none' ? undefined : refuse('must-choose', 'M-22');": ['view.power.mask'],
      "if (refusal !== undefined || targetsOf(view.power?.mask) !== 'richest') return refusal;": ['view.power.mask'],
      "const isPairPower = (view: View): boolean => targetsOf(view.power?.mask) === 'two';": ['view.power.mask'],
      'const targets = targetsOf(view.power?.mask);': ['view.power.mask'],
    },
    'nothing follows: the result is the same': { 'default:': ['default:'] },
    'the two seats of a pair differ': {
      "return { do: 'pair', seats: first < second ? [first, second] : [second, first] };": ['first <= second'],
    },
  },
  'parse.ts': {
    'nothing follows: the result is the same': { 'default:': ['default:'] },
    'the order of two equal seats': { 'const seats: readonly [Seat, Seat] = one <= other ? [one, other] : [other, one];': ['one < other'] },
  },
  'power-targets.ts': {
    'the masks under the cloth lie face down, and nobody knows those of the Fool': {
      "if (mask === 'spy') layDown(state, pair);": ['true'],
      "if (typeof mask !== 'string') state.masks = state.masks.with(placeOf(state, seat), { ...mask, knownTo: [] });": ['true', '""'],
    },
    'whether a player is on the list, not how often': {
      'if (!state.exposed.includes(seat)) state.exposed = [...state.exposed, seat];': ['true'],
    },
  },
  'powers.ts': {
    'nothing has changed since the end was checked last': {
      "if (targetsOf(mask) !== 'none' && (start === undefined || !checkGameEnd(state, sink))) return askForTargets(state, mask, seat, sink);":
        ['false'],
    },
  },
  'resolve.ts': {
    'only a claim is asked for': {
      "return new Map(choices.map(({ seat, move }) => [seat, move.do === 'claim' ? 'claim' : 'pass']));": ['""'],
    },
    'the same value again': { 'if (state.owesLook[seat] === true) state.owesLook = state.owesLook.with(seat, false);': ['true'] },
  },
  'scenarios.ts': {
    'a scenario with a fault is drawn again': {
      "if (kind !== 'judge' && players >= leastPlayers(kind) && masks.length + copies <= size)": [
        'true',
        '""',
        "kind !== 'judge' || players >= leastPlayers(kind)",
      ],
      'const size = least + chance.below(Math.min(most - least, 3) + 1);': ['most + least'],
    },
    'every seat and every place has its value: TypeScript asks for the other case': {
      'const scenario = SCENARIOS[players]?.[options.scenario];': ['SCENARIOS[players][options.scenario]'],
    },
  },
  'status.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      'const winners = state.winners ?? [];': ['["Stryker was here"]'],
    },
    'nobody is asked after the end': {
      "case 'over':": ["case 'over':", '""'],
      'return false;': ['true'],
    },
  },
  'turns.ts': {
    'the same value again': {
      'if (state.exposed.length > 0) state.exposed = [];': ['true', 'state.exposed.length >= 0'],
      'if (state.announced === null) return;': ['false'],
      'if (state.liars.length > 0 && checkGameEnd(state, sink)) return;': ['true', 'state.liars.length >= 0'],
    },
    'only a covered mask is turned up or taken in hand: TypeScript asks for the other case': {
      "return typeof mask === 'string' ? mask : mask.secret;": ['false', '""'],
    },
  },
};
