import { because, type Equivalent } from './because.ts';
import { EQUIVALENT_IN_PHOTO } from './equivalent-in-photo.ts';

const HAT = 'games/thats-not-a-hat/rules';
const FOTOMANIA = 'games/fotomania/rules';
const MASCARADE = 'games/mascarade/rules';
const PICTURE = 'games/picture-perfect/rules';

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
  ...because('the deal sets it', `${HAT}/setup.ts`, {
    'fresh: false,': ['true'],
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
  ...because('photos that are not the player’s: as many more as the player has fewer', `${FOTOMANIA}/awards.ts`, {
    'const medals = (seat: Seat) => view.goodPhotos.filter((owner) => owner === seat).length;': ['owner !== seat'],
  }),
  ...because('only public keys of the view are read', `${FOTOMANIA}/honours.ts`, {
    "return awardsOf(fotomania.view(match.state, 'spectator')).map(({ seat, honour }) => ({ seat, honour }));": ['""'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/moves.ts`, {
    'const advances = (handSize: number): readonly Advance[] => ADVANCES[handSize] ?? [];': ANY_LIST,
  }),
  ...because('a row, a place or a card beyond the last is never there', `${FOTOMANIA}/moves.ts`, {
    "for (let row = 0; row < rows; row++) if (cardsInRow(view.city, row) > 0) return { do: 'take', count: 1, row, side: 'left' };": [
      'row <= rows',
    ],
    "for (let from = 0; from < size - 1; from++) for (let to = from + 1; to < size; to++) list.push({ do: 'advance', from, to });": [
      'from <= size - 1',
      'size + 1',
    ],
  }),
  ...because('the deal sets it', `${FOTOMANIA}/setup.ts`, {
    'cityHidden: new Array<null>(places).fill(null),': ['new Array()'],
    'hands: everyone.map(() => []),': ['() => undefined', '["Stryker was here"]'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/setup.ts`, {
    'const drawn = deck.pop()?.secret;': ['deck.pop().secret'],
    'hands[seat]?.push(inHand(drawn, seat, state.options.openBacks));': ['hands[seat].push'],
  }),
  ...because('a row, a place or a card beyond the last is never there', `${FOTOMANIA}/city.ts`, {
    'for (let step = 0; step < COLUMNS; step++) {': ['step <= COLUMNS'],
    'for (let place = row; place < city.length; place += rows) if (city[place] != null) cards++;': ['place <= city.length'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/refill.ts`, {
    "const card = seen.face === 'up' ? seen.card : hidden[place]?.secret;": ['hidden[place].secret'],
  }),
  ...because('a row, a place or a card beyond the last is never there', `${FOTOMANIA}/refill.ts`, {
    'for (let place = 0; place < city.length && !sunset; place++) {': ['place <= city.length'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/score.ts`, {
    'return (strips[seat] ?? []).map((strip, i) => {': ANY_LIST,
  }),
  ...because('of equal ones either', `${FOTOMANIA}/score.ts`, {
    'const best = standings.reduce((a, b) => (compare(b, a) > 0 ? b : a));': ['compare(b, a) >= 0'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/view.ts`, {
    "hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? []).map((card) => card.secret),": ANY_LIST,
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/strips.ts`, {
    "return strip.frames.at(-1)?.face === 'down';": ['strip.frames.at(-1).face'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/end-game.ts`, {
    'state.gone = [...state.gone, ...(state.hands[seat] ?? []).map((last) => outOfGame(last.secret))];': ANY_LIST,
    'const last = state.hands[seat]?.[0];': ['state.hands[seat][0]'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/photo.ts`, {
    'const hand = advanceCard(hands[seat] ?? [], advance);': ANY_LIST,
    'strips: (strips[seat] ?? []).slice(),': ANY_LIST,
  }),
  ...because('the last place is written once more afterwards', `${FOTOMANIA}/photo.ts`, {
    'for (let place = from; place < to; place++) moved[place] = hand[place + 1] as T;': ['place <= to'],
  }),
  ...because('the same list again', `${FOTOMANIA}/photo.ts`, {
    'if (blurred.length > 0) state.gone = [...state.gone, ...blurred];': ['true', 'blurred.length >= 0'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/preview.ts`, {
    'const film: FilmState = { phase, colours, required, strips: (view.strips[seat] ?? []).slice(), goodPhotos: view.goodPhotos.slice() };':
      ANY_LIST,
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${FOTOMANIA}/resolve.ts`, {
    'const hand = (state.hands[seat] ?? []).slice();': ANY_LIST,
  }),
  ...because('nothing follows: the result is the same', `${FOTOMANIA}/resolve.ts`, {
    'default:': ['default:'],
  }),
  ...because('the same value again', `${MASCARADE}/turns.ts`, {
    'if (state.exposed.length > 0) state.exposed = [];': ['true', 'state.exposed.length >= 0'],
    'if (state.announced === null) return;': ['false'],
    'if (state.liars.length > 0 && checkGameEnd(state, sink)) return;': ['true', 'state.liars.length >= 0'],
  }),
  ...because('a key without collisions, and a list that is made again', `${MASCARADE}/legal-moves.ts`, {
    'const keyOf = (table: Board, seat: Seat): number => table.seats * 100 + seat;': ['table.seats * 100 - seat', 'table.seats / 100'],
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
  ...because('a secret that is made again', `${MASCARADE}/cards.ts`, {
    'if (covered === undefined) {': ['true'],
  }),
  ...because('targets are asked for while a power is used', `${MASCARADE}/cards.ts`, {
    "export const targetsOf = (kind: MaskKind | undefined): Targets => (kind === undefined ? 'none' : factsOf(kind).targets);": [
      'false',
      '""',
    ],
  }),
  ...because('at this step everyone has answered', `${MASCARADE}/claims.ts`, {
    "for (const seat of othersClockwise(state, activeSeat(state))) applyAnswer(state, seat, answers.get(seat) ?? 'pass', sink);": ['""'],
  }),
  ...because('the masks under the cloth lie face down, and nobody knows those of the Fool', `${MASCARADE}/power-targets.ts`, {
    "if (mask === 'spy') layDown(state, pair);": ['true'],
    "if (typeof mask !== 'string') state.masks = state.masks.with(placeOf(state, seat), { ...mask, knownTo: [] });": ['true', '""'],
  }),
  ...because('whether a player is on the list, not how often', `${MASCARADE}/power-targets.ts`, {
    'if (!state.exposed.includes(seat)) state.exposed = [...state.exposed, seat];': ['true'],
  }),
  ...because('nothing has changed since the end was checked last', `${MASCARADE}/powers.ts`, {
    "if (targetsOf(mask) !== 'none' && (start === undefined || !checkGameEnd(state, sink))) return askForTargets(state, mask, seat, sink);":
      ['false'],
  }),
  ...because('only a covered mask is turned up or taken in hand: TypeScript asks for the other case', `${MASCARADE}/turns.ts`, {
    "return typeof mask === 'string' ? mask : mask.secret;": ['false', '""'],
  }),
  ...because('the extreme is the same', `${MASCARADE}/coins.ts`, {
    'if (coins > most) most = coins;': ['coins >= most'],
    'if (coins < least) least = coins;': ['coins <= least'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${MASCARADE}/status.ts`, {
    'const winners = state.winners ?? [];': ANY_LIST,
  }),
  ...because('nobody is asked after the end', `${MASCARADE}/status.ts`, {
    "case 'over':": ["case 'over':", '""'],
    'return false;': ['true'],
  }),
  ...because('nobody is asked after the end', `${MASCARADE}/moves.ts`, {
    "case 'over':": ["case 'over':", '""'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${MASCARADE}/moves.ts`, {
    "return targetsOf(view.power?.mask) === 'one-or-none' ? undefined : refuse('must-choose', 'M-22');": ['view.power.mask'],
    "if (refusal !== undefined || targetsOf(view.power?.mask) !== 'richest') return refusal;": ['view.power.mask'],
    "const isPairPower = (view: View): boolean => targetsOf(view.power?.mask) === 'two';": ['view.power.mask'],
    'const targets = targetsOf(view.power?.mask);': ['view.power.mask'],
  }),
  ...because('nothing follows: the result is the same', `${MASCARADE}/moves.ts`, {
    'default:': ['default:'],
  }),
  ...because('the two seats of a pair differ', `${MASCARADE}/moves.ts`, {
    "return { do: 'pair', seats: first < second ? [first, second] : [second, first] };": ['first <= second'],
  }),
  ...because('only a claim is asked for', `${MASCARADE}/resolve.ts`, {
    "return new Map(choices.map(({ seat, move }) => [seat, move.do === 'claim' ? 'claim' : 'pass']));": ['""'],
  }),
  ...because('the same value again', `${MASCARADE}/resolve.ts`, {
    'if (state.owesLook[seat] === true) state.owesLook = state.owesLook.with(seat, false);': ['true'],
  }),
  ...because('a scenario with a fault is drawn again', `${MASCARADE}/scenarios.ts`, {
    'const size = least + chance.below(Math.min(most - least, 3) + 1);': ['most + least'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${MASCARADE}/scenarios.ts`, {
    'const scenario = SCENARIOS[players]?.[options.scenario];': ['SCENARIOS[players][options.scenario]'],
  }),
  ...because('nothing follows: the result is the same', `${MASCARADE}/parse.ts`, {
    'default:': ['default:'],
  }),
  ...because('the order of two equal seats', `${MASCARADE}/parse.ts`, {
    'const seats: readonly [Seat, Seat] = one <= other ? [one, other] : [other, one];': ['one < other'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${MASCARADE}/legal-moves.ts`, {
    'switch (targetsOf(table.power?.mask)) {': ['table.power.mask'],
  }),
  ...because('a list has nothing under the name of a spectator', `${PICTURE}/view.ts`, {
    "const scene = viewer === 'spectator' ? undefined : state.scenes[viewer];": ['false', '""'],
    "const vip = viewer === 'spectator' ? undefined : state.vips[viewer];": ['false', '""'],
    "const own = viewer === 'spectator' ? null : state.opened[viewer];": ['false', '""'],
  }),
  ...because('the wishes of an envelope are read together or not at all', `${PICTURE}/view.ts`, {
    'return GUEST_IDS.filter((guest) => state.envelopes[guest].wishes.every((wish) => isReadable(wish, viewer))).map((guest) => ({': [
      'state.envelopes[guest].wishes.some(wish => isReadable(wish, viewer))',
    ],
  }),
  ...because('the list of decorations is never shorter than its index', `${PICTURE}/setup.ts`, {
    "options.auctions && seats === 2 ? Array.from({ length: SUPPLY }, (_, i) => DECORATION_IDS[i % DECORATION_IDS.length] ?? 'cake') : [],":
      ['""'],
  }),
  ...because('the choices of this phase are all of this kind: TypeScript asks for the condition', `${PICTURE}/resolve.ts`, {
    'if (first === undefined) return;': ['false'],
    "for (const { seat, move } of choices) if (move.do === 'pay') pay(state, seat, move.decorations, sink);": ['true'],
  }),
  ...because('an envelope is closed after it was opened', `${PICTURE}/resolve.ts`, {
    'if (move.vip && guest !== null) {': ['true'],
  }),
  ...because('at the end every photo is taken, and sealed until then', `${PICTURE}/end-game.ts`, {
    "const photos = state.photos.flatMap((photo) => (photo === null ? [] : ['secret' in photo ? photo.secret : photo]));": [
      '["Stryker was here"]',
      'false',
    ],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${PICTURE}/end-game.ts`, {
    "sink.emit({ type: 'over', scores: state.scores ?? [], winners });": ANY_LIST,
    'const move = choices.find((choice) => choice.seat === seat)?.move;': ['choices.find(choice => choice.seat === seat).move'],
    "return move?.do === 'vote' ? move.for : null;": ['move.do'],
  }),
  ...because('the choices of this phase are all of this kind: TypeScript asks for the condition', `${PICTURE}/end-game.ts`, {
    "return move?.do === 'vote' ? move.for : null;": ['true'],
  }),
  ...because('set before it is read', `${PICTURE}/setup.ts`, {
    'debts: [],': ANY_LIST,
    "after: 'turn',": ['""'],
    'poor: [],': ANY_LIST,
    'served: [],': ANY_LIST,
    'candidates: [],': ANY_LIST,
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${PICTURE}/holdings.ts`, {
    'export const decorationsOf = (table: PublicState, seat: Seat): readonly DecorationId[] => table.decorations[seat] ?? [];': ANY_LIST,
  }),
  ...because('open bids only rise, and no bid is not above zero', `${PICTURE}/holdings.ts`, {
    'if (bid !== null && bid > (best?.bid ?? 0)) best = { seat, bid };': ['true', 'bid >= (best?.bid ?? 0)'],
  }),
  ...because('no other fault of a photo by the default camera names a guest', `${PICTURE}/photo.ts`, {
    "const unseen = photoFaults(scene).flatMap((fault) => (fault.reason === 'guest-not-seen' ? [fault.guest] : []));": [
      '["Stryker was here"]',
      'true',
    ],
  }),
  ...because('samples for random movers: any will do', `${PICTURE}/photo.ts`, {
    "guests: GUEST_IDS.slice(0, 14 - index * 3).map((id, at) => ({ id, ...centreOf(SPACES[(at + shift) % SPACES.length] ?? 'A1') })),": [
      '""',
      'GUEST_IDS',
      '14 + index * 3',
      'index / 3',
    ],
  }),
  ...because('only the other of the two values is asked for', `${PICTURE}/score.ts`, {
    "isMet: wishJudge(photo, judge(photo, state.options.rules === 1 ? 'all' : 'seen')),": ['""'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${PICTURE}/score.ts`, {
    'const guests = results.reduce((sum, { scores }) => sum + (scores[seat]?.points ?? 0), 0);': ['scores[seat].points'],
    'const placed = (seat: Seat) => results.filter(({ scores: of }) => of[seat]?.met != null).length;': ['of[seat].met'],
  }),
  ...because('the phase is set again when nobody has to pick', `${PICTURE}/payments.ts`, {
    "if (choosing.length > 0) state.phase = 'pay';": ['true', 'choosing.length >= 0'],
  }),
  ...because('who owe at one time owe to the same player', `${PICTURE}/payments.ts`, {
    'const debt = state.debts.find(({ from }) => from === seat);': ['true'],
  }),
  ...because('the house has no table and no debts', `${PICTURE}/payments.ts`, {
    "if (from !== 'house') clearAway(state, from);": ['true', '""'],
  }),
  ...because('every player has a table', `${PICTURE}/payments.ts`, {
    'if (scene === undefined) return;': ['false'],
  }),
  ...because('every card is turned up before its round ends', `${PICTURE}/rounds.ts`, {
    'if (state.card !== null) state.discarded = [...state.discarded, state.card];': ['true'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${PICTURE}/status.ts`, {
    "if (state.phase === 'over') return { over: { winners: state.winners ?? [], scores: state.scores ?? [] } };": ANY_LIST,
    'return seat !== table.active && decorationCount(table, seat) >= (table.offer?.price ?? 0);': ['table.offer.price'],
  }),
  ...because('in an open auction nobody is waited for: nothing counts as no', `${PICTURE}/status.ts`, {
    "case 'call':": ['""'],
  }),
  ...because('nobody is asked after the end', `${PICTURE}/status.ts`, {
    "case 'over':": ["case 'over':", '""'],
  }),
  ...because('the choices of this phase are all of this kind: TypeScript asks for the condition', `${PICTURE}/auctions.ts`, {
    "for (const { move } of choices) if (move.do === 'contribute') moveEnvelope(state, move.guest, 'middle', sink);": ['true'],
    "if (move.do !== 'bid') continue;": ['false'],
    "const payers = choices.filter(({ move }) => move.do === 'answer' && move.pays).map(({ seat }) => seat);": ['true'],
  }),
  ...because('no place is before the first', `${PICTURE}/auctions.ts`, {
    'const from = state.asked === null ? 0 : order.indexOf(state.asked) + 1;': ['false'],
  }),
  ...because('who was asked already is found first', `${PICTURE}/auctions.ts`, {
    "const ahead = state.card === 'single' ? order.slice(from) : [...order.slice(from), ...order.slice(0, from)];": ['order'],
  }),
  ...because('a winner is one of the highest', `${PICTURE}/auctions.ts`, {
    'if (winner !== undefined && highest.length === 1) return settle(state, winner, top, sink);': ['true'],
  }),
  ...because('with a house every turn has its sealed bid', `${PICTURE}/auctions.ts`, {
    "const amount = sealed === undefined ? 0 : sink.answer(sealed, 'everyone', (bid) => Math.min(bid, most));": ['false', '""'],
  }),
  ...because('only the other two values are asked for', `${PICTURE}/auctions.ts`, {
    "return collect(state, debts, 'turn', sink) ? false : nextTurn(state, sink);": ['""'],
    "return collect(state, [{ from: state.active, to: bidder, count: amount }], 'turn', sink) ? false : nextTurn(state, sink);": ['""'],
  }),
  ...because('nothing follows: the result is the same', `${PICTURE}/moves.ts`, {
    'default:': ['default:'],
  }),
  ...because('no guest, no phase and no price counts as not owned, not passed and too low', `${PICTURE}/moves.ts`, {
    "return move.guest !== null && view.holders[move.guest] === seat ? refuse('that-is-your-own', 'P-23') : undefined;": ['true'],
    "return view.phase === 'call' && view.passed[seat] === true ? refuse('passed-already', 'P-36*') : undefined;": ['true'],
    "if (view.card === 'fixed') return price !== null && price >= 1 ? undefined : refuse('name-a-price', 'P-40*');": ['true'],
  }),
  ...because('nothing follows: the result is the same', `${PICTURE}/legal-moves.ts`, {
    'default:': ['default:'],
  }),
  ...because('who has no envelope is not asked for one', `${PICTURE}/legal-moves.ts`, {
    'if (only === undefined) return [];': ['["Stryker was here"]', 'false'],
  }),
  ...because('a player always sees their own table', `${PICTURE}/legal-moves.ts`, {
    'scene: defaultScene(view, view.scene ?? { guests: [], decorations: [] }),': ['{}'],
  }),
  ...because('every seat and every place has its value: TypeScript asks for the other case', `${PICTURE}/legal-moves.ts`, {
    'scene: defaultScene(view, view.scene ?? { guests: [], decorations: [] }),': ANY_LIST,
    'export const debtOf = (view: View, seat: Seat): number => view.debts.find(({ from }) => from === seat)?.count ?? 0;': [
      'view.debts.find(({\n  from\n}) => from === seat).count',
    ],
  }),
  ...because('samples for random movers: any will do', `${PICTURE}/legal-moves.ts`, {
    'return [...envelopes, ...ARRANGEMENTS.slice(0, 2)];': ['ARRANGEMENTS'],
  }),
  ...because('the choices of this phase are all of this kind: TypeScript asks for the condition', `${PICTURE}/exchanges.ts`, {
    "const putIn = heldBy(state, seat).filter((guest) => move.do === 'keep' && guest !== move.guest);": ['true'],
    "if (move.do !== 'give') continue;": ['false'],
    "const looks = choices.flatMap(({ seat, move }) => (move.do === 'rumour' && move.guest !== null ? [{ seat, guest: move.guest }] : []));":
      ['true'],
    "for (const { seat, move } of choices) if (move.do === 'steal') moveEnvelope(state, move.guest, seat, sink);": ['true'],
  }),
  ...because('no envelope moves to its own holder', `${PICTURE}/exchanges.ts`, {
    'if (guest !== undefined) closeForAll(state, guest);': ['true'],
  }),
  ...because('an envelope that is there already does not move', `${PICTURE}/exchanges.ts`, {
    "for (const guest of give) if (!take.includes(guest)) moveEnvelope(state, guest, 'middle', sink);": ['true'],
  }),
  ...EQUIVALENT_IN_PHOTO,
];
