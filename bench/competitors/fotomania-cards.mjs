/** The rules of Fotomania for four that do not depend on a framework. Cards are numbers: twelve to a colour. */
export const PLAYERS = 4;
export const COLOURS = 7;
export const ROWS = 4;
export const PLACES = 16;
export const HAND = 5;
export const SUNSET = -1;
/** With fewer cards the City is filled again, or the game ends. */
export const TOO_FEW = 3;
export const PHOTOS_TOGETHER = 2;
const POINTS = [-3, 1, 3, 4, 7, 8, 10, 11];

export const allCards = () => Array.from({ length: COLOURS * 12 }, (_, card) => card);
export const colourOf = (card) => Math.floor(card / 12);
export const numberOf = (card) => (card % 12) + 1;
export const backOf = (card) => Math.floor(card / 6);
export const isDown = (place) => place >= ROWS && place < 3 * ROWS;

/** The occupied places of a row, from one of its ends. */
export function endOf(lies, row, side) {
  const places = [row, row + ROWS, row + 2 * ROWS, row + 3 * ROWS].filter(lies);
  return side === 'left' ? places : places.reverse();
}

export const isAdvance = (size, from, to) => Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to < size;

/** A strip: the last sharp number (0 for none), its direction, how many are sharp, and whether its last photo is blurred. */
export function fits({ last, way }, isBlurred, number) {
  if (last === 0) return true;
  if (way !== 0 && Math.sign(number - last) !== way) return false;
  return isBlurred || Math.abs(number - last) <= 3;
}

export const pointsOf = (strip, isGoodPhoto) =>
  POINTS[Math.min(strip.sharp, 7)] - 2 * (strip.frames.length - strip.sharp) + (isGoodPhoto ? 5 : 0);
