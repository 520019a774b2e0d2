import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, joinTable, openTableForFriends } from './page-actions.ts';
import { PHONE, startTestApp, type TestApp, WITH_SERVICE_WORKER } from './test-app.ts';

/** The length of an hour in this test. */
const HOUR_MS = 5_000;

let app: TestApp;

beforeAll(async () => {
  process.env.PARLOUR_HOUR_MS = String(HOUR_MS);
  app = await startTestApp();
});

afterAll(async () => {
  delete process.env.PARLOUR_HOUR_MS;
  await app.close();
});

async function beginSlowGame(host: Page, guest: Page, tempo: string): Promise<string> {
  const link = await openTableForFriends(app, host, 'That’s Not a Hat');
  await joinTable(guest, link);
  const clock = host.getByLabel('Time to decide');
  await clock.waitFor();
  await host.locator('summary', { hasText: 'Table settings' }).click();
  await host.getByLabel('Time per move').selectOption(tempo);
  await host.getByText('This is a memory game').waitFor();
  expect(await clock.count(), 'a clock that does not apply').toBe(0);
  await host.getByRole('button', { name: 'Start game' }).click();
  await host.getByText('Gift shop').waitFor();
  return link;
}

/** The same browser, opened again. */
async function openAgain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(app.address);
  return page;
}

describe('a correspondence match', () => {
  it('is where it was when the browsers are opened again, also after the server was down', async () => {
    const host = await app.visit();
    const guest = await app.visit({ viewport: PHONE });
    const link = await beginSlowGame(host.page, guest.page, 'days-3');
    for (const { page } of [host, guest]) await page.getByRole('button', { name: /I’ve seen them/ }).click();
    const naming = (page: Page) => page.getByRole('combobox', { name: 'What do you say it is?' });
    await expect
      .poll(async () => (await naming(host.page).isVisible()) || (await naming(guest.page).isVisible()), { timeout: 30_000 })
      .toBe(true);
    const [asked, other] = (await naming(host.page).isVisible()) ? [host, guest] : [guest, host];
    await Promise.all([host.page.close(), guest.page.close()]);
    await app.crashAndRestart();
    const page = await openAgain(asked.context);
    const ticket = page.getByRole('region', { name: 'Your turn' });
    await ticket.getByText(/minutes? left/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await ticket.getByRole('link', { name: 'Go to table' }).click();
    await naming(page).waitFor();
    expect(page.url()).toBe(link);
    const elsewhere = await openAgain(other.context);
    await elsewhere.getByRole('region', { name: 'Your table' }).waitFor();
    await Promise.all([host.context.close(), guest.context.close()]);
  });

  it('goes on by its clock while nobody is connected, and the turn passes on', async () => {
    const host = await app.visit();
    const guest = await app.visit({ viewport: PHONE });
    await beginSlowGame(host.page, guest.page, 'hour');
    await Promise.all([host.page.close(), guest.page.close()]);
    const waitsFor = async (context: BrowserContext) => {
      const tables = (await (await context.request.get(`${app.address}/api/me/tables`)).json()) as { yourTurn: boolean }[];
      return tables.some(({ yourTurn }) => yourTurn);
    };
    const turns = new Set<string>();
    const look = async () => {
      const [hosts, guests] = await Promise.all([waitsFor(host.context), waitsFor(guest.context)]);
      if (hosts !== guests) turns.add(hosts ? 'host' : 'guest');
      return turns.size;
    };
    await expect.poll(look, { timeout: 90_000, interval: 500 }).toBe(2);
    await Promise.all([host.context.close(), guest.context.close()]);
  });

  it('says what to do where the browser cannot show notifications', async () => {
    const host = await app.visit(WITH_SERVICE_WORKER);
    await openTableForFriends(app, host.page, 'That’s Not a Hat');
    await host.page.locator('summary', { hasText: 'Table settings' }).click();
    await host.page.getByLabel('Time per move').selectOption('day');
    await host.page.getByRole('button', { name: 'Notify me when it is my turn' }).click();
    await host.page.getByText(/Allow them in the browser|does not support notifications/).waitFor();
    await host.context.close();
  });

  it('shows a notification, in the language of its receiver', async () => {
    const { page, context } = await app.visit(WITH_SERVICE_WORKER);
    await context.grantPermissions(['notifications'], { origin: app.address });
    await page.goto(app.address);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const words = { title: 'It is your turn', at: '{game}, at table {code}', games: { mascarade: 'Mascarade' } };
      registration.active?.postMessage(words);
    });
    const session = await context.newCDPSession(page);
    const registrations: { registrationId: string; scopeURL: string }[] = [];
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => registrations.push(...found));
    await session.send('ServiceWorker.enable');
    await expect.poll(() => registrations.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const { registrationId } = registrations.at(-1) as { registrationId: string };
    const data = JSON.stringify({ table: 'HKMPT', game: 'mascarade', match: 'm1', step: 3 });
    await session.send('ServiceWorker.deliverPushMessage', { origin: app.address, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const notices = await (await navigator.serviceWorker.ready).getNotifications();
        return notices.map(({ title, body }) => [title, body]);
      });
    await expect.poll(shown, { timeout: 10_000 }).toEqual([['It is your turn', 'Mascarade, at table HKMPT']]);
    await context.close();
  });
});
