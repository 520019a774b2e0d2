import type { SavedTable } from '../room/inputs.ts';

/** The games a table can still become: its own, and those its first person plays too, while nobody else sits there. */
export const possibleGames = ({ game, phase, occupants, meta }: SavedTable): readonly string[] =>
  phase === 'lobby' && occupants.length === 1 ? [game, ...(meta.otherGames ?? []).filter((other) => other !== game)] : [game];
