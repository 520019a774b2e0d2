import { BufferGeometry, CanvasTexture, ExtrudeGeometry, Float32BufferAttribute, Shape, SRGBColorSpace } from 'three';
import { MAT, SHIELD } from '../../../photo/index.ts';
import { cutOutOf, type FigureId } from '../figures.ts';

export function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** How thick the cardboard is, in millimetres. */
const CARD = 1.6;

/** The judge's outline cut out of cardboard; its picture lies on it millimetre by millimetre. */
export function cardboard(id: FigureId): ExtrudeGeometry {
  const { cutout, left, right, height } = cutOutOf(id);
  const shape = new Shape();
  for (const [index, { x, y }] of cutout.entries()) {
    if (index === 0) shape.moveTo(x / 10, y / 10);
    else shape.lineTo(x / 10, y / 10);
  }
  const card = new ExtrudeGeometry(shape, { depth: CARD, bevelEnabled: false });
  card.translate(0, 0, -CARD);
  const place = card.getAttribute('position');
  const picture = card.getAttribute('uv');
  for (let corner = 0; corner < picture.count; corner++) {
    picture.setXY(corner, (place.getX(corner) * 10 - left) / (right - left), (place.getY(corner) * 10) / height);
  }
  return card;
}

type Corner = readonly [x: number, y: number, z: number];

/** A flat picture by its lower left, lower right, upper right and upper left corner, in tenths of a millimetre. */
function sheet(...corners: readonly [Corner, Corner, Corner, Corner]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      corners.flat().map((n) => n / 10),
      3,
    ),
  );
  geometry.setAttribute('uv', new Float32BufferAttribute([0, 0, 1, 0, 1, 1, 0, 1], 2));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  geometry.computeVertexNormals();
  return geometry;
}

const { halfWidth: wall, wingEnd: wing, height: high } = SHIELD;
const front = MAT.depth;

/** The sides of the room as the judge has them; the floor's picture is as wide as the floor at its front. */
export const ROOM = {
  wall: sheet([-wall, 0, 0], [wall, 0, 0], [wall, high, 0], [-wall, high, 0]),
  'left-wing': sheet([-wing, 0, front], [-wall, 0, 0], [-wall, high, 0], [-wing, high, front]),
  'right-wing': sheet([wall, 0, 0], [wing, 0, front], [wing, high, front], [wall, high, 0]),
  floor: trapezoid(),
} as const;

function trapezoid(): BufferGeometry {
  const floor = sheet([-wing, 0, front], [wing, 0, front], [wall, 0, 0], [-wall, 0, 0]);
  const edge = (wing - wall) / (2 * wing);
  floor.setAttribute('uv', new Float32BufferAttribute([0, 0, 1, 0, 1 - edge, 1, edge, 1], 2));
  return floor;
}
