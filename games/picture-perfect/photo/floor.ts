/** The diorama in tenths of a millimetre: x from its middle, z from the shield towards the camera, y up (P-80*, P-83*). */

export const SPACE_SIDE = 600;
export const MAT = { halfWidth: 1800, depth: 2400 } as const;
export const TABLE = { halfWidth: 600, back: 1200, front: 2400, height: 400 } as const;
/** The wings open from the wall's ends by 49 in 240, which is 11.5 degrees, and end above the front edge of the mat. */
export const SHIELD = { halfWidth: 1900, height: 3000, wingEnd: 2390 } as const;

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const ROWS = [1, 2, 3, 4] as const;
type Column = (typeof COLUMNS)[number];
type Row = (typeof ROWS)[number];
export type Space = `${'A' | 'B' | 'E' | 'F'}${1 | 2}` | `${Column}${3 | 4}`;

export const SPACES: readonly Space[] = ROWS.flatMap((row) =>
  COLUMNS.filter((column) => !underTable(column, row)).map((column) => `${column}${row}` as Space),
);

export const AREAS = ['near-table', 'row-1', 'row-2', 'row-3', 'row-4', 'left', 'right'] as const;
export type Area = (typeof AREAS)[number];

const NEAR_TABLE: readonly Space[] = ['B1', 'B2', 'E1', 'E2', 'C3', 'D3'];

/** P-70, P-80* */
export const AREA_SPACES: Readonly<Record<Area, readonly Space[]>> = {
  'near-table': NEAR_TABLE,
  'row-1': SPACES.filter((space) => space.endsWith('1')),
  'row-2': SPACES.filter((space) => space.endsWith('2')),
  'row-3': SPACES.filter((space) => space.endsWith('3')),
  'row-4': SPACES.filter((space) => space.endsWith('4')),
  left: SPACES.filter((space) => /^[AB]/.test(space)),
  right: SPACES.filter((space) => /^[EF]/.test(space)),
};

export function centreOf(space: Space): { readonly x: number; readonly z: number } {
  const { column, row } = indices(space);
  return { x: -MAT.halfWidth + SPACE_SIDE * column + SPACE_SIDE / 2, z: MAT.depth - SPACE_SIDE * row - SPACE_SIDE / 2 };
}

/** The space that holds the whole of a stand of this size, its edges included. */
export function spaceAround(x: number, z: number, stand: { readonly width: number; readonly depth: number }): Space | undefined {
  return SPACES.find((space) => {
    const centre = centreOf(space);
    return 2 * Math.abs(x - centre.x) <= SPACE_SIDE - stand.width && 2 * Math.abs(z - centre.z) <= SPACE_SIDE - stand.depth;
  });
}

/** P-71: an edge in common. The table is no space, so nothing is adjacent across it. */
export function areAdjacent(one: Space, other: Space): boolean {
  const a = indices(one);
  const b = indices(other);
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}

/** Whether x lies between the planes of the two wings at depth z, also where these reach out beyond the mat. */
export function isBetweenWings(x: number, z: number): boolean {
  return Math.abs(x) * MAT.depth <= SHIELD.halfWidth * MAT.depth + (SHIELD.wingEnd - SHIELD.halfWidth) * z;
}

function indices(space: Space): { readonly column: number; readonly row: number } {
  return { column: space.charCodeAt(0) - 65, row: space.charCodeAt(1) - 49 };
}

function underTable(column: Column, row: Row): boolean {
  return (column === 'C' || column === 'D') && row <= 2;
}
