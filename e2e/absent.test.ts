import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, isOverlapping, joinTable, openTableForFriends, scrollsSideways } from './page-actions.ts';
import { DESKTOP, PHONE, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** A host and a player on a phone have started a match. */
async function begun() {
  const host = await app.visit();
  const guest = await app.visit({ viewport: PHONE, hasTouch: true });
  const link = await openTableForFriends(app, host.page, 'That’s Not a Hat');
  await joinTable(guest.page, link);
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await guest.page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
  return { host, guest, link };
}

describe('an absent player', () => {
  it('is replaced by a bot, comes back, reads the notice and takes the seat back', async () => {
    const { host, guest, link } = await begun();
    await guest.page.close();
    const mark = host.page.getByText('disconnected', { exact: true });
    await mark.waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await host.page.setViewportSize(size);
      for (const tag of await host.page.getByText('oldest', { exact: true }).all()) expect(await isOverlapping(mark, tag)).toBe(false);
    }
    await host.page.getByRole('button', { name: 'Players and spectators' }).click();
    await host.page.getByRole('button', { name: /^Let a bot play for/ }).click({ timeout: 15_000 });
    await host.page.getByText(/^plays for/).waitFor();
    await host.page
      .getByText(/\(bot\) now plays for/)
      .first()
      .waitFor();
    expect(await axeViolations(host.page)).toEqual([]);

    const stranger = await app.visit({ viewport: PHONE, hasTouch: true });
    await stranger.page.goto(link);
    await stranger.page.getByRole('button', { name: 'Join the game' }).click();
    await stranger.page.getByText(/^plays for/).waitFor();
    expect(await stranger.page.getByRole('button', { name: /^Play instead of|^Take my seat back/ }).count()).toBe(0);

    const again = await guest.context.newPage();
    await again.goto(link);
    await again.getByRole('heading', { name: 'While you were away' }).waitFor();
    await again.getByText(/let .* \(bot\) play for you/).waitFor();
    expect(await axeViolations(again)).toEqual([]);
    expect(await scrollsSideways(again)).toBe(false);
    await again.getByRole('button', { name: 'Take my seat back' }).click();
    await again.getByText(/You took your seat back/).waitFor();
    await again.getByRole('button', { name: 'OK', exact: true }).click();
    await again.getByRole('heading', { name: 'While you were away' }).waitFor({ state: 'hidden' });
    await host.page.getByText(/^plays for/).waitFor({ state: 'hidden' });
    await again.reload();
    await again.getByText('Gift shop').first().waitFor();
    expect(await again.getByText('You are watching.').count()).toBe(0);
    expect(await again.getByRole('heading', { name: 'While you were away' }).count()).toBe(0);
    await Promise.all([host, guest, stranger].map(({ context }) => context.close()));
  });

  it('or any other player can be removed by the host, after a question; then only a bot plays that hand', async () => {
    const { host, guest } = await begun();
    await host.page.getByRole('button', { name: 'Players and spectators' }).click();
    const remove = host.page.getByRole('button', { name: /^Remove .* from the seat$/ });
    await remove.waitFor();
    await remove.click();
    await host.page.getByRole('button', { name: 'Press again', exact: true }).click();
    await host.page.getByText(/^plays for/).waitFor();
    await guest.page.getByText(/removed you from the game/).waitFor();
    expect(await guest.page.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });
});
