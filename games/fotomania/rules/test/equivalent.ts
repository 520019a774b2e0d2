/** Mutants that no test can tell from the original: by file, reason and line. */
export const EQUIVALENT = {
  'awards.ts': {
    'photos that are not the player’s: as many more as the player has fewer': {
      'const medals = (seat: Seat) => view.goodPhotos.filter((owner) => owner === seat).length;': ['owner !== seat'],
    },
  },
  'city.ts': {
    'a row, a place or a card beyond the last is never there': {
      'for (let step = 0; step < COLUMNS; step++) {': ['step <= COLUMNS'],
      'for (let place = row; place < city.length; place += rows) if (city[place] != null) cards++;': ['place <= city.length'],
    },
  },
  'end-game.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      'state.gone = [...state.gone, ...(state.hands[seat] ?? []).map((last) => outOfGame(last.secret))];': ['["Stryker was here"]'],
      'const last = state.hands[seat]?.[0];': ['state.hands[seat][0]'],
    },
  },
  'honours.ts': {
    'only public keys of the view are read': {
      "return awardsOf(fotomania.view(match.state, 'spectator')).map(({ seat, honour }) => ({ seat, honour }));": ['""'],
    },
  },
  'moves.ts': {
    'a key without collisions, and a list that is made again': {
      'for (let row = 0; row < rows; row++) key = key * (MAX_TAKEN + 1) + mostFrom(view, row);': [
        'row <= rows',
        'key * (MAX_TAKEN + 1) - mostFrom(view, row)',
      ],
      'key = key * 2 + (rows === 3 ? 1 : 0);': ['key * 2 - (rows === 3 ? 1 : 0)', 'rows !== 3'],
      'if (list === undefined) takeLists.set(key, (list = listTakes(view, rows)));': ['true'],
    },
    'every seat and every place has its value: TypeScript asks for the other case': {
      'const advances = (handSize: number): readonly Advance[] => ADVANCES[handSize] ?? [];': ['["Stryker was here"]'],
    },
    'a row, a place or a card beyond the last is never there': {
      "for (let row = 0; row < rows; row++) if (cardsInRow(view.city, row) > 0) return { do: 'take', count: 1, row, side: 'left' };": [
        'row <= rows',
      ],
      "for (let from = 0; from < size - 1; from++) for (let to = from + 1; to < size; to++) list.push({ do: 'advance', from, to });": [
        'from <= size - 1',
        'size + 1',
      ],
    },
  },
  'photo.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      'const hand = advanceCard(hands[seat] ?? [], advance);': ['["Stryker was here"]'],
      'strips: (strips[seat] ?? []).slice(),': ['["Stryker was here"]'],
    },
    'the last place is written once more afterwards': {
      'for (let place = from; place < to; place++) moved[place] = hand[place + 1] as T;': ['place <= to'],
    },
    'the same list again': { 'if (blurred.length > 0) state.gone = [...state.gone, ...blurred];': ['true', 'blurred.length >= 0'] },
  },
  'preview.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      'const film: FilmState = { phase, colours, required, strips: (view.strips[seat] ?? []).slice(), goodPhotos: view.goodPhotos.slice() };':
        ['["Stryker was here"]'],
    },
  },
  'refill.ts': {
    'only the other of the two results is asked for': { "return sunset ? 'sunset' : 'done';": ['""'] },
    'every seat and every place has its value: TypeScript asks for the other case': {
      "const card = seen.face === 'up' ? seen.card : hidden[place]?.secret;": ['hidden[place].secret'],
    },
    'a row, a place or a card beyond the last is never there': {
      'for (let place = 0; place < city.length && !sunset; place++) {': ['place <= city.length'],
    },
  },
  'resolve.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      'const hand = (state.hands[seat] ?? []).slice();': ['["Stryker was here"]'],
    },
    'nothing follows: the result is the same': { 'default:': ['default:'] },
  },
  'score.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      'return (strips[seat] ?? []).map((strip, i) => {': ['["Stryker was here"]'],
      'const own = strips[seat] ?? [];': ['["Stryker was here"]'],
    },
    'of equal ones either': { 'const best = standings.reduce((a, b) => (compare(b, a) > 0 ? b : a));': ['compare(b, a) >= 0'] },
  },
  'setup.ts': {
    'the deal sets it': {
      'cityHidden: new Array<null>(places).fill(null),': ['new Array()'],
      'hands: everyone.map(() => []),': ['() => undefined', '["Stryker was here"]'],
    },
    'every seat and every place has its value: TypeScript asks for the other case': {
      'const drawn = deck.pop()?.secret;': ['deck.pop().secret'],
      'hands[seat]?.push(inHand(drawn, seat, state.options.openBacks));': ['hands[seat].push'],
    },
  },
  'strips.ts': {
    'two cards of a colour never have the same number': {
      "return number > last === (direction === 'ascending') ? undefined : 'wrong-way';": ['number >= last'],
      "direction: last === null ? direction : card.number > last ? 'ascending' : 'descending',": ['card.number >= last'],
    },
    'every seat and every place has its value: TypeScript asks for the other case': {
      "return strip.frames.at(-1)?.face === 'down';": ['strip.frames.at(-1).face'],
    },
  },
  'view.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      "hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? []).map((card) => card.secret),": ['["Stryker was here"]'],
    },
  },
};
