/** Mutants that no test can tell from the original: by file, reason and line. */
export const EQUIVALENT = {
  'resolve.ts': {
    'a gift on its way in this phase lies face down': {
      "if (state.fresh && state.moving?.face === 'down') return sink.disclose(state.moving.object, 'everyone');": [
        'true',
        'state.moving.face',
      ],
    },
    'a step of this phase has a choice': {
      'const move = choices[0]?.move;': ['choices[0].move'],
      'switch (move?.do) {': ['move.do'],
    },
  },
  'setup.ts': {
    'the deal sets it': {
      'shop: [],': ['["Stryker was here"]'],
      'gifts: [],': ['["Stryker was here"]'],
      'penalties: [],': ['["Stryker was here"]'],
      "phase: 'ready',": ['""'],
      'fresh: false,': ['true'],
    },
  },
};
