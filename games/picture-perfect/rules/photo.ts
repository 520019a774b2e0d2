import { type Refusal, refuse, type Seat } from '@parlour/kernel';
import { centreOf, DEFAULT_CAMERA, GUEST_IDS, type Placement, photoFaults, placementFaults, type Scene, SPACES } from '../photo/index.ts';
import { decorationsOf, without } from './holdings.ts';
import type { PublicState } from './types.ts';

/** [P-50] [P-51] The first reason to refuse this photo. */
export function photoRefusal(table: PublicState, seat: Seat, scene: Scene): Refusal | undefined {
  const foreign = decorationRefusal(table, seat, scene);
  if (foreign !== undefined) return foreign;
  const [misplaced] = placementFaults(scene);
  if (misplaced !== undefined) return refuse(misplaced.reason, misplaced.clause, { figure: misplaced.of.join(' ') });
  const fault = photoFaults(scene).find(({ reason }) => table.options.rules !== 1 || reason !== 'guest-not-seen');
  if (fault === undefined) return undefined;
  return refuse(fault.reason, fault.clause, 'guest' in fault ? { guest: fault.guest } : undefined);
}

/** [P-50*] A player may place all decorations they own, one for one. */
export function decorationRefusal(table: PublicState, seat: Seat, { decorations }: Placement): Refusal | undefined {
  const [foreign] = without(
    decorations.map(({ id }) => id),
    decorationsOf(table, seat),
  );
  return foreign === undefined ? undefined : refuse('not-your-decoration', 'P-30*', { figure: foreign });
}

/** [P-88*] [P-51*] The photo the clock takes: every legal figure, without the guests that the default camera cannot see. */
export function defaultScene({ options }: PublicState, placement: Placement): Scene {
  const scene = legalPartOf(placement);
  return options.rules === 1 ? scene : withoutUnseen(scene);
}

/** [P-51*] A cover of a guest is itself visible, so the picture stays the same without all hidden guests. */
function withoutUnseen(scene: Scene): Scene {
  const unseen = photoFaults(scene).flatMap((fault) => (fault.reason === 'guest-not-seen' ? [fault.guest] : []));
  return { ...scene, guests: scene.guests.filter(({ id }) => !unseen.includes(id)) };
}

/** [P-88*] Keeps legal figures, one after the other; the rest is taken off. */
function legalPartOf({ guests, decorations }: Placement): Scene {
  const standing = legalPrefix(decorations, (some) => ({ guests: [], decorations: some }));
  const placed = legalPrefix(guests, (some) => ({ guests: some, decorations: standing }));
  return { guests: placed, decorations: standing, camera: DEFAULT_CAMERA };
}

/** Takes each that is legal beside those taken before it. */
function legalPrefix<T>(items: readonly T[], place: (some: readonly T[]) => Placement): T[] {
  return items.reduce<T[]>((kept, item) => (placementFaults(place([...kept, item])).length === 0 ? [...kept, item] : kept), []);
}

/** A few placements, for random movers. */
export const SAMPLE_PLACEMENTS: readonly Placement[] = [0, 5, 9, 14].map((shift, index) => ({
  guests: GUEST_IDS.slice(0, 14 - index * 3).map((id, at) => ({ id, ...centreOf(SPACES[(at + shift) % SPACES.length] ?? 'A1') })),
  decorations: [],
}));

export const SAMPLE_SCENES: readonly Scene[] = SAMPLE_PLACEMENTS.map((placement) =>
  withoutUnseen({ ...placement, camera: DEFAULT_CAMERA }),
);
