import type { ObjectId } from '@parlour/games/thats-not-a-hat';
import sprite from './objects.svg?url';

/** Where an object's drawing is to be had, for `<use href>`: one file for all, fetched once, outside of the scripts. */
export const objectHref = (object: ObjectId): string => `${sprite}#object-${object}`;
