import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learn } from '../../../e2e/lessons.ts';
import { ORIGINS, PHONE, startTestAppAt, type TestApp } from '../../../e2e/test-app.ts';
import { HatPlayer } from './player.ts';

describe.each(ORIGINS)('at http://%s', (origin) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestAppAt(origin);
  });

  afterAll(() => app.close());

  it('the tutorial is played to its end, on a phone', async () => {
    const { page, context } = await app.visit({ viewport: PHONE });
    await page.goto(`${app.address}/tutorial/thats-not-a-hat`);
    const heard = await learn(page, new HatPlayer(page), async (said) => {
      const box = page.getByRole('combobox', { name: 'What do you say it is?' });
      const refuse = page.getByRole('button', { name: /That’s not|Press again/ });
      if (said.includes('search for') && (await box.isVisible())) {
        await box.fill('cactus');
        await page.getByRole('option').first().click();
        await page.getByRole('button', { name: /^Give/ }).click();
        return true;
      }
      if (said.includes('Refuse it') && (await refuse.isVisible())) {
        await refuse.click();
        await refuse.click();
        return true;
      }
      const thank = page.getByRole('button', { name: /^Thank you/ });
      if (said.includes('Thank him') && (await thank.isVisible())) {
        await thank.click();
        return true;
      }
      return said.includes('Thank him') || said.includes('Refuse it');
    });
    // A lesson that only waits for the others can be over before it is read.
    expect(heard.length).toBeGreaterThanOrEqual(8);
    expect(heard.at(-1)).toMatch(/^Caught!/);
    await context.close();
  });
});
