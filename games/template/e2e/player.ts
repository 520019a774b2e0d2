import type { Page } from 'playwright-core';
import { DefaultBoardPlayer, describeByDefault } from '../../../e2e/default-board.ts';
import type { BrowserPlayer } from '../../../e2e/player.ts';

export const byMouse = (page: Page): BrowserPlayer => new DefaultBoardPlayer(page);
export const byKeyboard = (page: Page): BrowserPlayer => new DefaultBoardPlayer(page, true);

export const describeEvent = describeByDefault('template');
