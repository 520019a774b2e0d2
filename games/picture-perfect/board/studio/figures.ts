import {
  DECORATION_IDS,
  DECORATIONS,
  type DecorationId,
  GUESTS,
  type GuestId,
  type PlacedDecoration,
  type PlacedGuest,
  TABLE,
} from '../../photo/index.ts';

export type FigureId = GuestId | DecorationId;
export type Placed = PlacedGuest | PlacedDecoration;

export const isDecoration = (id: string): id is DecorationId => DECORATION_IDS.some((known) => known === id);

export const cutOutOf = (id: FigureId) => (isDecoration(id) ? DECORATIONS[id] : GUESTS[id]);

/** How high what this figure belongs on is. */
export const floorUnder = (id: FigureId): number => (isDecoration(id) ? TABLE.height : 0);
