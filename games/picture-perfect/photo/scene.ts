import { type Camera, parseCamera } from './camera.ts';
import { DECORATION_IDS, type DecorationId, GUEST_IDS, GUEST_STAND, type GuestId } from './figures.ts';
import { type Space, spaceAround } from './floor.ts';
import { fields, integerField, type ParseResult } from './parse.ts';

/** Where the middle of a stand is: whole tenths of a millimetre. */
export interface Spot {
  readonly x: number;
  readonly z: number;
}

export interface PlacedGuest extends Spot {
  readonly id: GuestId;
}

export interface PlacedDecoration extends Spot {
  readonly id: DecorationId;
}

export interface Placement {
  readonly guests: readonly PlacedGuest[];
  readonly decorations: readonly PlacedDecoration[];
}

/** Everything a photo depends on. */
export interface Scene extends Placement {
  readonly camera: Camera;
}

/** Spots farther away are not in the room. The limit keeps every number of the judge exact. */
const REACH = 4000;

/** Six players have one decoration of a kind each, and one player may come to own all of them (P-50*). */
const MAX_OF_A_KIND = 6;

export function spaceOf({ x, z }: Spot): Space | undefined {
  return spaceAround(x, z, GUEST_STAND);
}

/** Ten decorations in three lines without overlap: the default table. */
export const LAID_TABLE: readonly PlacedDecoration[] = [
  { id: 'candelabra', x: -430, z: 1400 },
  { id: 'vase', x: -100, z: 1400 },
  { id: 'gramophone', x: 300, z: 1400 },
  { id: 'champagne', x: -380, z: 1800 },
  { id: 'cake', x: 0, z: 1800 },
  { id: 'bucket', x: 400, z: 1800 },
  { id: 'fruit', x: -400, z: 2200 },
  { id: 'telephone', x: -80, z: 2200 },
  { id: 'candle', x: 180, z: 2200 },
  { id: 'gift', x: 440, z: 2200 },
];

export function parseScene(value: unknown): ParseResult<Scene> {
  const scene = fields(value, 'the scene', ['guests', 'decorations', 'camera']);
  if (!scene.ok) return scene;
  const placement = parsePlacement({ guests: scene.value.guests, decorations: scene.value.decorations });
  if (!placement.ok) return placement;
  const camera = parseCamera(scene.value.camera);
  return camera.ok ? { ok: true, value: { ...placement.value, camera: camera.value } } : camera;
}

export function parsePlacement(value: unknown): ParseResult<Placement> {
  const placement = fields(value, 'the placement', ['guests', 'decorations']);
  if (!placement.ok) return placement;
  const guests = parseStanding(placement.value.guests, 'guests', GUEST_IDS, 1);
  if (!guests.ok) return guests;
  const decorations = parseStanding(placement.value.decorations, 'decorations', DECORATION_IDS, MAX_OF_A_KIND);
  if (!decorations.ok) return decorations;
  return { ok: true, value: { guests: guests.value, decorations: decorations.value } };
}

/** Each guest once; decorations as often as a player can own one kind (P-50*). */
function parseStanding<Id extends string>(
  value: unknown,
  name: string,
  ids: readonly Id[],
  most: number,
): ParseResult<(Spot & { readonly id: Id })[]> {
  if (!Array.isArray(value)) return { ok: false, problem: `${name} has to be a list` };
  if (value.length > ids.length * most) return { ok: false, problem: `${name} has more than ${ids.length * most} figures` };
  const standing: (Spot & { readonly id: Id })[] = [];
  for (const [index, item] of value.entries()) {
    const where = `${name}[${index}]`;
    const placed = fields(item, where, ['id', 'x', 'z']);
    if (!placed.ok) return placed;
    const id = ids.find((known) => known === placed.value.id);
    if (id === undefined) return { ok: false, problem: `${where}.id is none of ${ids.join(', ')}` };
    if (standing.filter((other) => other.id === id).length === most)
      return { ok: false, problem: `${name} has ${id} ${most === 1 ? 'twice' : `more than ${most} times`}` };
    const x = integerField(placed.value.x, `${where}.x`, -REACH, REACH);
    if (!x.ok) return x;
    const z = integerField(placed.value.z, `${where}.z`, -REACH, REACH);
    if (!z.ok) return z;
    standing.push({ id, x: x.value, z: z.value });
  }
  return { ok: true, value: standing };
}
