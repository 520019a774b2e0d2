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
import { cutOutOf, type FigureId, isDecoration, type Placed } from './figures.ts';

/** How far a stand may be from the middle of its space. */
const ROOM_IN_SPACE = { x: (SPACE_SIDE - GUEST_STAND.width) / 2, z: (SPACE_SIDE - GUEST_STAND.depth) / 2 };
/** What is dropped farther than this beside where it belongs is taken off. */
const NEARBY = 450;
/** The ground figures may stand on before the final photo (P-14). */
export const GROUND = { halfWidth: 2150, back: 80, front: 2600 } as const;

export function placedIn(scene: Scene, id: FigureId): Placed | undefined {
  return [...scene.guests, ...scene.decorations].find((placed) => placed.id === id);
}

export function takeOff(scene: Scene, id: FigureId): Scene {
  return {
    ...scene,
    guests: scene.guests.filter((placed) => placed.id !== id),
    decorations: scene.decorations.filter((placed) => placed.id !== id),
  };
}

/** Stands it there and nowhere else, whatever is there already. */
export function stand(scene: Scene, id: FigureId, { x, z }: Spot): Scene {
  const others = takeOff(scene, id);
  return isDecoration(id)
    ? { ...others, decorations: [...others.decorations, { id, x, z }] }
    : { ...others, guests: [...others.guests, { id, x, z }] };
}

/** The space whose square this spot is in, wherever the stand reaches. */
export function spaceUnder({ x, z }: Spot): Space | undefined {
  return SPACES.find((space) => {
    const centre = centreOf(space);
    return Math.abs(x - centre.x) <= SPACE_SIDE / 2 && Math.abs(z - centre.z) <= SPACE_SIDE / 2;
  });
}

export function guestOn(scene: Scene, space: Space): GuestId | undefined {
  return scene.guests.find((placed) => spaceUnder(placed) === space)?.id;
}

/** In the middle of a space. Whoever is there goes where the newcomer was, be it the tray. */
export function enter(scene: Scene, id: GuestId, space: Space): Scene {
  return changePlaces(scene, id, space, fitted(id, centreOf(space), space));
}

/** Where a figure ends that is let go over a spot; it is taken off when that is nowhere. */
export function drop(scene: Scene, id: FigureId, spot: Spot, strict: boolean): Scene {
  if (isDecoration(id)) {
    const onTable = ontoTable(id, spot);
    return distance(onTable, spot) > NEARBY ? takeOff(scene, id) : stand(scene, id, onTable);
  }
  if (!strict) return isOnGround(spot) ? stand(scene, id, spot) : takeOff(scene, id);
  const space = spaceUnder(spot) ?? nearestSpace(spot);
  const fit = fitted(id, spot, space);
  return distance(fit, spot) > NEARBY ? takeOff(scene, id) : changePlaces(scene, id, space, fit);
}

/** The nearest spot of the mat, for a decoration of the table: a hand in the picture does not reach beyond. */
export function nearestBelonging(id: FigureId, { x, z }: Spot): Spot {
  if (isDecoration(id)) return ontoTable(id, { x, z });
  const wide = MAT.halfWidth - GUEST_STAND.width / 2;
  const deep = GUEST_STAND.depth / 2;
  return { x: within(x, -wide, wide), z: within(z, Math.max(deep, GROUND.back), MAT.depth - deep) };
}

/** A small step. For the final photo it never leaves its space, a decoration never the table. */
export function nudge(scene: Scene, id: FigureId, by: Spot, strict: boolean): Scene {
  const from = placedIn(scene, id);
  if (from === undefined) return scene;
  const to = { x: from.x + by.x, z: from.z + by.z };
  if (isDecoration(id)) return stand(scene, id, ontoTable(id, to));
  const space = spaceUnder(from);
  if (strict && space !== undefined) return stand(scene, id, fitted(id, to, space));
  return isOnGround(to) ? stand(scene, id, to) : scene;
}

/** A free place on the table: its own if nobody took it. */
export function freePlace(scene: Scene, id: DecorationId): Spot {
  const laid = [...LAID_TABLE].sort((one) => (one.id === id ? -1 : 0)).map((spot) => ({ id, ...ontoTable(id, spot) }));
  const free = laid.find((spot) => isFree(scene, spot));
  return free ?? ontoTable(id, { x: 0, z: (TABLE.back + TABLE.front) / 2 });
}

/** Everything that waits, laid on the table. */
export function layTable(scene: Scene, owned: readonly DecorationId[]): Scene {
  return owned
    .filter((id) => placedIn(scene, id) === undefined)
    .reduce((laid, id) => (LAID_TABLE.length > laid.decorations.length ? stand(laid, id, freePlace(laid, id)) : laid), scene);
}

function isFree(scene: Scene, spot: PlacedDecoration): boolean {
  return scene.decorations.every((other) => other.id === spot.id || !doIntersect(decorationExtent(spot), decorationExtent(other)));
}

function changePlaces(scene: Scene, id: GuestId, space: Space, to: Spot): Scene {
  const from = placedIn(scene, id);
  const other = scene.guests.find((placed) => placed.id !== id && spaceUnder(placed) === space);
  if (other === undefined) return stand(scene, id, to);
  const moved = stand(takeOff(scene, other.id), id, to);
  const origin = from && spaceUnder(from);
  if (origin === undefined || origin === space) return moved;
  return stand(moved, other.id, fitted(other.id, centreOf(origin), origin));
}

/** As near to the spot as the whole stand is in the space, and the cut-out between the wings and beside the table. */
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
