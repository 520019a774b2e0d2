import type { Page } from 'playwright-core';
import { HatPlayer } from './hat-player.ts';

/** A screen worth looking at, and how a person gets there (in English; the language changes afterwards). */
export interface Scene {
  readonly name: string;
  prepare(page: Page, address: string): Promise<void>;
}

const PATIENCE = 120_000;

async function withBots(page: Page, address: string, door: number): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play with bots' }).nth(door).click();
}

/** Plays on until `there` says that this is the screen. */
async function playUntil(page: Page, there: () => Promise<boolean>): Promise<void> {
  const player = new HatPlayer(page);
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if (await there()) return;
    if (await player.act(there)) continue;
    const again = page.getByRole('button', { name: /Once more!/ });
    if ((await again.isVisible()) && !(await there())) await again.click();
    else await page.waitForTimeout(50);
  }
  throw new Error('the screen never came');
}

const hat: readonly Scene[] = [
  {
    name: 'hat-ready',
    prepare: async (page, address) => {
      await withBots(page, address, 0);
      await page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
    },
  },
  {
    name: 'hat-naming',
    prepare: async (page, address) => {
      await withBots(page, address, 0);
      const box = page.getByRole('combobox', { name: 'What do you say it is?' });
      await playUntil(page, () => box.isVisible());
      await box.fill('ca');
    },
  },
  {
    name: 'hat-offer',
    prepare: async (page, address) => {
      await withBots(page, address, 0);
      await playUntil(page, () => page.getByRole('button', { name: /^Thank you/ }).isVisible());
    },
  },
  {
    name: 'hat-result',
    prepare: async (page, address) => {
      await withBots(page, address, 0);
      await playUntil(page, () => page.getByRole('button', { name: /Once more!/ }).isVisible());
    },
  },
];

export const SCENES: readonly Scene[] = [
  { name: 'home', prepare: async (page, address) => void (await page.goto(address)) },
  {
    name: 'lobby',
    prepare: async (page, address) => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Invite friends' }).first().click();
      await page.getByRole('button', { name: 'Begin' }).waitFor();
      await page.getByRole('button', { name: 'Add a bot' }).first().click();
    },
  },
  { name: 'lost', prepare: async (page, address) => void (await page.goto(`${address}/no/such/door`)) },
  ...hat,
];
