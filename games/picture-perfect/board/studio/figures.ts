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
/** One figure of a player: of two decorations of a kind the second one in the scene is `cake#2`. */
export type PieceId = FigureId | `${DecorationId}#${number}`;
export type Placed = PlacedGuest | PlacedDecoration;

export const isDecoration = (id: string): id is DecorationId => DECORATION_IDS.some((known) => known === id);

export const kindOf = (piece: PieceId): FigureId => piece.replace(/#.*$/, '') as FigureId;

export const pieceOf = (kind: FigureId, copy = 1): PieceId => (copy === 1 || !isDecoration(kind) ? kind : `${kind}#${copy}`);

export const cutOutOf = (id: FigureId) => (isDecoration(id) ? DECORATIONS[id] : GUESTS[id]);

/** The height of the surface a figure stands on. */
export const floorUnder = (id: FigureId): number => (isDecoration(id) ? TABLE.height : 0);
