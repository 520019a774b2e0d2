import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { gameCard, playWithBots } from './page-actions.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Plays to the first move against bots, in a modified browser. */
async function firstMove(odd: () => void): Promise<{ said: string; broken: string[] }> {
  const { page, context } = await app.visit();
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await page.addInitScript(odd);
  await page.goto(app.address);
  const play = gameCard(page, 'That’s Not a Hat').getByRole('button', { name: 'Play with bots' });
  await play.waitFor();
  const said = await page.getByRole('main').innerText();
  await playWithBots(page, gameCard(page, 'That’s Not a Hat'));
  await page.getByRole('button', { name: /I’ve seen them/ }).click();
  const player = new HatPlayer(page);
  await expect.poll(() => player.act(), { timeout: 60_000 }).toBe(true);
  expect(await page.title()).toMatch(/That’s Not a Hat · Parlour$/);
  await context.close();
  return { said, broken };
}

describe('a browser that', () => {
  it('blocks storage shows a message, and can play', async () => {
    const { said, broken } = await firstMove(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    expect(said).toContain('This browser blocks storage');
    expect(broken).toEqual([]);
  });

  it('has a wrong clock works as usual', async () => {
    const { said, broken } = await firstMove(() => {
      const real = Date.now;
      Date.now = () => real() + 3_600_000;
    });
    expect(said).not.toContain('This browser blocks storage');
    expect(broken).toEqual([]);
  });
});
