import { isRefusal, type MatchRecord, type OnStep, type Refusal, replay, type Seat } from '@parlour/kernel';
import { kindOf, type MaskKind } from './cards.ts';
import { mascarade } from './index.ts';
import { maskOf } from './places.ts';
import type { Ending, Event, MascaradeTypes, Mask, State } from './types.ts';

/** One announcement. */
export interface Announcement {
  readonly seat: Seat;
  readonly mask: MaskKind;
  /** The mask they wore at that time. */
  readonly real: MaskKind;
  /** The claimants, with the masks they wore. */
  readonly claimants: readonly { readonly seat: Seat; readonly real: MaskKind }[];
}

/** Two masks went under the cloth. */
export interface ClothMove {
  readonly seat: Seat;
  readonly swapped: boolean;
}

export type Award =
  /** The most announcements that were false and went through. */
  | { readonly award: 'boldestLiar'; readonly seat: Seat; readonly count: number }
  /** The most objections that were right. */
  | { readonly award: 'sharpestEar'; readonly seat: Seat; readonly count: number }
  /** The most coins paid to the court. */
  | { readonly award: 'friendOfTheCourt'; readonly seat: Seat; readonly count: number }
  /** The most masks really swapped under the cloth. */
  | { readonly award: 'lightestFingers'; readonly seat: Seat; readonly count: number }
  /** The most times under the cloth without swapping. */
  | { readonly award: 'emptySleeve'; readonly seat: Seat; readonly count: number };

export interface MascaradeRecap {
  readonly announcements: readonly Announcement[];
  readonly awards: readonly Award[];
  /** The rule that ended the match; null for a match that was too long. */
  readonly ending: Ending | null;
  /** The masks at the end. */
  readonly worn: readonly MaskKind[];
  readonly centre: readonly MaskKind[];
}

/** The recap, from the record of a finished match. */
export function mascaradeRecap(record: MatchRecord): MascaradeRecap | Refusal {
  const announcements: Announcement[] = [];
  const sleights: ClothMove[] = [];
  const fines: Seat[] = [];
  let ending: Ending | null = null;
  const listen = listener(announcements, sleights, fines);
  const match = replay(mascarade, record, (step) => {
    listen(step);
    for (const { event } of step.events) if (event.type === 'ended') ending = event.by;
  });
  if (isRefusal(match)) return match;
  const { state } = match;
  return {
    announcements,
    ending,
    awards: awardsOf(announcements, sleights, fines, record.seats),
    worn: state.placeOf.map((_, seat) => realMask(state, seat)),
    centre: state.centre.map(kindIn),
  };
}

const kindIn = (mask: Mask): MaskKind => kindOf(typeof mask === 'string' ? mask : mask.secret);

const realMask = (state: State, seat: Seat): MaskKind => kindIn(maskOf(state, seat));

function listener(announcements: Announcement[], sleights: ClothMove[], fines: Seat[]): OnStep<MascaradeTypes> {
  /** Masks stay in place from the announcement to the last answer, so the state before has what was worn. */
  let before: State | undefined;
  const applyEvent = (event: Event, state: State): void => {
    switch (event.type) {
      case 'announced':
        announcements.push({ seat: event.seat, mask: event.mask, real: realMask(state, event.seat), claimants: [] });
        return;
      case 'answered': {
        const open = announcements.at(-1);
        if (event.answer === 'pass' || open === undefined || before === undefined) return;
        const claimant = { seat: event.seat, real: realMask(before, event.seat) };
        announcements[announcements.length - 1] = { ...open, claimants: [...open.claimants, claimant] };
        return;
      }
      case 'exchanged':
      case 'juggled':
      case 'returned':
        // The public version of the same event does not have the sleight.
        if (event.sleight !== null) sleights.push({ seat: event.seat, swapped: event.sleight === 'swap' });
        return;
      case 'paid':
        if (event.why === 'fine' && typeof event.from === 'number') fines.push(event.from);
        return;
      default:
        return;
    }
  };
  return (step) => {
    for (const { event } of step.events) applyEvent(event, step.match.state);
    before = step.match.state;
  };
}

export function awardsOf(
  announcements: readonly Announcement[],
  sleights: readonly ClothMove[],
  fines: readonly Seat[],
  seats: number,
): Award[] {
  const claims = announcements.flatMap(({ mask, claimants }) => claimants.map((claimant) => ({ ...claimant, mask })));
  return [
    most('boldestLiar', 1, seats, announcements.filter(isBluff)),
    most(
      'sharpestEar',
      1,
      seats,
      claims.filter(({ mask, real }) => mask === real),
    ),
    most(
      'lightestFingers',
      2,
      seats,
      sleights.filter(({ swapped }) => swapped),
    ),
    most(
      'emptySleeve',
      2,
      seats,
      sleights.filter(({ swapped }) => !swapped),
    ),
    most(
      'friendOfTheCourt',
      2,
      seats,
      fines.map((seat) => ({ seat })),
    ),
  ].filter((award) => award !== null);
}

/** False, and nobody objected. */
export const isBluff = ({ mask, real, claimants }: Announcement): boolean => mask !== real && claimants.length === 0;

/** The only seat with the most of something; null for a tie. */
function most(award: Award['award'], atLeast: number, seats: number, acts: readonly { readonly seat: Seat }[]): Award | null {
  const counts: number[] = Array.from({ length: seats }, () => 0);
  for (const { seat } of acts) counts[seat] = (counts[seat] ?? 0) + 1;
  const count = Math.max(...counts);
  if (count < atLeast || counts.indexOf(count) !== counts.lastIndexOf(count)) return null;
  return { award, seat: counts.indexOf(count), count };
}
