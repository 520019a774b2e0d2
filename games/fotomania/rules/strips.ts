import { type Card, type Colour, halfOf } from './cards.ts';
import type { Blur, Direction, Focus, Frame, Strip } from './types.ts';

/** [F-17] */
const REACH = 3;

/** [F-15] */
export const emptyStrip = (colour: Colour): Strip => ({ colour, frames: [], direction: 'open', last: null, sharp: 0 });

/** How a card of the strip's colour would come out as its next photo. */
export function focusOf(strip: Strip, number: number): Focus {
  // [F-16] The first always stands.
  if (strip.last === null) return 'sharp';
  const blur = strip.direction === 'open' ? undefined : againstDirection(strip.last, strip.direction, number);
  if (blur !== undefined) return blur;
  // [F-19] [F-20] Behind a face-down card there is no limit.
  if (endsFaceDown(strip)) return 'sharp';
  return Math.abs(number - strip.last) <= REACH ? 'sharp' : 'too-far';
}

function againstDirection(last: number, direction: Exclude<Direction, 'open'>, number: number): Blur | undefined {
  // [F-21]
  if (last === (direction === 'ascending' ? 12 : 1)) return 'strip-complete';
  return number > last === (direction === 'ascending') ? undefined : 'wrong-way';
}

function endsFaceDown(strip: Strip): boolean {
  return strip.frames.at(-1)?.face === 'down';
}

/** [F-15] The strip with one more photo at its right end. */
export function withPhoto(strip: Strip, card: Card, focus: Focus): Strip {
  const { colour, frames, direction, last, sharp } = strip;
  if (focus !== 'sharp') return { colour, frames: [...frames, FACE_DOWN[halfOf(card.number)]], direction, last, sharp };
  return {
    colour,
    frames: [...frames, frameOf(card.number)],
    // [F-16] [F-20] The second face-up card sets the direction.
    direction: last === null ? direction : card.number > last ? 'ascending' : 'descending',
    last: card.number,
    sharp: sharp + 1,
  };
}

const FACE_DOWN: Readonly<Record<'low' | 'high', Frame>> = { low: { face: 'down', half: 'low' }, high: { face: 'down', half: 'high' } };
const FACE_UP: readonly Frame[] = Array.from({ length: 13 }, (_, number) => ({ face: 'up', number }));
const frameOf = (number: number): Frame => FACE_UP[number] as Frame;

export const blurredIn = (strip: Strip): number => strip.frames.length - strip.sharp;
