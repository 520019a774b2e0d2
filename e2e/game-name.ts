import { readAllLocales } from '../scripts/lib/locales.ts';

/** The English name of a game. */
export const gameName = (id: string): string => readAllLocales().en?.[`${id}/words/home`]?.[`game.${id}`] ?? id;
