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
const PICTURE = 'games/picture-perfect/rules';
const PHOTO = 'games/picture-perfect/photo';

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
  ...because('the same value again', `${MASCARADE}/turns.ts`, {
    'if (state.exposed.length > 0) state.exposed = [];': ['true', 'state.exposed.length >= 0'],
    'if (state.announced === null) return;': ['false'],
    'if (state.liars.length > 0 && checkGameEnd(state, sink)) return;': ['true', 'state.liars.length >= 0'],
  }),
  ...because('photos that are not the player’s: as many more as the player has fewer', `${FOTOMANIA}/awards.ts`, {
    'const medals = (seat: Seat) => view.goodPhotos.filter((owner) => owner === seat).length;': ['owner !== seat'],
  }),
  ...because('only public keys of the view are read', `${FOTOMANIA}/honours.ts`, {
    "return awardsOf(fotomania.view(match.state, 'spectator')).map(({ seat, honour }) => ({ seat, honour }));": ['""'],
  }),
  ...because('only public keys of the view are read', `${PICTURE}/honours.ts`, {
    "const { results } = match.game.view(match.state, 'spectator') as View;": ['""'],
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
  ...because('the name of a pool is only compared with itself', `${MASCARADE}/cards.ts`, {
    "const POOL: readonly string[] = ['mask'];": ['[]', '""'],
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
  ...because('the extreme is the same', `${MASCARADE}/coins.ts`, {
    'if (coins > most) most = coins;': ['coins >= most'],
    'if (coins < least) least = coins;': ['coins <= least'],
  }),
  ...because('a shortcut: a box that is too large, or none, costs work and changes no result', `${PHOTO}/outline.ts`, {
    'return one.right < other.left || other.right < one.left || one.top < other.bottom || other.top < one.bottom;': [
      'false',
      '(one.right < other.left || other.right < one.left) && one.top < other.bottom',
      'one.right < other.left && other.right < one.left',
      '(one.right < other.left || other.right < one.left || one.top < other.bottom) && other.top < one.bottom',
      'one.right <= other.left',
      'other.right <= one.left',
      'one.top <= other.bottom',
      'other.top <= one.bottom',
    ],
    'export function areApart(one: Box, other: Box): boolean {': ['{}'],
    'const box = { left: (x + extent.left) / d, right: (x + extent.right) / d, bottom: (y + extent.bottom) / d, top: (y + extent.top) / d };':
      ['y - extent.bottom'],
    'const ys = shape.map(({ y }) => y);': ['() => undefined'],
  }),
  ...because('a shortcut: what lies within the frame may be cut by it again', `${PHOTO}/outline.ts`, {
    'export function isWithin(outline: Outline, convex: Outline): boolean {': ['{}'],
    'for (let edge = 0; edge < convex.stencil.length; edge += CORNER_SIZE) {': ['edge <= convex.stencil.length'],
    // No figure lies beyond opposite sides of the frame: with the other sign none lies within it.
    'const onLine = -product(plane, outline);': ['+product(plane, outline)'],
    'for (let corner = 0; corner < outline.stencil.length; corner += CORNER_SIZE) {': ['corner <= outline.stencil.length'],
    'if (alongPlane(plane, outline.stencil, corner) < onLine) return false;': [
      'true',
      'alongPlane(plane, outline.stencil, corner) >= onLine',
      'alongPlane(plane, outline.stencil, corner) <= onLine',
    ],
    'return true;': ['false'],
  }),
  ...because('a shortcut: a box that is too large, or none, costs work and changes no result', `${PHOTO}/region.ts`, {
    'if (box.left > box.right || box.bottom > box.top) return false;': [
      'false',
      'box.left > box.right && box.bottom > box.top',
      'box.left >= box.right',
      'box.bottom >= box.top',
    ],
    'for (const outline of outside) if (!areApart(outline.box, box)) all.push(outline);': ['true'],
    'if (box.left > left) left = box.left;': ['true', 'false', 'box.left >= left', 'box.left <= left'],
    'if (box.right < right) right = box.right;': ['box.right <= right'],
    'if (box.bottom > bottom) bottom = box.bottom;': ['true', 'false', 'box.bottom >= bottom', 'box.bottom <= bottom'],
    'if (box.top < top) top = box.top;': ['true', 'false', 'box.top <= top', 'box.top >= top'],
    'if ((across < left && endAcross < left) || (across > right && endAcross > right)) return true;': [
      'false',
      'across < left && endAcross < left && across > right && endAcross > right',
      'across <= left',
      'endAcross <= left',
      'across >= right',
      'endAcross >= right',
    ],
    'return (up < bottom && endUp < bottom) || (up > top && endUp > top);': [
      'false',
      'up < bottom && endUp < bottom && up > top && endUp > top',
      'up <= bottom',
      'endUp <= bottom',
      'up >= top',
      'endUp >= top',
    ],
  }),
  ...because('a shortcut: an edge that is on the wrong side all along has no stretch of border', `${PHOTO}/region.ts`, {
    'if (startsWrong && crossingCount === before) return false;': ['false'],
  }),
  ...because('an outline is never compared with itself', `${PHOTO}/region.ts`, {
    'if (other > own || !touched) continue;': ['other >= own'],
  }),
  ...because('of two outlines that share a stretch of border either may count it', `${PHOTO}/region.ts`, {
    'if (other > own || !touched) continue;': ['other <= own'],
  }),
  ...because('where an edge begins no stretch ends', `${PHOTO}/region.ts`, {
    'if (last?.edge === edge && last.to === from) stretches.pop();': ['true'],
    'stretches.push({ edge, from: last?.edge === edge && last.to === from ? last.from : from, to });': ['true'],
  }),
  ...because('a shortcut: without a corner on the line both sides of it are the same', `${PHOTO}/region.ts`, {
    'let touched = false;': ['true'],
  }),
  ...because('every field is set before it is read', `${PHOTO}/region.ts`, {
    'const crossing = (crossings[crossingCount] ??= { at: 0, numerator: 0, denominator: 1, of: 0 });': ['{}'],
    'const wrong: boolean[] = [];': ['["Stryker was here"]'],
  }),
  ...because('a shortcut before the exact comparison', `${PHOTO}/region.ts`, {
    'if (one.at !== other.at) return one.at < other.at;': ['false', 'one.at <= other.at'],
    'if (one.numerator === other.numerator && one.denominator === other.denominator) return false;': ['false'],
  }),
  ...because('an empty list is mapped to an empty list', `${PHOTO}/judge.ts`, {
    'if (covering.length === 0) return [];': ['false'],
  }),
  ...because('only the other of the two values is asked for', `${PHOTO}/judge.ts`, {
    "export function judge(scene: Scene, counted: CountedCovers = 'seen'): Verdict {": ['""'],
  }),
  ...because('without a frame the whole face has an area', `${PHOTO}/judge.ts`, {
    'return guest.face !== null && (guest.frame.length === 0 || hasArea({ inside: [guest.face, ...guest.frame], outside: [] }));': [
      'false',
    ],
  }),
  ...because('without a frame the whole cut-out has an area', `${PHOTO}/camera-view.ts`, {
    'return guest.frame.length === 0 || hasArea({ inside: [guest.cutout, ...guest.frame], outside: [] });': ['false'],
  }),
  ...because('what the plane before the lens cuts has no corners, or three at least', `${PHOTO}/layers.ts`, {
    '].filter(({ points }) => points.length > 2);': ['points.length >= 2'],
  }),
  ...because('every field is set from the value', `${PHOTO}/camera.ts`, {
    'const parsed: { -readonly [name in keyof Camera]: number } = { ...DEFAULT_CAMERA };': ['{}'],
  }),
  ...because('a whole number is a number', `${PHOTO}/parse.ts`, {
    "if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return { ok: true, value: value + 0 };": [
      'true',
    ],
  }),
  ...because('a result that is not kept is found again', `${PHOTO}/evaluator.ts`, {
    'if (known?.place === by.number) return known.covers;': ['false'],
    'covered.set(by.placed.id, { place: by.number, covers });': ['{}'],
    'if (known === undefined || known.placed.x !== x || known.placed.z !== z) return look({ id: guest, x, z });': ['true'],
    'if (before !== undefined) former.set(guest, before);': ['false'],
    'if (z <= place.seen.z || areApart(place.seen.cutout.box, cutout.box)) continue;': [
      'false',
      'z < place.seen.z',
      'z <= place.seen.z && areApart(place.seen.cutout.box, cutout.box)',
    ],
    'if (face !== null && !areApart(face.box, cutout.box)) place.faceSeen = undefined;': ['true'],
    'number: ++placeCount,': ['--placeCount'],
  }),
  ...because('the last line decides the same', `${PHOTO}/evaluator.ts`, {
    "if (place === undefined || other === undefined || !coversSome('face', other, place)) return false;": ['false'],
    "const covers = (of === 'image' ? coversImage : coversFace)(by.seen, place.seen, fixedBefore(by.seen.z));": ['true'],
  }),
  ...because('two maps that only change their names', `${PHOTO}/evaluator.ts`, {
    "const covered = of === 'image' ? place.imageCoveredBy : place.faceCoveredBy;": ["of !== 'image'"],
  }),
  ...because('decorations are placed before they are read', `${PHOTO}/evaluator.ts`, {
    'let decorations: readonly { readonly placed: PlacedDecoration; readonly seen: SeenCutOut }[] = [];': ANY_LIST,
  }),
  ...because('figures of one plane do not overlap', `${PHOTO}/evaluator.ts`, {
    'for (const { seen } of decorations) if (seen.z > z) covers.push(seen.cutout);': ['seen.z >= z'],
  }),
  ...because('the name of a space has one letter', `${PHOTO}/floor.ts`, {
    'left: SPACES.filter((space) => /^[AB]/.test(space)),': ['/[AB]/'],
    'right: SPACES.filter((space) => /^[EF]/.test(space)),': ['/[EF]/'],
  }),
];
