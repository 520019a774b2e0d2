import { type Refusal, refuse, type Seat } from '@parlour/kernel';
import {
  centreOf,
  DEFAULT_CAMERA,
  GUEST_IDS,
  isLegalAlone,
  isOnTable,
  type Placement,
  photoFaults,
  placementFaults,
  type Scene,
  SPACES,
} from '../photo/index.ts';
import { decorationsOf } from './holdings.ts';
import type { Table } from './types.ts';

/** [P-50] [P-51] Why this photo is not taken, the first reason of all. */
export function photoRefusal(table: Table, seat: Seat, scene: Scene): Refusal | undefined {
  const foreign = foreignDecoration(table, seat, scene);
  if (foreign !== undefined) return foreign;
  const [misplaced] = placementFaults(scene);
  if (misplaced !== undefined) return refuse(misplaced.reason, misplaced.clause, { figure: misplaced.of.join(' ') });
  const [fault] = photoFaults(scene);
  if (fault === undefined) return undefined;
  return refuse(fault.reason, fault.clause, 'guest' in fault ? { figure: fault.guest } : undefined);
}

export function foreignDecoration(table: Table, seat: Seat, { decorations }: Placement): Refusal | undefined {
  const foreign = decorations.find(({ id }) => !decorationsOf(table, seat).includes(id));
  return foreign === undefined ? undefined : refuse('not-your-decoration', 'P-30*', { figure: foreign.id });
}

/** [P-88*] What stands legally stays, one after the other; the rest is taken off, and the default camera takes the photo. */
export function standingLegally({ guests, decorations }: Placement): Scene {
  let kept: Placement = { guests: [], decorations: decorations.filter(isOnTable) };
  kept = { guests: [], decorations: legalPrefix(kept.decorations, (some) => ({ guests: [], decorations: some })) };
  const alone = guests.filter(isLegalAlone);
  return {
    guests: legalPrefix(alone, (some) => ({ guests: some, decorations: kept.decorations })),
    decorations: kept.decorations,
    camera: DEFAULT_CAMERA,
  };
}

/** Takes each that is legal beside those taken before it. */
function legalPrefix<T>(items: readonly T[], place: (some: readonly T[]) => Placement): T[] {
  return items.reduce<T[]>((kept, item) => (placementFaults(place([...kept, item])).length === 0 ? [...kept, item] : kept), []);
}

/** A few ways to stand, for those who choose by lot. */
export const SAMPLE_PLACEMENTS: readonly Placement[] = [0, 5, 9, 14].map((shift, index) => ({
  guests: GUEST_IDS.slice(0, 14 - index * 3).map((id, at) => ({ id, ...centreOf(SPACES[(at + shift) % SPACES.length] ?? 'A1') })),
  decorations: [],
}));

export const SAMPLE_SCENES: readonly Scene[] = SAMPLE_PLACEMENTS.map((placement) => ({ ...placement, camera: DEFAULT_CAMERA }));
