import type { Seat } from '@parlour/kernel';
import { blurredIn, GOOD_PHOTO_POINTS, photosForGoodPhoto, type State, type Strip, stripPoints } from '../../rules/index.ts';

/** What a player's strips are valued by, apart from the strips themselves. */
export interface StripOutlook {
  /** Cards still to be taken, per player and colour. */
  readonly toCome: number;
  readonly required: number;
  /** By strip: the player has the Good Photo, may still earn it, or has lost it. */
  readonly prizes: readonly ('mine' | 'open' | 'lost')[];
  /** By strip: the most face-up photos of any other player. */
  readonly rivals: readonly number[];
}

/** Expected share of the numbers left in a strip's direction. */
const HOPE = 0.45;
/** Expected share of the remaining cards that the player gets and that fit. */
const FITTING_SHARE = 0.45;
/** The chance of the Good Photo that each photo of lead adds. */
const LEAD = 0.12;

export function stripOutlook(state: State, seat: Seat): StripOutlook {
  const { seats, colours, strips, goodPhotos, deck, city, phase } = state;
  const lying = city.reduce((sum, seen) => sum + (seen === null ? 0 : 1), 0);
  return {
    toCome: phase === 'finale' ? 0 : (deck.length + lying) / seats / colours.length,
    required: photosForGoodPhoto(seats),
    prizes: goodPhotos.map((owner) => (owner === seat ? 'mine' : owner !== null || phase === 'finale' ? 'lost' : 'open')),
    rivals: colours.map((_, index) => Math.max(...strips.map((own, other) => (other === seat ? 0 : (own[index]?.sharp ?? 0))))),
  };
}

/** The points of one strip, and its expected growth. */
export function stripValue(strip: Strip, index: number, outlook: StripOutlook): number {
  const expected = strip.sharp + Math.min(roomOf(strip) * HOPE, outlook.toCome * FITTING_SHARE);
  return pointsAt(expected) - 2 * blurredIn(strip) + prizeValue(strip, index, expected, outlook);
}

function prizeValue({ sharp }: Strip, index: number, expected: number, { prizes, required, rivals }: StripOutlook): number {
  const prize = prizes[index];
  if (prize === 'lost') return 0;
  if (prize === 'mine' || sharp >= required) return GOOD_PHOTO_POINTS;
  const near = (expected - required) * 0.3 + 0.5 + (sharp - (rivals[index] ?? 0)) * LEAD;
  return GOOD_PHOTO_POINTS * 0.8 * Math.min(1, Math.max(0, near)) * ((sharp + 1) / (required + 1));
}

/** Numbers that could still follow. */
function roomOf({ direction, last }: Strip): number {
  if (last === null) return 9;
  if (direction === 'open') return Math.max(12 - last, last - 1);
  return direction === 'ascending' ? 12 - last : last - 1;
}

/** The score table, joined by straight lines. */
function pointsAt(sharp: number): number {
  const whole = Math.floor(sharp);
  const low = stripPoints(whole);
  return low + (sharp - whole) * (stripPoints(whole + 1) - low);
}
