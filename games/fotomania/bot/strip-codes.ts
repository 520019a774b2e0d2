import { GOOD_PHOTO_POINTS, type Strip, stripPoints } from '../rules/index.ts';

/**
 * A strip as one number, for quick playouts: the face-up photos, the direction, the last number and whether a face-down
 * photo follows it. What any card does to any strip is looked up in a table.
 */
export type StripCode = number;

const NUMBERS = 13;
const DIRECTIONS = 3;
const MAX_SHARP = 12;
const REACH = 3;
const CODES = (MAX_SHARP + 1) * DIRECTIONS * NUMBERS * 2;

interface Parts {
  readonly sharp: number;
  /** 0 open, 1 ascending, 2 descending. */
  readonly direction: number;
  /** 0 without a face-up photo. */
  readonly last: number;
  readonly down: number;
}

const encode = ({ sharp, direction, last, down }: Parts): StripCode => ((sharp * DIRECTIONS + direction) * NUMBERS + last) * 2 + down;

function decode(code: StripCode): Parts {
  const down = code % 2;
  const rest = (code - down) / 2;
  const last = rest % NUMBERS;
  const upper = (rest - last) / NUMBERS;
  return { sharp: Math.floor(upper / DIRECTIONS), direction: upper % DIRECTIONS, last, down };
}

export const EMPTY: StripCode = encode({ sharp: 0, direction: 0, last: 0, down: 0 });

export function codeOf({ sharp, direction, last, frames }: Strip): StripCode {
  const turned = direction === 'open' ? 0 : direction === 'ascending' ? 1 : 2;
  return encode({ sharp, direction: turned, last: last ?? 0, down: frames.at(-1)?.face === 'down' ? 1 : 0 });
}

function fits({ last, direction, down }: Parts, number: number): boolean {
  if (last === 0) return true;
  if (direction === 1 && number <= last) return false;
  if (direction === 2 && number >= last) return false;
  return down === 1 || Math.abs(number - last) <= REACH;
}

/** By code and number: the code after the photo, or minus that code where the photo is out of focus. */
const AFTER = new Int16Array(CODES * NUMBERS);
for (let code = 0; code < CODES; code++) {
  const parts = decode(code);
  for (let number = 1; number < NUMBERS; number++) {
    const isSharp = parts.sharp < MAX_SHARP && fits(parts, number);
    const direction = parts.sharp === 1 && isSharp ? (number > parts.last ? 1 : 2) : parts.direction;
    AFTER[code * NUMBERS + number] = isSharp
      ? encode({ sharp: parts.sharp + 1, direction, last: number, down: 0 })
      : -encode({ ...parts, down: 1 });
  }
}

/** The code after a photo; negative where it is out of focus. */
export const codeAfter = (code: StripCode, number: number): number => AFTER[code * NUMBERS + number] as number;

/** Expected shares of the numbers left in a direction, and of the cards to come that the player gets and that fit. */
const HOPE = 0.45;
const FITTING_SHARE = 0.45;
/** Stages of a game: twice the number of cards to come for each player and colour. */
const STAGES = 14;

function worth(code: StripCode, stage: number, prize: boolean, required: number): number {
  const { sharp, direction, last } = decode(code);
  const up = 12 - last;
  const room = last === 0 ? 9 : direction === 0 ? Math.max(up, last - 1) : direction === 1 ? up : last - 1;
  const expected = Math.min(MAX_SHARP, sharp + Math.min(room * HOPE, (stage / 2) * FITTING_SHARE));
  const whole = Math.floor(expected);
  const points = stripPoints(whole) + (expected - whole) * (stripPoints(whole + 1) - stripPoints(whole));
  if (!prize) return points;
  if (sharp >= required) return points + GOOD_PHOTO_POINTS;
  const near = Math.min(1, Math.max(0, (expected - required) * 0.3 + 0.5));
  return points + GOOD_PHOTO_POINTS * 0.8 * near * ((sharp + 1) / (required + 1));
}

/** The worth of every strip, by stage, prize and the photos that the prize takes. */
const WORTHS = new Map<number, Float64Array>();

export function worthsOf(toCome: number, prize: boolean, required: number): Float64Array {
  const stage = Math.min(STAGES - 1, Math.round(toCome * 2));
  const key = (stage * 2 + (prize ? 1 : 0)) * 8 + required;
  let worths = WORTHS.get(key);
  if (worths === undefined) {
    worths = Float64Array.from({ length: CODES }, (_, code) => worth(code, stage, prize, required));
    WORTHS.set(key, worths);
  }
  return worths;
}
