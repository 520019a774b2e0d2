/** Mutants that no test can tell from the original: by file, reason and line. */
export const EQUIVALENT = {
  'auctions.ts': {
    'the choices of this phase are all of this kind: TypeScript asks for the condition': {
      "for (const { move } of choices) if (move.do === 'contribute') moveEnvelope(state, move.guest, 'middle', sink);": ['true'],
      "if (move.do !== 'bid') continue;": ['false'],
      "const payers = choices.filter(({ move }) => move.do === 'answer' && move.pays).map(({ seat }) => seat);": ['true'],
    },
    'no place is before the first': { 'const from = state.asked === null ? 0 : order.indexOf(state.asked) + 1;': ['false'] },
    'who was asked already is found first': {
      "const ahead = state.card === 'single' ? order.slice(from) : [...order.slice(from), ...order.slice(0, from)];": ['order'],
    },
    'a winner is one of the highest': {
      'if (winner !== undefined && highest.length === 1) return settle(state, winner, top, sink);': ['true'],
    },
    'with a house every turn has its sealed bid': {
      "const amount = sealed === undefined ? 0 : sink.answer(sealed, 'everyone', (bid) => Math.min(bid, most));": ['false', '""'],
    },
    'only the other two values are asked for': {
      "return collect(state, debts, 'turn', sink) ? false : nextTurn(state, sink);": ['""'],
      "return collect(state, [{ from: state.active, to: bidder, count: amount }], 'turn', sink) ? false : nextTurn(state, sink);": ['""'],
    },
  },
  'end-game.ts': {
    'at the end every photo is taken, and sealed until then': {
      "const photos = state.photos.flatMap((photo) => (photo === null ? [] : ['secret' in photo ? photo.secret : photo]));": [
        '["Stryker was here"]',
        'false',
      ],
    },
    'every seat and every place has its value: TypeScript asks for the other case': {
      "sink.emit({ type: 'over', scores: state.scores ?? [], winners });": ['["Stryker was here"]'],
      'const move = choices.find((choice) => choice.seat === seat)?.move;': ['choices.find(choice => choice.seat === seat).move'],
      "return move?.do === 'vote' ? move.for : null;": ['move.do'],
    },
    'the choices of this phase are all of this kind: TypeScript asks for the condition': {
      "return move?.do === 'vote' ? move.for : null;": ['true'],
    },
  },
  'exchanges.ts': {
    'the choices of this phase are all of this kind: TypeScript asks for the condition': {
      "const putIn = heldBy(state, seat).filter((guest) => move.do === 'keep' && guest !== move.guest);": ['true'],
      "if (move.do !== 'give') continue;": ['false'],
      "const looks = choices.flatMap(({ seat, move }) => (move.do === 'rumour' && move.guest !== null ? [{ seat, guest: move.guest }] : []));":
        ['true'],
      "for (const { seat, move } of choices) if (move.do === 'steal') moveEnvelope(state, move.guest, seat, sink);": ['true'],
    },
    'no envelope moves to its own holder': { 'if (guest !== undefined) closeForAll(state, guest);': ['true'] },
    'an envelope that is there already does not move': {
      "for (const guest of give) if (!take.includes(guest)) moveEnvelope(state, guest, 'middle', sink);": ['true'],
    },
  },
  'holdings.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      'export const decorationsOf = (table: PublicState, seat: Seat): readonly DecorationId[] => table.decorations[seat] ?? [];': [
        '["Stryker was here"]',
      ],
    },
    'open bids only rise, and no bid is not above zero': {
      'if (bid !== null && bid > (best?.bid ?? 0)) best = { seat, bid };': ['true', 'bid >= (best?.bid ?? 0)'],
    },
  },
  'legal-moves.ts': {
    'nothing follows: the result is the same': { 'default:': ['default:'] },
    'who has no envelope is not asked for one': { 'if (only === undefined) return [];': ['["Stryker was here"]', 'false'] },
    'a player always sees their own table': { 'scene: defaultScene(view, view.scene ?? { guests: [], decorations: [] }),': ['{}'] },
    'every seat and every place has its value: TypeScript asks for the other case': {
      'scene: defaultScene(view, view.scene ?? { guests: [], decorations: [] }),': ['["Stryker was here"]'],
      'export const debtOf = (view: View, seat: Seat): number => view.debts.find(({ from }) => from === seat)?.count ?? 0;': [
        'view.debts.find(({\n  from\n}) => from === seat).count',
      ],
    },
    'samples for random movers: any will do': { 'return [...envelopes, ...ARRANGEMENTS.slice(0, 2)];': ['ARRANGEMENTS'] },
  },
  'moves.ts': {
    'nothing follows: the result is the same': { 'default:': ['default:'] },
    'no guest, no phase and no price counts as not owned, not passed and too low': {
      "return move.guest !== null && view.holders[move.guest] === seat ? refuse('that-is-your-own', 'P-23') : undefined;": ['true'],
      "return view.phase === 'call' && view.passed[seat] === true ? refuse('passed-already', 'P-36*') : undefined;": ['true'],
      "if (view.card === 'fixed') return price !== null && price >= 1 ? undefined : refuse('name-a-price', 'P-40*');": ['true'],
    },
  },
  'payments.ts': {
    'the phase is set again when nobody has to pick': { "if (choosing.length > 0) state.phase = 'pay';": ['true', 'choosing.length >= 0'] },
    'who owe at one time owe to the same player': { 'const debt = state.debts.find(({ from }) => from === seat);': ['true'] },
    'the house has no table and no debts': { "if (from !== 'house') clearAway(state, from);": ['true', '""'] },
    'every player has a table': { 'if (scene === undefined) return;': ['false'] },
  },
  'photo.ts': {
    'no other fault of a photo by the default camera names a guest': {
      "const unseen = photoFaults(scene).flatMap((fault) => (fault.reason === 'guest-not-seen' ? [fault.guest] : []));": [
        '["Stryker was here"]',
        'true',
      ],
    },
    'samples for random movers: any will do': {
      "guests: GUEST_IDS.slice(0, 14 - index * 3).map((id, at) => ({ id, ...centreOf(SPACES[(at + shift) % SPACES.length] ?? 'A1') })),": [
        '""',
        'GUEST_IDS',
        '14 + index * 3',
        'index / 3',
      ],
    },
  },
  'resolve.ts': {
    'the choices of this phase are all of this kind: TypeScript asks for the condition': {
      'if (first === undefined) return;': ['false'],
      "for (const { seat, move } of choices) if (move.do === 'pay') pay(state, seat, move.decorations, sink);": ['true'],
    },
    'an envelope is closed after it was opened': { 'if (move.vip && guest !== null) {': ['true'] },
  },
  'rounds.ts': {
    'every card is turned up before its round ends': {
      'if (state.card !== null) state.discarded = [...state.discarded, state.card];': ['true'],
    },
  },
  'score.ts': {
    'only the other of the two values is asked for': {
      "isMet: wishJudge(photo, judge(photo, state.options.rules === 1 ? 'all' : 'seen')),": ['""'],
    },
    'every seat and every place has its value: TypeScript asks for the other case': {
      'const guests = results.reduce((sum, { scores }) => sum + (scores[seat]?.points ?? 0), 0);': ['scores[seat].points'],
      'const placed = (seat: Seat) => results.filter(({ scores: of }) => of[seat]?.met != null).length;': ['of[seat].met'],
    },
  },
  'setup.ts': {
    'the list of decorations is never shorter than its index': {
      "options.auctions && seats === 2 ? Array.from({ length: SUPPLY }, (_, i) => DECORATION_IDS[i % DECORATION_IDS.length] ?? 'cake') : [],":
        ['""'],
    },
    'set before it is read': {
      'debts: [],': ['["Stryker was here"]'],
      "after: 'turn',": ['""'],
      'poor: [],': ['["Stryker was here"]'],
      'served: [],': ['["Stryker was here"]'],
      'candidates: [],': ['["Stryker was here"]'],
    },
  },
  'status.ts': {
    'every seat and every place has its value: TypeScript asks for the other case': {
      "if (state.phase === 'over') return { over: { winners: state.winners ?? [], scores: state.scores ?? [] } };": [
        '["Stryker was here"]',
      ],
      'return seat !== table.active && decorationCount(table, seat) >= (table.offer?.price ?? 0);': ['table.offer.price'],
    },
    'in an open auction nobody is waited for: nothing counts as no': { "case 'call':": ['""'] },
    'nobody is asked after the end': { "case 'over':": ["case 'over':", '""'] },
  },
  'view.ts': {
    'a list has nothing under the name of a spectator': {
      "const scene = viewer === 'spectator' ? undefined : state.scenes[viewer];": ['false', '""'],
      "const vip = viewer === 'spectator' ? undefined : state.vips[viewer];": ['false', '""'],
      "const own = viewer === 'spectator' ? null : state.opened[viewer];": ['false', '""'],
    },
    'the wishes of an envelope are read together or not at all': {
      'return GUEST_IDS.filter((guest) => state.envelopes[guest].wishes.every((wish) => isReadable(wish, viewer))).map((guest) => ({': [
        'state.envelopes[guest].wishes.some(wish => isReadable(wish, viewer))',
      ],
    },
  },
};
