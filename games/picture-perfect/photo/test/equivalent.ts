/** Mutants that no test can tell from the original: by file, reason and line. */
export const EQUIVALENT = {
  'camera-view.ts': {
    'without a frame the whole cut-out has an area': {
      'return guest.frame.length === 0 || hasArea({ inside: [guest.cutout, ...guest.frame], outside: [] });': ['false'],
    },
  },
  'camera.ts': {
    'every field is set from the value': { 'const parsed: { -readonly [name in keyof Camera]: number } = { ...DEFAULT_CAMERA };': ['{}'] },
  },
  'evaluator.ts': {
    'a result that is not kept is found again': {
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
    },
    'the last line decides the same': {
      "if (place === undefined || other === undefined || !coversSome('face', other, place)) return false;": ['false'],
      "const covers = (of === 'image' ? coversImage : coversFace)(by.seen, place.seen, fixedBefore(by.seen.z));": ['true'],
    },
    'two maps that only change their names': {
      "const covered = of === 'image' ? place.imageCoveredBy : place.faceCoveredBy;": ["of !== 'image'"],
    },
    'decorations are placed before they are read': {
      'let decorations: readonly { readonly placed: PlacedDecoration; readonly seen: SeenCutOut }[] = [];': ['["Stryker was here"]'],
    },
    'figures of one plane do not overlap': {
      'for (const { seen } of decorations) if (seen.z > z) covers.push(seen.cutout);': ['seen.z >= z'],
    },
  },
  'floor.ts': {
    'the name of a space has one letter': {
      'left: SPACES.filter((space) => /^[AB]/.test(space)),': ['/[AB]/'],
      'right: SPACES.filter((space) => /^[EF]/.test(space)),': ['/[EF]/'],
    },
  },
  'judge.ts': {
    'an empty list is mapped to an empty list': { 'if (covering.length === 0) return [];': ['false'] },
    'only the other of the two values is asked for': {
      "export function judge(scene: Scene, counted: CountedCovers = 'seen'): Verdict {": ['""'],
    },
    'without a frame the whole face has an area': {
      'return guest.face !== null && (guest.frame.length === 0 || hasArea({ inside: [guest.face, ...guest.frame], outside: [] }));': [
        'false',
      ],
    },
  },
  'layers.ts': {
    'what the plane before the lens cuts has no corners, or three at least': {
      '].filter(({ points }) => points.length > 2);': ['points.length >= 2'],
    },
  },
  'outline.ts': {
    'a shortcut: a box that is too large, or none, costs work and changes no result': {
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
    },
    'a shortcut: what lies within the frame may be cut by it again': {
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
    },
  },
  'parse.ts': {
    'a whole number is a number': {
      "if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return { ok: true, value: value + 0 };":
        ['true'],
    },
  },
  'region.ts': {
    'a shortcut: a box that is too large, or none, costs work and changes no result': {
      'if (box.left > box.right || box.bottom > box.top) return false;': [
        'false',
        'box.left > box.right && box.bottom > box.top',
        'box.left >= box.right',
        'box.bottom >= box.top',
      ],
      'for (const outline of outside) if (!areApart(outline.box, box)) all.push(outline);': ['true'],
      'let [left, right, bottom, top] = [-Infinity, Infinity, -Infinity, Infinity];': ['[]'],
      'if (box.left > left) left = box.left;': ['true', 'false', 'box.left >= left', 'box.left <= left'],
      'if (box.right < right) right = box.right;': ['box.right <= right', 'true', 'false', 'box.right >= right'],
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
      'return { left, right, bottom, top };': ['{}'],
    },
    'a shortcut: an edge that is on the wrong side all along has no stretch of border': {
      'if (startsWrong && crossingCount === before) return false;': ['false'],
    },
    'an outline is never compared with itself': { 'if (other > own || !touched) continue;': ['other >= own'] },
    'of two outlines that share a stretch of border either may count it': { 'if (other > own || !touched) continue;': ['other <= own'] },
    'no stretch lies before a crossing at the very start, nor after one at the very end': {
      'if ((fromStart > 0 && fromEnd > 0) || (fromStart < 0 && fromEnd < 0)) {': [
        'fromStart >= 0',
        'fromEnd >= 0',
        'fromStart <= 0',
        'fromEnd <= 0',
      ],
    },
    'an edge that crosses the line is not parallel to it': {
      'return Math.abs(fromEnd) * start.d > Math.abs(fromStart) * end.d;': ['Math.abs(fromEnd) * start.d >= Math.abs(fromStart) * end.d'],
    },
    'where an edge begins no stretch ends': {
      'if (last?.edge === edge && last.to === from) stretches.pop();': ['true'],
      'stretches.push({ edge, from: last?.edge === edge && last.to === from ? last.from : from, to });': ['true'],
    },
    'a shortcut: without a corner on the line both sides of it are the same': { 'let touched = false;': ['true'] },
    'every field is set before it is read': {
      'const crossing = (crossings[crossingCount] ??= { at: 0, numerator: 0, denominator: 1, of: 0 });': ['{}'],
      'const wrong: boolean[] = [];': ['["Stryker was here"]'],
    },
    'a shortcut before the exact comparison': {
      'if (one.at !== other.at) return one.at < other.at;': ['false', 'one.at <= other.at'],
      'if (one.numerator === other.numerator && one.denominator === other.denominator) return false;': ['false'],
    },
    'whole numbers below 2^52 that differ have different quotients with one number': {
      'if (one.numerator === other.numerator && one.denominator === other.denominator) return false;': [
        'true',
        'one.numerator === other.numerator || one.denominator === other.denominator',
        'one.numerator !== other.numerator',
        'one.denominator !== other.denominator',
      ],
    },
  },
};
