import type { PlatformKey } from '../locales/index.ts';

/** The messages of the games of this build. `games/words-catalogue.ts` adds their keys. */
export interface GameMessages {}

/** Every game has a name and a line about it. */
type GameNameKey = `game.${string}`;

/** Every rulebook has sections; a test finds titles without a message. */
type RulebookSectionKey = `${string}.rules.section.${string}`;

export type MessageKey = PlatformKey | keyof GameMessages | GameNameKey | RulebookSectionKey;
