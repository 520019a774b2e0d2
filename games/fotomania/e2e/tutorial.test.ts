import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learn } from '../../../e2e/lessons.ts';
import { ORIGINS, startTestAppAt, type TestApp } from '../../../e2e/test-app.ts';
import { FotomaniaPlayer } from './player.ts';

describe.each(ORIGINS)('at http://%s', (origin) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestAppAt(origin);
  });

  afterAll(() => app.close());

  it('the tutorial is played to its end', async () => {
    const { page, context } = await app.visit();
    await page.goto(`${app.address}/tutorial/fotomania`);
    const heard = await learn(page, new FotomaniaPlayer(page), async (said) => {
      if (said.startsWith('Take cards from one end')) {
        await page.keyboard.press('2');
        const end = page.getByRole('button', { name: /^Take 2 cards from the right of row 1/ });
        await end.click();
        await end.click();
        return true;
      }
      if (!said.startsWith('Each turn you advance')) return false;
      const [from, to] = await Promise.all([1, 3].map((place) => page.locator(`[data-place="${place}"]`).boundingBox()));
      if (!from || !to) return false;
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
      await page.mouse.up();
      await page.locator('[data-shutter]').click();
      return true;
    });
    expect(heard.length).toBeGreaterThanOrEqual(10);
    expect(heard.at(-1)).toMatch(/Mind the light!$/);
    await context.close();
  });
});
