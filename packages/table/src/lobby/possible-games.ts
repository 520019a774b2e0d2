import type { SavedTable } from '../room/inputs.ts';

/** The games a table can still become: its own, and those its first person plays too, while nobody else sits there. */
export const possibleGames = ({ game, phase, occupants, meta }: SavedTable): readonly string[] =>
  phase === 'lobby' && occupants.length === 1 ? [game, ...(meta.otherGames ?? []).filter((other) => other !== game)] : [game];

/** The game that a person who plays these gets there. */
export const commonGame = (table: SavedTable, games: readonly string[]): string | undefined =>
  possibleGames(table).find((game) => games.includes(game));
