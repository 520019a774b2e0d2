import {
  centreOf,
  DECORATION_STAND,
  type DecorationId,
  decorationExtent,
  doIntersect,
  GUEST_STAND,
  GUESTS,
  type GuestId,
  LAID_TABLE,
  MAT,
  type PlacedDecoration,
  type Scene,
  SHIELD,
  SPACE_SIDE,
  SPACES,
  type Space,
  type Spot,
  TABLE,
} from '../../photo/index.ts';
import { cutOutOf, isDecoration, kindOf, type PieceId, type Placed, pieceOf } from './figures.ts';

/** How far a stand may be from the middle of its space. */
const ROOM_IN_SPACE = { x: (SPACE_SIDE - GUEST_STAND.width) / 2, z: (SPACE_SIDE - GUEST_STAND.depth) / 2 };
/** A figure dropped farther than this from a valid place is taken off. */
const NEARBY = 450;
/** The ground figures may stand on before the final photo (P-14). */
export const GROUND = { halfWidth: 2150, back: 80, front: 2600 } as const;

/** The decorations of a scene with the names of their pieces. */
export function decorationPieces({ decorations }: Scene): { readonly piece: PieceId; readonly placed: PlacedDecoration }[] {
  return decorations.map((placed, index) => ({
    piece: pieceOf(placed.id, decorations.slice(0, index).filter(({ id }) => id === placed.id).length + 1),
    placed,
  }));
}

/** The decorations that a player owns and that are not in the scene. */
export function waitingOf(scene: Scene, owned: readonly DecorationId[]): DecorationId[] {
  const placed = scene.decorations.map(({ id }) => id);
  return owned.filter((id) => {
    const at = placed.indexOf(id);
    if (at >= 0) placed.splice(at, 1);
    return at < 0;
  });
}

/** The piece id of the next decoration of a kind. */
export const nextPiece = ({ decorations }: Scene, kind: DecorationId): PieceId =>
  pieceOf(kind, decorations.filter(({ id }) => id === kind).length + 1);

export function placedIn(scene: Scene, piece: PieceId): Placed | undefined {
  return scene.guests.find(({ id }) => id === piece) ?? scene.decorations[decorationAt(scene, piece)];
}

const decorationAt = (scene: Scene, piece: PieceId): number => decorationPieces(scene).findIndex((one) => one.piece === piece);

export function takeOff(scene: Scene, piece: PieceId): Scene {
  const at = decorationAt(scene, piece);
  return {
    ...scene,
    guests: scene.guests.filter(({ id }) => id !== piece),
    decorations: scene.decorations.filter((_, index) => index !== at),
  };
}

/** Places a figure exactly there, whatever is there already. A decoration keeps its place in the list, and so its id. */
export function placeAt(scene: Scene, piece: PieceId, { x, z }: Spot): Scene {
  const id = kindOf(piece);
  if (!isDecoration(id)) return { ...scene, guests: [...scene.guests.filter((other) => other.id !== id), { id, x, z }] };
  const at = decorationAt(scene, piece);
  const placed = { id, x, z };
  return { ...scene, decorations: at < 0 ? [...scene.decorations, placed] : scene.decorations.with(at, placed) };
}

/** The space whose square contains this spot, wherever the stand reaches. */
export function spaceUnder({ x, z }: Spot): Space | undefined {
  return SPACES.find((space) => {
    const centre = centreOf(space);
    return Math.abs(x - centre.x) <= SPACE_SIDE / 2 && Math.abs(z - centre.z) <= SPACE_SIDE / 2;
  });
}

export function guestOn(scene: Scene, space: Space): GuestId | undefined {
  return scene.guests.find((placed) => spaceUnder(placed) === space)?.id;
}

/** Places a guest in the middle of a space. A guest who is there goes to the old place, also the tray. */
export function placeInSpace(scene: Scene, id: GuestId, space: Space): Scene {
  return changePlaces(scene, id, space, fitted(id, centreOf(space), space));
}

/** The final place of a dropped figure; it is taken off when there is none. */
export function dropAt(scene: Scene, piece: PieceId, spot: Spot, strict: boolean): Scene {
  const id = kindOf(piece);
  if (isDecoration(id)) {
    const onTable = ontoTable(id, spot);
    return distance(onTable, spot) > NEARBY ? takeOff(scene, piece) : placeAt(scene, piece, onTable);
  }
  if (!strict) return isOnGround(spot) ? placeAt(scene, id, spot) : takeOff(scene, id);
  const space = spaceUnder(spot) ?? nearestSpace(spot);
  const fit = fitted(id, spot, space);
  return distance(fit, spot) > NEARBY ? takeOff(scene, id) : changePlaces(scene, id, space, fit);
}

/** The nearest spot of the mat, for a decoration of the table: a drag in the picture does not reach beyond. */
export function nearestAllowedSpot(piece: PieceId, { x, z }: Spot): Spot {
  const id = kindOf(piece);
  if (isDecoration(id)) return ontoTable(id, { x, z });
  const wide = MAT.halfWidth - GUEST_STAND.width / 2;
  const deep = GUEST_STAND.depth / 2;
  return { x: within(x, -wide, wide), z: within(z, Math.max(deep, GROUND.back), MAT.depth - deep) };
}

/** A small step. For the final photo it never leaves its space, a decoration never the table. */
export function nudge(scene: Scene, piece: PieceId, by: Spot, strict: boolean): Scene {
  const from = placedIn(scene, piece);
  if (from === undefined) return scene;
  const to = { x: from.x + by.x, z: from.z + by.z };
  const id = kindOf(piece);
  if (isDecoration(id)) return placeAt(scene, piece, ontoTable(id, to));
  const space = spaceUnder(from);
  if (strict && space !== undefined) return placeAt(scene, id, fitted(id, to, space));
  return isOnGround(to) ? placeAt(scene, id, to) : scene;
}

/** A free place on the table: its default one if free. */
export function freePlace(scene: Scene, piece: PieceId): Spot {
  const id = kindOf(piece) as DecorationId;
  const others = takeOff(scene, piece);
  const laid = [...LAID_TABLE].sort((one) => (one.id === id ? -1 : 0)).map((spot) => ({ id, ...ontoTable(id, spot) }));
  const free = laid.find((spot) => isFree(others, spot));
  return free ?? ontoTable(id, { x: 0, z: (TABLE.back + TABLE.front) / 2 });
}

/** Places every waiting decoration on the table. */
export function layTable(scene: Scene, owned: readonly DecorationId[]): Scene {
  return waitingOf(scene, owned).reduce((laid, id) => {
    const piece = nextPiece(laid, id);
    return LAID_TABLE.length > laid.decorations.length ? placeAt(laid, piece, freePlace(laid, piece)) : laid;
  }, scene);
}

function isFree(scene: Scene, spot: PlacedDecoration): boolean {
  return scene.decorations.every((other) => !doIntersect(decorationExtent(spot), decorationExtent(other)));
}

function changePlaces(scene: Scene, id: GuestId, space: Space, to: Spot): Scene {
  const from = placedIn(scene, id);
  const other = scene.guests.find((placed) => placed.id !== id && spaceUnder(placed) === space);
  if (other === undefined) return placeAt(scene, id, to);
  const moved = placeAt(takeOff(scene, other.id), id, to);
  const origin = from && spaceUnder(from);
  if (origin === undefined || origin === space) return moved;
  return placeAt(moved, other.id, fitted(other.id, centreOf(origin), origin));
}

/** The nearest spot where the whole stand is in the space, and the cut-out between the wings and beside the table. */
function fitted(id: GuestId, spot: Spot, space: Space): Spot {
  const centre = centreOf(space);
  const { left, right } = GUESTS[id];
  const z = within(spot.z, centre.z - ROOM_IN_SPACE.z, centre.z + ROOM_IN_SPACE.z);
  const wing = Math.floor(SHIELD.halfWidth + ((SHIELD.wingEnd - SHIELD.halfWidth) * z) / MAT.depth);
  const inner = z > TABLE.back ? TABLE.halfWidth : -wing;
  const least = Math.max(centre.x - ROOM_IN_SPACE.x, (centre.x < 0 ? -wing : inner) - left);
  const most = Math.min(centre.x + ROOM_IN_SPACE.x, (centre.x < 0 ? -inner : wing) - right);
  return { x: within(spot.x, least, most), z };
}

function ontoTable(id: DecorationId, { x, z }: Spot): Spot {
  const { left, right } = cutOutOf(id);
  const deep = DECORATION_STAND.depth / 2;
  return {
    x: within(x, -TABLE.halfWidth - left, TABLE.halfWidth - right),
    z: within(z, TABLE.back + deep, TABLE.front - deep),
  };
}

function nearestSpace(spot: Spot): Space {
  return SPACES.reduce((best, space) => (distance(centreOf(space), spot) < distance(centreOf(best), spot) ? space : best));
}

function isOnGround({ x, z }: Spot): boolean {
  return Math.abs(x) <= GROUND.halfWidth && z >= GROUND.back && z <= GROUND.front;
}

const distance = (one: Spot, other: Spot): number => Math.max(Math.abs(one.x - other.x), Math.abs(one.z - other.z));
const within = (value: number, least: number, most: number): number => Math.round(Math.min(Math.max(value, least), most));
