import { describe, expect, it } from 'vitest';
import { CAMERA_LIMITS, type Camera, DEFAULT_CAMERA, degreesOf, directionAt, frameCorners, halfTangent, inPicture } from './camera.ts';
import { GUEST_IDS, type GuestId } from './figures.ts';
import { centreOf, SPACES, type Space } from './floor.ts';
import { judge } from './judge.ts';
import { photoFaults } from './photo-faults.ts';
import { isLegalAlone } from './placement.ts';
import { LAID_TABLE, type PlacedDecoration, type PlacedGuest, type Scene } from './scene.ts';
import { dice, randomPlacement } from './test/random-scene.ts';
import { triesOf } from './test/tries.ts';

const at = (id: GuestId, space: Space, dx = 0, dz = 0): PlacedGuest => ({ id, x: centreOf(space).x + dx, z: centreOf(space).z + dz });
const shot = (camera: Partial<Camera>, guests: readonly PlacedGuest[] = []): Scene => ({
  guests,
  decorations: [],
  camera: { ...DEFAULT_CAMERA, ...camera },
});
const reasons = (scene: Scene) => photoFaults(scene).map(({ reason }) => reason);

describe('the frame', () => {
  it('[P-84*] has corners where a turned camera with a 4:3 picture has them', () => {
    const roll = dice(84);
    for (let tries = 0; tries < triesOf(500); tries++) {
      const camera = {
        ...DEFAULT_CAMERA,
        pan: roll(...CAMERA_LIMITS.pan),
        tilt: roll(...CAMERA_LIMITS.tilt),
        zoom: roll(...CAMERA_LIMITS.zoom),
      };
      const [pan, tilt, field] = [camera.pan, camera.tilt, camera.zoom].map((half) => (degreesOf(half) * Math.PI) / 180) as [
        number,
        number,
        number,
      ];
      for (const [index, corner] of frameCorners(camera).entries()) {
        const upwards = Math.tan(field / 2) * (index < 2 ? -1 : 1);
        const sideways = ((Math.tan(field / 2) * 4) / 3) * (index === 0 || index === 3 ? -1 : 1);
        const [raised, forward] = [upwards * Math.cos(tilt) + Math.sin(tilt), Math.cos(tilt) - upwards * Math.sin(tilt)];
        const depth = forward * Math.cos(pan) - sideways * Math.sin(pan);
        expect(corner.x / corner.d).toBeCloseTo((forward * Math.sin(pan) + sideways * Math.cos(pan)) / depth, 3);
        expect(corner.y / corner.d).toBeCloseTo(raised / depth, 3);
        const shown = inPicture(camera, corner);
        expect(Math.abs(shown.x)).toBeCloseTo(1, 2);
        expect(Math.abs(shown.y)).toBeCloseTo(1, 2);
      }
    }
  });

  it('[P-84*] lies before the camera however far it is turned, in numbers that stay exact', () => {
    for (const pan of CAMERA_LIMITS.pan) {
      for (const tilt of CAMERA_LIMITS.tilt) {
        for (const { x, y, d } of frameCorners({ ...DEFAULT_CAMERA, pan, tilt, zoom: CAMERA_LIMITS.zoom[1] })) {
          expect(d).toBe(2 ** 15);
          expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(2 ** 18);
        }
      }
    }
  });

  it('degrees of a slider become whole numbers and come back', () => {
    expect(halfTangent(21)).toBe(DEFAULT_CAMERA.zoom);
    expect(halfTangent(-4)).toBe(DEFAULT_CAMERA.tilt);
    expect(degreesOf(halfTangent(-12.5))).toBeCloseTo(-12.5, 1);
  });
});

describe('pointing at the picture', () => {
  it('finds the direction that is seen there', () => {
    const roll = dice(7);
    for (let tries = 0; tries < triesOf(200); tries++) {
      const camera = {
        ...DEFAULT_CAMERA,
        pan: roll(...CAMERA_LIMITS.pan),
        tilt: roll(...CAMERA_LIMITS.tilt),
        zoom: roll(...CAMERA_LIMITS.zoom),
      };
      const point = { x: roll(-1000, 1000) / 1000, y: roll(-1000, 1000) / 1000 };
      const shown = inPicture(camera, directionAt(camera, point));
      expect(shown.x).toBeCloseTo(point.x, 9);
      expect(shown.y).toBeCloseTo(point.y, 9);
    }
  });
});

describe('photos that are refused', () => {
  it('[P-51] a camera above the top edge of the shield', () => {
    expect(reasons(shot({ y: 3000, tilt: -1000 }))).not.toContain('camera-above-shield');
    expect(photoFaults(shot({ y: 3001, tilt: -1000 }))).toContainEqual({ clause: 'P-51', reason: 'camera-above-shield' });
  });

  it('[P-84*] a camera under the floor, on the mat or beyond a wing', () => {
    expect(photoFaults(shot({ y: -1 }))).toContainEqual({ clause: 'P-84*', reason: 'camera-below-floor' });
    expect(reasons(shot({ y: 0 }))).not.toContain('camera-below-floor');
    expect(photoFaults(shot({ z: 2400 }))).toEqual([{ clause: 'P-84*', reason: 'camera-not-in-front' }]);
    expect(photoFaults(shot({ x: 3636 }))).toContainEqual({ clause: 'P-84*', reason: 'camera-beyond-wings' });
    expect(reasons(shot({ x: 3635 }))).not.toContain('camera-beyond-wings');
  });

  it.each([
    [{ zoom: 2300 }, ['right', 'top', 'left']],
    [{ tilt: -1200 }, ['bottom', 'right', 'left']],
    [{ pan: 900 }, ['bottom', 'right', 'top']],
    [{ pan: -900 }, ['bottom', 'top', 'left']],
    [{ tilt: -2600 }, ['bottom', 'right', 'top', 'left']],
  ])('[P-51] %j sees beyond the set at the %j of the frame', (camera, sides) => {
    const [fault, ...others] = photoFaults(shot(camera));
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ clause: 'P-51', reason: 'sees-beyond-the-set', at: sides.map((side) => ({ side })) });
  });

  it('[P-51] wings that rise in both corners do not make up for a wall that is too low between them', () => {
    const [fault] = photoFaults(shot({ z: 5000, y: 2500, tilt: -1470, zoom: 4142 }));
    const at = fault?.reason === 'sees-beyond-the-set' ? fault.at : [];
    expect(at).toHaveLength(1);
    expect(at[0]?.side).toBe('top');
    expect(at[0]?.from).toBeCloseTo(0.123, 3);
    expect(at[0]?.to).toBeCloseTo(0.877, 3);
  });

  it('[P-51] a guest out of the frame is named; one who is partly in it is not', () => {
    expect(photoFaults(shot({ zoom: 900 }, [at('dog', 'A1'), at('plant', 'C3')]))).toEqual([
      { clause: 'P-51', reason: 'guest-out-of-frame', guest: 'dog' },
    ]);
  });

  it('[P-51] a guest beside or behind the camera is out of the frame and has no verdict', () => {
    for (const z of [2450, 2500]) {
      const scene = shot({ z: 2450 }, [{ id: 'dog', x: 0, z }]);
      expect(photoFaults(scene)).toContainEqual({ clause: 'P-51', reason: 'guest-out-of-frame', guest: 'dog' });
      expect(judge({ ...scene, decorations: [{ id: 'cake', x: 0, z }] })).toEqual([]);
    }
  });

  it('[P-51*] a completely hidden guest is named', () => {
    const hidden = shot({ x: -300 }, [at('girl', 'A4'), { id: 'man-in-tails', x: -1400, z: 1100 }]);
    expect(photoFaults(hidden)).toEqual([{ clause: 'P-51*', reason: 'guest-not-seen', guest: 'girl' }]);
    expect(photoFaults({ ...hidden, guests: hidden.guests.toReversed() })).toEqual(photoFaults(hidden));
    expect(photoFaults({ ...hidden, camera: { ...hidden.camera, x: 100 } })).toEqual([]);
  });

  it('[P-51*] the table and decorations hide a guest as well', () => {
    const low = { x: -300, y: 20, z: 2600, tilt: 900, zoom: 3000 };
    expect(photoFaults(shot(low, [at('girl', 'C3', 0, 240)])).at(-1)).toMatchObject({ reason: 'guest-not-seen', guest: 'girl' });
    const behind = (decorations: readonly PlacedDecoration[]) =>
      reasons({ ...shot({ x: 0, y: 450, z: 4000, tilt: 0, zoom: 700 }, [at('dog', 'C4', 170)]), decorations });
    expect(behind([])).toEqual([]);
    const row = Array.from({ length: 4 }, (_, index) => ({ id: 'cake' as const, x: -420 + 280 * index, z: 2000 + 40 * (index % 2) }));
    expect(behind(row)).toEqual(['guest-not-seen']);
  });

  it('[P-51*] a hidden face is fine as long as some part of the guest is visible', () => {
    const scene = shot({ x: -1500, y: 800, z: 7000, tilt: 0, zoom: 1400 }, [at('man-in-tails', 'A3', 0, -240), at('girl', 'A4', 0, 200)]);
    expect(judge(scene)[1]?.face).toMatchObject({ inFrame: true, hidden: true });
    expect(photoFaults(scene)).toEqual([]);
  });
});

describe('the default camera', () => {
  it('[P-84*] is valid for every guest at every end of every space', () => {
    const ends = [-170, 0, 170].flatMap((dx) => [-240, 0, 240].map((dz) => ({ dx, dz })));
    const everywhere = SPACES.flatMap((space) => GUEST_IDS.flatMap((id) => ends.map(({ dx, dz }) => at(id, space, dx, dz))));
    const legal = everywhere.filter(isLegalAlone);
    expect(legal.length).toBeGreaterThan(GUEST_IDS.length * SPACES.length);
    expect(legal.filter((placed) => reasons(shot({}, [placed])).length > 0)).toEqual([]);
  });

  it('[P-84*] frames every legal placement, and names only guests that cannot be seen', () => {
    const roll = dice(1);
    let unseen = 0;
    for (let tries = 0; tries < triesOf(300); tries++) {
      const placement = randomPlacement(roll, 14);
      const faults = photoFaults({ ...placement, camera: DEFAULT_CAMERA });
      expect(
        faults.filter(({ reason }) => reason !== 'guest-not-seen'),
        JSON.stringify(placement),
      ).toEqual([]);
      unseen += faults.length;
      const named = new Set(faults.map((fault) => ('guest' in fault ? fault.guest : null)));
      const guests = placement.guests.filter(({ id }) => !named.has(id));
      expect(photoFaults({ ...placement, guests, camera: DEFAULT_CAMERA })).toEqual([]);
    }
    expect(unseen).toBeGreaterThan(0);
    expect(photoFaults({ guests: [], decorations: LAID_TABLE, camera: DEFAULT_CAMERA })).toEqual([]);
  });
});
