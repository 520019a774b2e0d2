import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { gameCard, playWithBots } from './page-actions.ts';
import { PHONE, startTestAppAt, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  // At this origin no service worker stands between the tests and the client's files.
  app = await startTestAppAt('parlour.test');
});

afterAll(() => app.close());

/** The errors the server counted, as `kind page`. */
async function counted(page: Page): Promise<string[]> {
  const { port } = new URL(app.address);
  const text = await (await page.request.get(`http://localhost:${port}/metrics`)).text();
  return [...text.matchAll(/^parlour_client_errors_total\{kind="(\w+)",page="(\w+)"\}/gm)].map(([, kind, at]) => `${kind} ${at}`);
}

/** Expects that the errors of this test were uncaught, and removes them from those that fail the suite. */
const takeErrors = (): number => app.pageErrors.splice(0).length;

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

describe('an uncaught error', () => {
  it('while a move is sent: the player sees that it was not sent, and sends it again', async () => {
    const { page, context } = await app.visit({ viewport: PHONE });
    await page.addInitScript(() => {
      const { send } = WebSocket.prototype;
      let failed = false;
      WebSocket.prototype.send = function (message) {
        if (!failed && typeof message === 'string' && message.includes('"type":"move"')) {
          failed = true;
          throw new TypeError('Ann holds the guitar');
        }
        send.call(this, message);
      };
    });
    await page.goto(app.address);
    await playWithBots(page, gameCard(page, 'That’s Not a Hat'));
    await page.getByRole('button', { name: /I’ve seen them/ }).click();
    await page.getByText('Your move was not sent.').waitFor();
    await again(page).click();
    await page.getByRole('button', { name: /I’ve seen them/ }).waitFor({ state: 'hidden' });
    expect(takeErrors()).toBe(1);
    await expect.poll(() => counted(page)).toContain('error t');
    await context.close();
  });

  it('in the worker of a local match: the move is sent again, and the match goes on', async () => {
    const { page, context } = await app.visit({ viewport: PHONE });
    // The first worker fails at a move, its replacement does not.
    let workers = 0;
    await page.route('**/assets/local-table-worker-*.js', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('parlour.test', 'localhost') });
      const failing = `addEventListener('message', (event) => {
          if (event.data.message?.type !== 'move') return;
          event.stopImmediatePropagation();
          throw new TypeError('Ann holds the guitar');
        });`;
      await route.fulfill({ response, body: `${workers++ === 0 ? failing : ''}${await response.text()}` });
    });
    await page.goto(`${app.address}/local/thats-not-a-hat?bots=2`);
    await page.getByRole('button', { name: /I’ve seen them/ }).click();
    await page.getByText('Your move was not sent.').waitFor();
    await again(page).click();
    const player = new HatPlayer(page);
    await expect.poll(() => player.act(), { timeout: 60_000 }).toBe(true);
    takeErrors();
    await expect.poll(() => counted(page)).toContain('worker local');
    await context.close();
  });

  it('before the page is drawn: the page shows the error as soon as it can', async () => {
    const { page, context } = await app.visit();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        throw new TypeError('Ann holds the guitar');
      });
    });
    await page.goto(`${app.address}/rules/mascarade`);
    await page.getByText('Something went wrong on this page.').waitFor();
    expect(takeErrors()).toBe(1);
    await context.close();
  });

  it.each([
    ['once: the page loads it again', 1, 'Mascarade'],
    ['ever: the page says so', Number.POSITIVE_INFINITY, 'Something went wrong'],
  ])('in loading a part of the client %s', async (_, times, shown) => {
    const { page, context } = await app.visit();
    let failed = 0;
    await page.route(/RulesPage-.*\.js$/u, (route) => (failed++ < times ? route.fulfill({ status: 503 }) : route.continue()));
    await page.goto(`${app.address}/rules/mascarade`);
    await page.getByRole('heading', { name: shown }).first().waitFor();
    takeErrors();
    await context.close();
  });

  it('anywhere else: the page shows the error once, however often it fails', async () => {
    const { page, context } = await app.visit({ viewport: PHONE });
    await page.goto(app.address);
    await gameCard(page, 'Mascarade').waitFor();
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-errors')) reports.push(request.postData() ?? '');
    });
    await page.evaluate(() => {
      for (let time = 0; time < 20; time++) {
        setTimeout(() => {
          throw new RangeError('Ann holds the guitar');
        });
        void Promise.reject(new Error('Ann holds the guitar'));
      }
    });
    await page.getByText('Something went wrong on this page.').waitFor();
    expect(await page.getByText('Something went wrong on this page.').count()).toBe(1);
    await expect.poll(() => counted(page)).toEqual(expect.arrayContaining(['error home', 'rejection home']));
    expect(reports.length).toBeLessThanOrEqual(5);
    expect(reports.join(' ')).not.toMatch(/guitar|parlour\.test/);
    expect(takeErrors()).toBe(40);
    await page.getByRole('button', { name: 'Reload' }).click();
    await gameCard(page, 'Mascarade').waitFor();
    await context.close();
  });
});
