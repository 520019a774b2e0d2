import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { axeViolations, joinTable, openTableForFriends } from './page-actions.ts';
import { PHONE, startTestApp, startTestAppAt, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const WITH_MICROPHONE = { permissions: ['microphone'] };

const HEARD = '[data-speaking="true"]';

const voiceChat = (page: Page) => page.getByRole('complementary', { name: 'Voice chat' });

/** The other people in the voice chat: those who can be heard now, or all. */
const others = (page: Page, own: string) => voiceChat(page).getByRole('listitem').filter({ hasNotText: own });

async function openVoiceChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Voice chat' }).click();
  await voiceChat(page).waitFor();
}

async function ownName(page: Page): Promise<string> {
  const { name } = (await (await page.request.get(new URL('/api/me', page.url()).href)).json()) as { name: string };
  return name;
}

/** Two players at one table, in its voice chat. */
async function twoVoices(at = app) {
  const [host, guest] = await Promise.all([at.visit(WITH_MICROPHONE), at.visit(WITH_MICROPHONE)]);
  await joinTable(guest.page, await openTableForFriends(at, host.page, 'That’s Not a Hat'));
  const [hostName, guestName] = [await ownName(host.page), await ownName(guest.page)];
  for (const { page } of [host, guest]) {
    await openVoiceChat(page);
    await voiceChat(page).getByRole('button', { name: 'Join with voice' }).click();
    await voiceChat(page).getByRole('button', { name: 'Mute microphone' }).waitFor();
  }
  return {
    host: host.page,
    guest: guest.page,
    hostName,
    guestName,
    close: () => Promise.all([host.context.close(), guest.context.close()]),
  };
}

/** Whether muted people are silent: the microphone of the test beeps every second, so three seconds are no pause between two beeps. */
const staysSilent = (page: Page): Promise<boolean> =>
  page.evaluate(async (loud) => {
    const isHeard = () => [...document.querySelectorAll(`aside ${loud}`)].some((each) => each.textContent?.includes('muted'));
    const began = performance.now();
    for (let heardAt = began; performance.now() - began < 15_000; ) {
      if (isHeard()) heardAt = performance.now();
      if (performance.now() - heardAt > 3000) return true;
      await new Promise(requestAnimationFrame);
    }
    return false;
  }, HEARD);

it('two browsers hear each other, a muted one is silent, and seats show who speaks', async () => {
  const { host, guest, hostName, guestName, close } = await twoVoices();
  await others(host, hostName).and(host.locator(HEARD)).waitFor();
  await others(guest, guestName).and(guest.locator(HEARD)).waitFor();
  expect(await axeViolations(host)).toEqual([]);

  await guest.getByRole('button', { name: 'Mute microphone' }).click();
  await others(host, hostName).getByText('muted').waitFor();
  await others(host, hostName).and(host.locator('[data-speaking="false"]')).waitFor();
  expect(await staysSilent(host)).toBe(true);

  await guest.getByRole('button', { name: 'Unmute microphone' }).click();
  await others(host, hostName).and(host.locator(HEARD)).waitFor();

  // In a match the seat shows who speaks, and the microphone is in the bar.
  await host.getByRole('button', { name: 'Start game' }).click();
  await host.locator('[data-speaking-seat="1"]').waitFor();
  await guest.getByRole('button', { name: 'Microphone', exact: true }).click();
  await host.locator('[data-speaking-seat="1"]').waitFor({ state: 'detached' });
  await close();
});

it('a person muted by another is silent there only and not told; one who drops is gone', async () => {
  const { host, guest, hostName, guestName } = await twoVoices();
  await others(host, hostName).and(host.locator(HEARD)).waitFor();
  await host.getByRole('button', { name: `Mute ${guestName}` }).click();
  await others(host, hostName).getByText('muted by you').waitFor();
  expect(await staysSilent(host)).toBe(true);
  expect(await voiceChat(guest).getByText('muted').count()).toBe(0);
  await others(guest, guestName).and(guest.locator(HEARD)).waitFor();
  await host.getByRole('button', { name: `Unmute ${guestName}` }).click();
  await others(host, hostName).and(host.locator(HEARD)).waitFor();
  await guest.context().close();
  await others(host, hostName).waitFor({ state: 'detached' });
  await host.context().close();
});

it('the host silences a speaker, and turns voices off', async () => {
  const { host, guest, guestName, close } = await twoVoices();
  await host.getByRole('button', { name: `Silence ${guestName}` }).click();
  await voiceChat(guest).getByText('silenced by the host').waitFor();
  await host.getByRole('button', { name: `Let ${guestName} speak` }).click();
  await voiceChat(guest).getByText('silenced by the host').waitFor({ state: 'detached' });
  await host.getByRole('button', { name: 'Close' }).click();
  await host.getByText('Table settings').first().click();
  await host.getByLabel('Voice chat', { exact: true }).and(host.locator('select')).selectOption({ label: 'Off' });
  await voiceChat(guest).getByText('The host has turned voice chat off.').waitFor();
  await close();
});

it('with push-to-talk a voice is heard only while the key is held', async () => {
  const { host, guest, hostName, close } = await twoVoices();
  await guest.getByLabel('Push to talk (hold V)').check();
  await others(host, hostName).and(host.locator('[data-speaking="false"]')).waitFor();
  await guest.getByRole('button', { name: 'Close' }).click();
  await guest.keyboard.down('v');
  await others(host, hostName).and(host.locator('[data-speaking="true"]')).waitFor();
  await guest.keyboard.up('v');
  await others(host, hostName).and(host.locator('[data-speaking="false"]')).waitFor();

  // In a match the microphone in the bar is held.
  await host.getByRole('button', { name: 'Start game' }).click();
  await guest.getByRole('button', { name: 'Hold to talk', exact: true }).hover();
  await guest.mouse.down();
  await host.locator('[data-speaking-seat="1"]').waitFor();
  await guest.mouse.up();
  await host.locator('[data-speaking-seat="1"]').waitFor({ state: 'detached' });
  await close();
});

it('a phone is told of no key', async () => {
  const { page, context } = await app.visit({ ...WITH_MICROPHONE, viewport: PHONE, isMobile: true, hasTouch: true });
  await openTableForFriends(app, page, 'That’s Not a Hat');
  await openVoiceChat(page);
  await voiceChat(page).getByRole('button', { name: 'Join with voice' }).click();
  await voiceChat(page).getByText('Push to talk', { exact: true }).waitFor();
  await context.close();
});

it('a voice comes back after the server was restarted', async () => {
  const { host, guest, hostName, close } = await twoVoices();
  await others(host, hostName).and(host.locator('[data-speaking="true"]')).waitFor();
  await app.crashAndRestart();
  await guest.getByRole('button', { name: 'Mute microphone' }).waitFor();
  await others(host, hostName).and(host.locator('[data-speaking="true"]')).waitFor();
  await close();
});

it('two browsers hear each other also while the TURN server is away', async () => {
  vi.stubEnv('PARLOUR_TURN', 'turn:127.0.0.1:9?transport=tcp');
  vi.stubEnv('PARLOUR_TURN_SECRET', 'away');
  const far = await startTestApp();
  vi.unstubAllEnvs();
  const { host, hostName } = await twoVoices(far);
  await others(host, hostName).and(host.locator('[data-speaking="true"]')).waitFor();
  await far.close();
});

it('a browser without permission says why, and can still listen', async () => {
  const { context, page } = await app.visit();
  await openTableForFriends(app, page, 'That’s Not a Hat');
  await openVoiceChat(page);
  await voiceChat(page).getByRole('button', { name: 'Join with voice' }).click();
  await voiceChat(page)
    .getByText(/The browser may not use the microphone/)
    .waitFor();
  await voiceChat(page).getByRole('button', { name: 'Only listen' }).click();
  await voiceChat(page).getByText('listening').waitFor();
  await context.close();
});

it('a page on a plain-http address says that voices need https', async () => {
  const plain = await startTestAppAt('parlour.test');
  const { page } = await plain.visit();
  await openTableForFriends(plain, page, 'That’s Not a Hat');
  await openVoiceChat(page);
  await voiceChat(page).getByText('Voice chat needs a secure address (https).').waitFor();
  expect(
    await voiceChat(page)
      .getByRole('button', { name: /listen|voice/ })
      .count(),
  ).toBe(0);
  await plain.close();
});
