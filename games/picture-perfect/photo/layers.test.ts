import { describe, expect, it } from 'vitest';
import { type Camera, degreesOf, UNIT } from './camera.ts';
import { DECORATIONS, GUESTS, type Shape } from './figures.ts';
import { MAT, SHIELD } from './floor.ts';
import { type Layer, layersOf } from './layers.ts';
import { ROOM_SIDES, tableSides } from './room-geometry.ts';
import type { Scene } from './scene.ts';

type Corner = readonly [x: number, y: number, z: number];

/** Left of the table, above its top, turned to the right and down. */
const ASKEW: Camera = { x: -1100, y: 1300, z: 6500, pan: 500, tilt: -300, zoom: 2000 };

/** Where a point of the room is in the picture, by sine and cosine. */
function shown(camera: Camera, [x, y, z]: Corner): { x: number; y: number } {
  const [pan, tilt] = [camera.pan, camera.tilt].map((half) => (degreesOf(half) * Math.PI) / 180) as [number, number];
  const [right, up, ahead] = [x - camera.x, y - camera.y, camera.z - z];
  const across = right * Math.cos(pan) - ahead * Math.sin(pan);
  const forward = right * Math.sin(pan) + ahead * Math.cos(pan);
  const high = (camera.zoom / UNIT) * (up * Math.sin(tilt) + forward * Math.cos(tilt));
  return { x: (across * 3) / (high * 4), y: (up * Math.cos(tilt) - forward * Math.sin(tilt)) / high };
}

function expectPoints(camera: Camera, layer: Layer | undefined, corners: readonly Corner[]): void {
  expect(layer?.points).toHaveLength(corners.length);
  for (const [index, corner] of corners.entries()) {
    expect(layer?.points[index]?.x).toBeCloseTo(shown(camera, corner).x, 9);
    expect(layer?.points[index]?.y).toBeCloseTo(shown(camera, corner).y, 9);
  }
}

const upright = (shape: Shape, x: number, floor: number, z: number) => shape.map((point): Corner => [point.x + x, point.y + floor, z]);

describe('the layers of a picture', () => {
  const scene: Scene = {
    guests: [
      { id: 'plant', x: -300, z: 900 },
      { id: 'dog', x: 900, z: 2400 },
      { id: 'girl', x: -1500, z: 300 },
    ],
    decorations: [
      { id: 'cake', x: 0, z: 2000 },
      { id: 'vase', x: 200, z: 1500 },
      { id: 'cake', x: 100, z: 1400 },
    ],
    camera: ASKEW,
  };
  const layers = layersOf(scene);
  const room = ['wall', 'floor', 'left-wing', 'right-wing'].map((part) => `${part} side`);
  const table = ['table-front side', 'table-top side', 'table-side side'];

  it('[P-85*] are painted from the back to the front, the table again over what stands behind it', () => {
    expect(layers.map(({ of, part, copy }) => [of, part, ...(copy === undefined ? [] : [copy])].join(' '))).toEqual([
      ...room,
      ...table,
      ...['girl cutout', 'girl image', 'girl face', ...table],
      ...['plant cutout', 'plant image', ...table],
      ...['cake cutout 2', ...table],
      ...['vase cutout 1', ...table],
      ...['cake cutout 1', ...table],
      ...['dog cutout', 'dog image', 'dog face'],
    ]);
  });

  it('[P-84*] are where the camera sees them', () => {
    for (const [index, side] of ROOM_SIDES.entries()) expectPoints(ASKEW, layers[index], side.corners);
    const after = (index: number, back: number) => {
      for (const [number, side] of tableSides(ASKEW, back).entries()) expectPoints(ASKEW, layers[index + number], side.corners);
    };
    after(4, 1200);
    expectPoints(ASKEW, layers[7], upright(GUESTS.girl.cutout, -1500, 0, 300));
    expectPoints(ASKEW, layers[8], upright(GUESTS.girl.image, -1500, 0, 300));
    expectPoints(ASKEW, layers[9], upright(GUESTS.girl.face ?? [], -1500, 0, 300));
    after(10, 1200);
    expectPoints(ASKEW, layers[18], upright(DECORATIONS.cake.cutout, 100, 400, 1400));
    after(19, 1400);
    after(27, 2000);
  });

  it('[P-84*] end shortly before the lens, and are left out behind it', () => {
    const camera: Camera = { x: 0, y: 500, z: 1500, pan: 0, tilt: 0, zoom: 4000 };
    const inside = layersOf({ guests: [{ id: 'dog', x: 0, z: 1490 }], decorations: [], camera });
    expect(inside.map(({ of }) => of)).toEqual(['wall', 'floor', 'left-wing', 'right-wing', 'table-top']);
    const { halfWidth, wingEnd, height } = SHIELD;
    const wide = halfWidth + ((wingEnd - halfWidth) * 1490) / MAT.depth;
    expectPoints(camera, inside[1], [
      [-wide, 0, 1490],
      [wide, 0, 1490],
      [halfWidth, 0, 0],
      [-halfWidth, 0, 0],
    ]);
    expectPoints(camera, inside[3], [
      [halfWidth, 0, 0],
      [wide, 0, 1490],
      [wide, height, 1490],
      [halfWidth, height, 0],
    ]);
  });

  it('[P-84*] hold a corner that is just as near as the limit once', () => {
    const camera: Camera = { x: 0, y: 500, z: MAT.depth + 10, pan: 0, tilt: 0, zoom: 4000 };
    const [, floor] = layersOf({ guests: [], decorations: [], camera });
    expectPoints(camera, floor, ROOM_SIDES[1]?.corners ?? []);
  });
});
