import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learn } from '../../../e2e/lessons.ts';
import { ORIGINS, PHONE, startTestAppAt, type TestApp } from '../../../e2e/test-app.ts';
import { PicturePerfectPlayer } from './player.ts';

describe.each(ORIGINS)('at http://%s', (origin) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestAppAt(origin);
  });

  afterAll(() => app.close());

  it('the tutorial is played to its end, on a phone', async () => {
    const { page, context } = await app.visit({ viewport: PHONE });
    await page.goto(`${app.address}/tutorial/picture-perfect`);
    const heard = await learn(page, new PicturePerfectPlayer(page, true), async () => false);
    expect(heard.length).toBeGreaterThanOrEqual(9);
    expect(heard.at(-1)).toMatch(/Say cheese!$/);
    await context.close();
  });
});
