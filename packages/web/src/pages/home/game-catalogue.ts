import { MANIFESTS, manifestOf } from '@parlour/games/catalogue';
import { type Manifest, seatsNear } from '@parlour/kernel';

export type GameEntry = Manifest;

/** Every game of this build. */
export const GAME_CATALOGUE: readonly GameEntry[] = MANIFESTS;

export const gameEntry = (game: string): GameEntry | undefined => manifestOf(game);

/** The colour of a game: a token per game. */
export const accentOf = ({ id }: GameEntry): string => `var(--game-${id})`;

/** A good number of bots for a first match: four players in all, or as many as the game needs. */
export const defaultBotCount = ({ seats }: GameEntry): number => seatsNear(4, seats) - 1;

/** The part of a game's poster that a small card shows: a token where a game has one. */
export const posterPositionOf = ({ id }: GameEntry): string => `var(--poster-${id}, 50% 50%)`;
