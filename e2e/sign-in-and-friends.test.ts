import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { axeViolations, playWithBots, scrollsSideways } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { PHONE, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
/** Passkeys need a host name, not an IP address. */
let address: string;

beforeAll(async () => {
  app = await startTestApp();
  address = app.address.replace('127.0.0.1', 'localhost');
});

afterAll(() => app.close());

/** A virtual authenticator that always confirms. */
async function authenticator(context: BrowserContext, page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, automaticPresenceSimulation: true },
  });
  return { cdp, authenticatorId };
}

async function nameOf(page: Page): Promise<string> {
  await page.goto(`${address}/profile`);
  await page.getByRole('heading', { name: 'Sign-in methods' }).waitFor();
  return (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
}

async function called(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/profile`);
  await page.getByRole('button', { name: 'Change name or portrait' }).click();
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: 'An aviator with goggles' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

async function deviceCode(page: Page): Promise<string> {
  await page.goto(`${address}/profile`);
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const code = page.getByRole('dialog').locator('b');
  await code.waitFor();
  return (await code.textContent()) ?? '';
}

const history = (page: Page) => page.getByRole('region', { name: 'Your games' }).getByRole('listitem');

describe('a person', () => {
  it('signs in on a second device by a passkey, with their history, and is deleted on both', async () => {
    const first = await app.visit();
    const own = await authenticator(first.context, first.page);
    await called(first.page, 'Amelia');
    await first.page.goto(address);
    await playWithBots(first.page, first.page.getByRole('article').first());
    await playToEnd([new HatPlayer(first.page)]);

    await first.page.goto(`${address}/profile`);
    await history(first.page).first().waitFor();
    expect(await first.page.getByRole('img', { name: /Forgetting curve/ }).count()).toBe(1);
    await first.page.getByRole('button', { name: 'Add a passkey' }).click();
    await first.page.getByText(/^Passkey from /).waitFor();
    const { credentials } = await own.cdp.send('WebAuthn.getCredentials', { authenticatorId: own.authenticatorId });
    expect(credentials).toHaveLength(1);

    const second = await app.visit({ viewport: PHONE });
    const other = await authenticator(second.context, second.page);
    await second.page.goto(`${address}/sign-in`);
    await second.page.getByRole('button', { name: 'Use a passkey' }).click();
    await second.page.getByText('No passkey was used').waitFor();
    await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential: credentials[0]! });
    await second.page.getByRole('button', { name: 'Use a passkey' }).click();
    await second.page.getByText('Welcome back, Amelia.').waitFor();
    expect(await nameOf(second.page)).toBe('Amelia');
    expect(await history(second.page).count()).toBe(1);
    const replay = await history(second.page).first().getByRole('link').getAttribute('href');

    await second.page.getByRole('button', { name: 'Sign out on this device' }).click();
    await second.page.getByRole('button', { name: 'Press again to sign out. You can sign in again later.' }).click();
    await second.page.getByText('Signed out.').waitFor();
    expect(await nameOf(second.page)).not.toBe('Amelia');
    expect(await history(second.page).count()).toBe(0);
    await second.page.goto(`${address}/sign-in`);
    await second.page.getByRole('button', { name: 'Use a passkey' }).click();
    await second.page.getByText('Welcome back, Amelia.').waitFor();
    await nameOf(second.page);

    await second.page.getByRole('button', { name: 'Delete everything' }).click();
    await second.page.getByRole('button', { name: 'Press again to delete for good' }).click();
    await second.page.getByText('Your profile and data are deleted.').waitFor();
    expect(await nameOf(second.page)).not.toBe('Amelia');
    expect(await history(second.page).count()).toBe(0);
    await nameOf(first.page);
    expect(await history(first.page).count()).toBe(0);
    await first.page.goto(`${address}/sign-in`);
    await first.page.getByRole('button', { name: 'Use a passkey' }).click();
    await first.page.getByText('This passkey does not work here').waitFor();
    await second.page.goto(address + replay!);
    await second.page.getByText('Someone').first().waitFor({ state: 'attached' });
    expect(await second.page.getByText('Amelia').count()).toBe(0);
    await Promise.all([first.context.close(), second.context.close()]);
  });

  it('signs in by a recovery phrase, and sees what is wrong with an invalid one', async () => {
    const first = await app.visit();
    await called(first.page, 'Ada');
    await first.page.getByRole('button', { name: 'Create a recovery phrase' }).click();
    const list = first.page.getByRole('dialog').getByRole('listitem');
    await list.first().waitFor();
    const words = await list.allTextContents();
    expect(words).toHaveLength(12);
    await first.page.getByRole('button', { name: 'I have written the words down' }).click();
    await first.page.getByText('A new one replaces it').waitFor();

    const second = await app.visit({ viewport: PHONE });
    await second.page.goto(`${address}/sign-in`);
    const box = second.page.getByRole('textbox', { name: 'Recovery phrase (twelve words)' });
    const use = second.page.getByRole('button', { name: 'Sign in' });
    await box.fill(words.slice(1).join(' '));
    await use.click();
    await second.page.getByText('A recovery phrase has twelve words; here are 11.').waitFor();
    await box.fill(['parlour', ...words.slice(1)].join(' '));
    await use.click();
    await second.page.getByText('“parlour” is not one of our words').waitFor();
    await box.fill(words.join('  ').toUpperCase());
    await use.click();
    await second.page.getByText('Welcome back, Ada.').waitFor();
    await Promise.all([first.context.close(), second.context.close()]);
  });

  it('moves the seat of a running match to another phone by a code, and both phones play on', async () => {
    const first = await app.visit();
    await called(first.page, 'Otis');
    await first.page.goto(address);
    await playWithBots(first.page, first.page.getByRole('article').first());
    await first.page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
    const another = await first.context.newPage();
    const code = await deviceCode(another);

    const second = await app.visit({ viewport: PHONE });
    await second.page.goto(`${address}/sign-in#${code}`);
    await second.page.getByRole('button', { name: 'Use the code' }).click();
    await second.page.getByRole('button', { name: 'Sign in as Otis' }).click();
    await second.page.getByText('Welcome back, Otis.').waitFor();
    await second.page.getByRole('link', { name: 'Go to table' }).click();
    await second.page.getByRole('button', { name: /I’ve seen them/ }).click();
    await first.page.getByRole('button', { name: /I’ve seen them/ }).waitFor({ state: 'hidden' });
    const phones = [new HatPlayer(first.page), new HatPlayer(second.page)];
    const onceMore = first.page.getByRole('button', { name: /Rematch/ });
    for (const phone of phones) {
      const acts = async () => {
        // The bots may have ended the match meanwhile.
        if (await onceMore.isVisible()) await onceMore.click();
        return phone.act();
      };
      await expect.poll(acts, { timeout: 120_000 }).toBe(true);
    }
    expect(await first.page.getByText('Connection lost').count()).toBe(0);

    const third = await app.visit();
    await third.page.goto(`${address}/sign-in`);
    await third.page.getByLabel('Code from the other device').fill(code);
    await third.page.getByRole('button', { name: 'Use the code' }).click();
    await third.page.getByText('This code does not work').waitFor();
    await Promise.all([first.context.close(), second.context.close(), third.context.close()]);
  });

  it('sees a message where a page is not secure enough for a passkey', async () => {
    const { page, context } = await app.visit();
    await page.goto(`${app.address.replace('localhost', '127.0.0.1')}/sign-in`);
    await page.getByText('Passkeys need a secure page').waitFor();
    expect(await page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0);
    await context.close();
  });
});

describe('friends', () => {
  it('find each other by a link, and join a friend’s table with two taps', async () => {
    const host = await app.visit();
    const guest = await app.visit({ viewport: PHONE });
    await called(host.page, 'Hugo');
    await called(guest.page, 'Greta');
    await host.page.goto(`${address}/friends`);
    const code = ((await host.page.getByRole('region', { name: 'Your friend code' }).locator('b').textContent()) ?? '').replace(' ', '');
    await guest.page.goto(`${address}/friends/${code}`);
    await guest.page.getByRole('button', { name: 'Send friend request' }).click();
    await guest.page.getByRole('region', { name: 'Requests you sent' }).waitFor();
    await host.page.reload();
    await host.page.getByRole('button', { name: 'Accept Greta' }).click();
    await host.page.getByRole('button', { name: 'Block Greta' }).waitFor();

    await host.page.goto(address);
    await host.page.getByRole('button', { name: 'Invite friends' }).first().click();
    await host.page.locator('summary', { hasText: 'Invite a friend' }).click();
    await host.page.getByRole('button', { name: 'Invite Greta' }).click();
    await guest.page.goto(address);
    await guest.page.getByRole('region', { name: 'Hugo invites you' }).getByRole('link').click();
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await guest.page.getByRole('button', { name: 'Leave seat' }).waitFor();
    await host.page.getByRole('switch', { name: 'Rated game' }).click();
    await guest.page.locator('summary', { hasText: 'Visibility and rating' }).click();
    await expect.poll(() => guest.page.getByRole('switch', { name: 'Rated game' }).isChecked()).toBe(true);
    await Promise.all([host.context.close(), guest.context.close()]);
  });
});

describe('axe finds nothing', () => {
  for (const theme of ['dark', 'light'] as const) {
    it(`on the friends pages, ${theme}`, async () => {
      const { page, context } = await app.visit({ viewport: PHONE });
      await page.addInitScript((room) => localStorage.setItem('parlour.settings', JSON.stringify({ theme: room })), theme);
      for (const [path, heading] of [
        ['/profile', 'Sign-in methods'],
        ['/sign-in', 'Recovery phrase'],
        ['/friends', 'Your friend code'],
        ['/ladder/mascarade', 'Ladder: Mascarade'],
      ] as const) {
        await page.goto(address + path);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        expect(await axeViolations(page), path).toEqual([]);
        expect(await scrollsSideways(page), path).toBe(false);
      }
      await deviceCode(page);
      expect(await axeViolations(page)).toEqual([]);
      await context.close();
    });
  }
});
