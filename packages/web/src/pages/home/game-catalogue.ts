import { hasFace } from '@parlour/games/boards-catalogue';
import { MANIFESTS, manifestOf } from '@parlour/games/catalogue';
import type { Manifest } from '@parlour/kernel';

export type Door = Manifest;

/** Every game of this build. A game without a board cannot be chosen. */
export const DOORS: readonly Door[] = MANIFESTS;

export const isOpen = (door: Door): boolean => hasFace(door.id);

export const doorOf = (game: string): Door | undefined => manifestOf(game);

/** The colour of a game: a token of its own. */
export const accentOf = ({ id }: Door): string => `var(--game-${id})`;

/** Bots that make a good first table: four in all, or as many as the game asks for. */
export const botsFor = ({ seats }: Door): number => Math.max(seats.min, Math.min(4, seats.max)) - 1;

/** Options for a person alone with bots: no clock runs, because nobody waits. */
export const unhurried = ({ clocks }: Door): Readonly<Record<string, number>> => Object.fromEntries(clocks.map((key) => [key, 0]));
