import type { Words } from '@parlour/words';
import { decorationName, guestName } from '../names.ts';
import { type FigureId, isDecoration } from './figures.ts';

/** A figure's name for labels. */
export const figureName = (words: Words, id: FigureId): string => (isDecoration(id) ? decorationName(words, id) : guestName(words, id));
