import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learn } from '../../../e2e/lessons.ts';
import { ORIGINS, PHONE, startTestAppAt, type TestApp } from '../../../e2e/test-app.ts';
import { MascaradePlayer } from './player.ts';

describe.each(ORIGINS)('at http://%s', (origin) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestAppAt(origin);
  });

  afterAll(() => app.close());

  it('the tutorial is played to its end, on a phone', async () => {
    const { page, context } = await app.visit({ viewport: PHONE });
    await page.goto(`${app.address}/tutorial/mascarade`);
    const press = async (key: string, times = 1) => {
      const button = page.locator(`button[data-key="${key}"]:not([aria-disabled="true"])`);
      if (!(await button.isVisible())) return false;
      for (let time = 0; time < times; time++) await button.click();
      return true;
    };
    const heard = await learn(page, new MascaradePlayer(page, { mask: 'Empress', doubt: 1 }), async (said) => {
      const left = page.locator('button[data-tutorial="mascarade-left"]');
      if (said.includes('choose Swap') && (await left.isVisible())) {
        await left.click();
        return press('s');
      }
      if (said.includes('in secret')) return press('l');
      if (said.includes('But that is you')) return press('c', 2);
      return !/Ready\?|bluff!/.test(said);
    });
    expect(heard.length).toBeGreaterThanOrEqual(8);
    expect(heard.at(-1)).toMatch(/Enjoy the ball!$/);
    await context.close();
  });
});
