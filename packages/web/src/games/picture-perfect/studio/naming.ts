import type { MessageKey, Words } from '@parlour/words';
import { type FigureId, isDecoration } from './figures.ts';

export const nameOf = (words: Words, id: FigureId): string =>
  words.t((isDecoration(id) ? `pp.decoration.${id}` : `pp.guest.${id}`) as MessageKey);
