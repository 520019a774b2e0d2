import { hasGameUi } from '@parlour/games/boards-catalogue';
import { MANIFESTS, manifestOf } from '@parlour/games/catalogue';
import type { Manifest } from '@parlour/kernel';

export type GameEntry = Manifest;

/** Every game of this build. A game without a board cannot be chosen. */
export const GAME_CATALOGUE: readonly GameEntry[] = MANIFESTS;

export const isPlayable = (door: GameEntry): boolean => hasGameUi(door.id);

export const gameEntry = (game: string): GameEntry | undefined => manifestOf(game);

/** The colour of a game: a token per game. */
export const accentOf = ({ id }: GameEntry): string => `var(--game-${id})`;

/** A good number of bots for a first match: four players in all, or as many as the game needs. */
export const defaultBotCount = ({ seats }: GameEntry): number => Math.max(seats.min, Math.min(4, seats.max)) - 1;
