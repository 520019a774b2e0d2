import type { Words } from '@parlour/words';
import { decorationName, guestName } from '../names.ts';
import { type FigureId, isDecoration } from './figures.ts';

/** A figure's name as it stands on labels. */
export const figureName = (words: Words, id: FigureId): string => (isDecoration(id) ? decorationName(words, id) : guestName(words, id));
