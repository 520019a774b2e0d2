import { defaultBoardTour } from '../../../e2e/default-board.ts';
import type { ScreenTour } from '../../../e2e/screens/tour.ts';

export const SCENES: readonly ScreenTour[] = [defaultBoardTour('template')];
