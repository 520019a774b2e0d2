import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Camera, DEFAULT_CAMERA } from './camera.ts';
import { cameraView } from './camera-view.ts';
import { examinePhoto, guestSpaces, wishJudge } from './examine-photo.ts';
import { GUEST_IDS, type GuestId } from './figures.ts';
import { centreOf, type Space } from './floor.ts';
import { coversFace, type GuestVerdict, isFaceInFrame, judge, sightFacts } from './judge.ts';
import { LAID_TABLE, type PlacedDecoration, type PlacedGuest, parseScene, type Scene } from './scene.ts';
import { WISH_CARDS, type Wish } from './wishes.ts';

const at = (id: GuestId, space: Space, dx = 0, dz = 0): PlacedGuest => ({ id, x: centreOf(space).x + dx, z: centreOf(space).z + dz });

function photo(guests: readonly PlacedGuest[], camera: Partial<Camera> = {}, decorations: readonly PlacedDecoration[] = []): Scene {
  return { guests, decorations, camera: { ...DEFAULT_CAMERA, ...camera } };
}

function verdictOn(scene: Scene, guest: GuestId): GuestVerdict {
  const verdict = judge(scene).find((one) => one.guest === guest);
  if (verdict === undefined) throw new Error(`${guest} is not in the scene`);
  return verdict;
}

/** The example with this name, which `parlour photo` judges as well. */
function example(name: string): Scene {
  const parsed = parseScene(JSON.parse(readFileSync(new URL(`./examples/${name}.json`, import.meta.url), 'utf8')));
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

const inFront = (scene: Scene, guest: GuestId) => verdictOn(scene, guest).image.coveredBy.map(({ by }) => by);
const faceOf = (scene: Scene, guest: GuestId) => verdictOn(scene, guest).face;

/** Straight before column A at the height of low faces. */
const LEFT = { x: -1500, y: 800, z: 7000, tilt: 0, zoom: 1400 };

describe('nobody in front of me', () => {
  it('[P-73] a guest in front covers the image, a guest behind or beside does not', () => {
    const scene = photo([at('girl', 'A4', 0, 200), at('man-in-tails', 'A3'), at('boy', 'F3')], LEFT);
    expect(inFront(scene, 'girl')).toEqual(['man-in-tails']);
    expect(inFront(scene, 'man-in-tails')).toEqual([]);
    expect(inFront(scene, 'boy')).toEqual([]);
  });

  it('[P-73] table and decorations do not count', () => {
    const scene = photo([at('girl', 'C3'), at('boy', 'D3')], { y: 300, tilt: 300, zoom: 700 }, LAID_TABLE);
    expect(inFront(scene, 'girl')).toEqual([]);
    expect(faceOf(scene, 'girl')?.coveredBy.length).toBeGreaterThan(0);
  });

  it('[P-73*] covering begins with the first tenth of a millimetre over the image; the white border may be covered', () => {
    const beside = (dx: number) => photo([at('grandmother', 'B4', 170), at('dog', 'C3', dx)], { ...LEFT, x: -900 });
    const clear = Array.from({ length: 341 }, (_, index) => index - 170).filter((dx) => inFront(beside(dx), 'grandmother').length === 0);
    const touching = beside((clear[0] as number) - 1);
    expect(inFront(touching, 'grandmother')).toEqual(['dog']);
    expect(verdictOn(touching, 'grandmother').image.coveredBy[0]?.share).toBeLessThan(0.001);
  });

  it('[P-73*] only what lies inside the frame counts', () => {
    const guests = [at('man-in-tails', 'B4'), at('dog', 'B3')];
    const camera = { ...LEFT, x: -900 };
    expect(inFront(photo(guests, camera), 'man-in-tails')).toEqual(['dog']);
    expect(inFront(photo(guests, { ...camera, tilt: 112, zoom: 500 }), 'man-in-tails')).toEqual([]);
  });
});

describe('covers that are hidden themselves', () => {
  it('[P-73*] an overlap hidden behind the cake does not break the wish, and does without the cake', () => {
    const scene = example('overlap-behind-cake');
    expect(examinePhoto(scene).valid).toBe(true);
    expect(inFront(scene, 'girl')).toEqual([]);
    expect(inFront({ ...scene, decorations: [] }, 'girl')).toEqual(['old-gentleman']);
    expect(judge(scene, 'all')[0]?.image.coveredBy.map(({ by }) => by)).toEqual(['old-gentleman']);
  });

  it('[P-73*] an overlap hidden behind the table does not break the wish', () => {
    const low = { x: -300, y: 20, z: 2600, tilt: 900, zoom: 3000 };
    const behind = (camera: Partial<Camera>) => inFront(photo([at('girl', 'C4', 0, 200), at('dog', 'C3', 0, 240)], camera), 'girl');
    expect(behind(low)).toEqual([]);
    expect(behind({})).toEqual(['dog']);
  });

  it('[P-73*] of two guests one behind the other the visible one covers the image', () => {
    const scene = photo([at('girl', 'A4', 0, 200), at('boy', 'A3', 0, -240), at('man-in-tails', 'A2', 0, 0)], LEFT);
    expect(inFront(scene, 'girl')).toEqual(['man-in-tails']);
    expect(inFront(photo(scene.guests.slice(0, 2), LEFT), 'girl')).toEqual(['boy']);
  });

  it('[P-75*] a helper that is itself hidden behind the cake does not help', () => {
    const scene = example('helper-behind-cake');
    const wish: Wish = { kind: 'face-of-hidden', guest: 'wheelchair-gentleman' };
    const met = (of: Scene) => wishJudge(of, judge(of))(wish, 'big-hat');
    expect(examinePhoto(scene).valid).toBe(true);
    expect(faceOf(scene, 'wheelchair-gentleman')).toMatchObject({ hidden: true, coveredBy: [{ by: 'cake' }] });
    expect(met(scene)).toBe(false);
    expect(met({ ...scene, decorations: [] })).toBe(true);
    expect(wishJudge(scene, judge(scene, 'all'))(wish, 'big-hat')).toBe(true);
  });

  it('[P-50*] two decorations of a kind both hide, and are one cover in the evidence', () => {
    const camera = { x: -300, y: 560, z: 8500, tilt: 0, zoom: 700 };
    const cakes = (...xs: readonly number[]) =>
      photo(
        [at('grandmother', 'C3')],
        camera,
        xs.map((x, index) => ({ id: 'cake' as const, x, z: 1300 + 100 * index })),
      );
    const one = faceOf(cakes(-420), 'grandmother');
    const two = faceOf(cakes(-420, -200), 'grandmother');
    expect(one?.hidden).toBe(false);
    expect(two).toMatchObject({ hidden: true, coveredBy: [{ by: 'cake' }] });
    expect(two?.coveredBy[0]?.share).toBeCloseTo(1, 9);
    expect(one?.coveredBy[0]?.share).toBeCloseTo(one?.covered ?? 0, 9);
  });

  it('[P-86*] each cover has its own share', () => {
    const camera = { x: -300, y: 560, z: 8500, tilt: 0, zoom: 700 };
    const behind = (decorations: readonly PlacedDecoration[]) =>
      faceOf(photo([at('grandmother', 'C3')], camera, decorations), 'grandmother');
    const cake = { id: 'cake', x: -420, z: 1300 } as const;
    const gift = { id: 'gift', x: -100, z: 1400 } as const;
    const [left, right] = [behind([cake])?.coveredBy[0], behind([gift])?.coveredBy[0]];
    expect(left?.share).toBeGreaterThan(0.01);
    expect(right?.share).toBeGreaterThan(0.01);
    expect(left?.share).not.toBeCloseTo(right?.share ?? 0, 3);
    expect(behind([cake, gift])?.coveredBy).toEqual([left, right]);
  });
});

describe('nobody sees my face', () => {
  it('[P-74] a face is hidden only if all of it is covered', () => {
    const behind = (dx: number) => faceOf(photo([at('man-in-tails', 'A3', dx, -240), at('girl', 'A4', 0, 200)], LEFT), 'girl');
    expect(behind(0)).toMatchObject({ inFrame: true, hidden: true, covered: 1 });
    expect(behind(100)).toMatchObject({ inFrame: true, hidden: false });
    expect(behind(100)?.covered).toBeCloseTo(0.839, 2);
    const shown = Array.from({ length: 100 }, (_, dx) => behind(dx)).filter((face) => face?.hidden === false);
    expect(shown[0]?.covered).toBeGreaterThan(0.99);
    expect(shown[0]?.covered).toBeLessThan(1);
  });

  it('[P-74] the plant has no face to be seen', () => {
    const scene = photo([at('plant', 'C3')]);
    expect(faceOf(scene, 'plant')).toBeNull();
    expect(sightFacts(judge(scene)).isFaceHidden('plant')).toBe(true);
    expect(sightFacts(judge(scene)).isFaceHiddenBy('plant', 'girl')).toBe(false);
    const view = cameraView(scene.camera);
    const plant = view.guest(at('plant', 'C4'));
    expect(isFaceInFrame(plant)).toBe(false);
    expect(coversFace(view.guest(at('girl', 'C3')), plant, [])).toBe(false);
  });

  it('[P-74] a guest who is not in the photo has a hidden face and nobody in front', () => {
    const facts = sightFacts(judge(photo([])));
    expect(facts.isFaceHidden('girl')).toBe(true);
    expect(facts.hasSomebodyInFront('girl')).toBe(false);
    expect(facts.isFaceHiddenBy('girl', 'boy')).toBe(false);
  });

  it('[P-74] [P-74*] a face outside the photo is hidden, and so is one whose part inside is covered', () => {
    const lady = [at('lady-red', 'A4', 0, 200)];
    const low = { ...LEFT, tilt: -400, zoom: 500 };
    expect(faceOf(photo(lady, low), 'lady-red')).toEqual({ inFrame: false, hidden: true, covered: 1, coveredBy: [] });
    const cut = { ...LEFT, tilt: 0, zoom: 500, y: 450 };
    expect(faceOf(photo(lady, cut), 'lady-red')).toMatchObject({ inFrame: true, hidden: false });
    const behind = photo([...lady, at('old-gentleman', 'A3')], cut);
    expect(faceOf(behind, 'lady-red')).toMatchObject({ inFrame: true, hidden: true });
    expect(faceOf({ ...behind, camera: { ...behind.camera, zoom: 700 } }, 'lady-red')).toMatchObject({ inFrame: true, hidden: false });
  });

  it('[P-74*] the table hides a face', () => {
    const scene = photo([at('girl', 'C3', 0, 240)], { x: -300, y: 20, z: 2600, tilt: 900, zoom: 3000 });
    expect(faceOf(scene, 'girl')).toMatchObject({ hidden: true, coveredBy: [{ by: 'table' }] });
    const heights = Array.from({ length: 40 }, (_, step) => faceOf({ ...scene, camera: { ...scene.camera, y: 20 + 10 * step } }, 'girl'));
    const partly = heights.filter((face) => face?.hidden === false && face.covered > 0.05);
    expect(partly.length).toBeGreaterThan(0);
    for (const face of partly) expect(face?.coveredBy).toEqual([{ by: 'table', share: face?.covered }]);
  });

  it('[P-74] a decoration hides a face', () => {
    const scene = photo([at('grandmother', 'C3')], { x: -300, y: 620, z: 8500, tilt: 0, zoom: 700 }, [{ id: 'cake', x: -300, z: 1300 }]);
    expect(faceOf(scene, 'grandmother')).toMatchObject({ hidden: true, coveredBy: [{ by: 'cake' }] });
  });
});

describe('nobody sees the face of X', () => {
  const wish: Wish = { kind: 'face-of-hidden', guest: 'girl' };
  const met = (scene: Scene, guest: GuestId, of: Wish = wish) => wishJudge(scene, judge(scene))(of, guest);

  it('[P-75] met by the guest who helps to hide it, not by another', () => {
    const scene = photo([at('man-in-tails', 'A3', 0, -240), at('girl', 'A4', 0, 200), at('boy', 'F1')], LEFT);
    expect(met(scene, 'man-in-tails')).toBe(true);
    expect(met(scene, 'boy')).toBe(false);
    expect(met(photo([at('man-in-tails', 'A3', 100, -240), at('girl', 'A4', 0, 200)], LEFT), 'man-in-tails')).toBe(false);
  });

  it('[P-75] about the guest itself it is the wish to be hidden', () => {
    const hidden = photo([at('man-in-tails', 'A3', 0, -240), at('girl', 'A4', 0, 200)], LEFT);
    expect(met(hidden, 'girl')).toBe(true);
    expect(met(photo([at('girl', 'A4')], LEFT), 'girl')).toBe(false);
  });

  it('[P-75*] a face wholly outside the frame fails, and so does a guest who is not there', () => {
    const out = photo([at('man-in-tails', 'A3', 0, -240), at('girl', 'A4', 0, 200)], { ...LEFT, tilt: 1500, zoom: 500 });
    expect(faceOf(out, 'girl')?.inFrame).toBe(false);
    expect(met(out, 'man-in-tails')).toBe(false);
    expect(met(photo([at('man-in-tails', 'A3')], LEFT), 'man-in-tails')).toBe(false);
  });
});

describe('the verdict', () => {
  const full: Scene = photo(
    GUEST_IDS.map((id, index) =>
      at(id, (['B4', 'C4', 'E4', 'D3', 'B3', 'B2', 'E3', 'E2', 'A2', 'F2', 'A1', 'F1', 'A4', 'F4'] as const)[index] as Space),
    ),
    {},
    LAID_TABLE,
  );

  it('[P-76] [P-85*] is the same at every call and in any order', () => {
    const first = judge(full);
    const turned = judge({ ...full, guests: full.guests.toReversed() });
    expect(judge(full)).toEqual(first);
    for (const { guest, image, face } of first) {
      const other = turned.find((one) => one.guest === guest);
      expect(new Set(other?.image.coveredBy.map(({ by }) => by))).toEqual(new Set(image.coveredBy.map(({ by }) => by)));
      expect(other?.face?.hidden).toBe(face?.hidden);
    }
  });

  it('[P-86*] lists which cover hides which share', () => {
    const { image, face } = verdictOn(full, 'man-in-tails');
    expect(image.coveredBy.map(({ by }) => by)).toEqual(['lady-red', 'lady-yellow']);
    expect(image.coveredBy[0]?.share).toBeGreaterThan(0.01);
    for (const { share } of [...image.coveredBy, ...(face?.coveredBy ?? [])]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(face?.covered).toBeLessThanOrEqual((face?.coveredBy ?? []).reduce((sum, { share }) => sum + share, 1e-9));
  });

  it('comes with the faults, and only for a valid photo', () => {
    expect(examinePhoto(full)).toMatchObject({ valid: true, placement: [], photo: [] });
    expect(examinePhoto({ ...full, camera: { ...DEFAULT_CAMERA, zoom: 4000 } })).toMatchObject({ valid: false, verdict: null });
    const astride = photo([at('dog', 'A3', 300)]);
    expect(examinePhoto(astride)).toMatchObject({ valid: false, photo: [], verdict: null });
    expect(guestSpaces(astride)).toEqual(new Map());
  });

  it('takes at most 20 ms for everybody and everything', () => {
    const times = Array.from({ length: 30 }, () => {
      const start = performance.now();
      judge(full);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(20);
  });
});

describe('wishes', () => {
  const scene = photo([at('girl', 'B2'), at('boy', 'B3'), at('lady-red', 'C4'), at('plant', 'F1')]);
  const met = (wish: Wish, guest: GuestId) => wishJudge(scene, judge(scene))(wish, guest);

  it('[P-82*] 42 cards with unique names', () => {
    expect(WISH_CARDS).toHaveLength(42);
    expect(new Set(WISH_CARDS.map(({ id }) => id)).size).toBe(42);
    const count = (kind: Wish['kind']) => WISH_CARDS.filter(({ wish }) => wish.kind === kind).length;
    expect([count('area'), count('next-to'), count('not-next-to')]).toEqual([17, 9, 4]);
    expect([count('nobody-in-front'), count('face-hidden'), count('face-of-hidden')]).toEqual([4, 3, 5]);
    const named = WISH_CARDS.flatMap(({ wish }) => ('guest' in wish ? [wish.guest] : []));
    expect(new Set(named)).toEqual(new Set(GUEST_IDS));
  });

  it('[P-82*] the cards of the rules', () => {
    const names = WISH_CARDS.map(({ id }) => id);
    const numbered = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
    const areas = { 'near-table': 3, 'row-1': 3, 'row-2': 2, 'row-3': 2, 'row-4': 3, left: 2, right: 2 };
    for (const [area, count] of Object.entries(areas)) {
      expect(WISH_CARDS.filter(({ wish }) => wish.kind === 'area' && wish.area === area).map(({ id }) => id)).toEqual(
        numbered(count, area),
      );
    }
    for (const who of ['man', 'woman']) {
      const cards = WISH_CARDS.filter(({ wish }) => wish.kind === 'not-next-to' && wish.who === who);
      expect(cards.map(({ id }) => id)).toEqual(numbered(2, `not-next-to-${who}`));
    }
    expect(names).toEqual(expect.arrayContaining([...numbered(4, 'nobody-in-front'), ...numbered(3, 'face-hidden')]));
  });

  it('[P-73] [P-74] nobody in front of me, and nobody sees my face', () => {
    const behind = photo([at('girl', 'A4', 0, 200), at('man-in-tails', 'A3', 0, -240), at('boy', 'F3')], LEFT);
    const grants = wishJudge(behind, judge(behind));
    expect([grants({ kind: 'nobody-in-front' }, 'girl'), grants({ kind: 'nobody-in-front' }, 'man-in-tails')]).toEqual([false, true]);
    expect([grants({ kind: 'face-hidden' }, 'girl'), grants({ kind: 'face-hidden' }, 'man-in-tails')]).toEqual([true, false]);
    expect(grants({ kind: 'nobody-in-front' }, 'dog')).toBe(false);
  });

  it('[P-60] a guest who is not placed has no wish met', () => {
    expect(met({ kind: 'next-to', guest: 'dog' }, 'dog')).toBe(false);
    expect(met({ kind: 'face-hidden' }, 'dog')).toBe(false);
  });

  it('[P-70] an area is met in one of its spaces', () => {
    expect(met({ kind: 'area', area: 'near-table' }, 'girl')).toBe(true);
    expect(met({ kind: 'area', area: 'near-table' }, 'boy')).toBe(false);
    expect(met({ kind: 'area', area: 'row-4' }, 'lady-red')).toBe(true);
    expect(met({ kind: 'area', area: 'right' }, 'plant')).toBe(true);
    expect(met({ kind: 'area', area: 'left' }, 'dog')).toBe(false);
  });

  it('[P-71] next to another guest: an edge in common; a guest is always next to itself', () => {
    expect(met({ kind: 'next-to', guest: 'boy' }, 'girl')).toBe(true);
    expect(met({ kind: 'next-to', guest: 'lady-red' }, 'boy')).toBe(false);
    expect(met({ kind: 'next-to', guest: 'girl' }, 'girl')).toBe(true);
  });

  it('[P-71*] a guest who is not there is next to nobody', () => expect(met({ kind: 'next-to', guest: 'dog' }, 'girl')).toBe(false));

  it('[P-72] not next to a man or a woman; a plant is neither', () => {
    expect(met({ kind: 'not-next-to', who: 'man' }, 'girl')).toBe(false);
    expect(met({ kind: 'not-next-to', who: 'woman' }, 'girl')).toBe(true);
    expect(met({ kind: 'not-next-to', who: 'woman' }, 'boy')).toBe(false);
    expect(met({ kind: 'not-next-to', who: 'man' }, 'plant')).toBe(true);
  });
});
