import type { Seen, Side } from './types.ts';

/** [F-05] */
export const COLUMNS = 4;
export const rowsOf = (seats: number): number => (seats === 2 ? 3 : 4);
export const placesOf = (seats: number): number => rowsOf(seats) * COLUMNS;

/** [F-06*] Place numbers run down the columns, leftmost first; here they count from 0. */
export const placeAt = (row: number, column: number, rows: number): number => column * rows + row;
export const columnOf = (place: number, rows: number): number => Math.floor(place / rows);
export const rowOf = (place: number, rows: number): number => place % rows;

/** [F-05] The two middle columns lie face down. */
export function isFaceDownPlace(place: number, rows: number): boolean {
  const column = columnOf(place, rows);
  return column === 1 || column === 2;
}

/** [F-10] [F-11*] The places of the cards still lying in a row, beginning at one of its ends. */
export function placesFromEnd(city: readonly (Seen | null)[], row: number, side: Side): number[] {
  const rows = city.length / COLUMNS;
  const places: number[] = [];
  for (let step = 0; step < COLUMNS; step++) {
    const place = placeAt(row, side === 'left' ? step : COLUMNS - 1 - step, rows);
    if (city[place] != null) places.push(place);
  }
  return places;
}

export function cardsInRow(city: readonly (Seen | null)[], row: number): number {
  const rows = city.length / COLUMNS;
  let cards = 0;
  for (let place = row; place < city.length; place += rows) if (city[place] != null) cards++;
  return cards;
}

export function cardsInCity(city: readonly (Seen | null)[]): number {
  let cards = 0;
  for (let place = 0; place < city.length; place++) if (city[place] !== null) cards++;
  return cards;
}
