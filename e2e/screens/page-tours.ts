import { existsSync } from 'node:fs';
import { MANIFESTS } from '@parlour/games/catalogue';
import { botReplay } from '../bot-replay.ts';
import { gameCard, joinTable, openTableForFriends, playWithBots, seatBots } from '../page-actions.ts';
import { PHONE, TV, WITH_SERVICE_WORKER } from '../test-app.ts';
import { TOGETHER_TOURS } from './together-tours.ts';
import { closePanel, type ScreenTour, setAppearance } from './tour.ts';

const home: ScreenTour = {
  name: 'home',
  scenes: ['home', 'home-wrong-code', 'home-choose', 'home-settings', 'home-me', 'home-watch', 'home-your-table'],
  async walk({ app, visit, seen }) {
    const page = await visit();
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play with bots' }).first().waitFor();
    await seen('home', page);
    await page.getByLabel('Join with a code').fill('OHNO');
    await seen('home-wrong-code', page);
    await page.getByLabel('Join with a code').fill('');
    for (const [scene, name] of [
      ['home-choose', 'Pass and play on this device'],
      ['home-settings', 'Settings'],
      ['home-me', 'Change'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await seen(scene, page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await page.getByRole('button', { name: 'Watch a table' }).click();
    await seen('home-watch', page);
    await openTableForFriends(app, page, 'Mascarade');
    await page.getByRole('link', { name: 'Leave the table' }).click();
    await page.getByRole('link', { name: 'Go to table' }).waitFor();
    await seen('home-your-table', page);
  },
};

const people: ScreenTour = {
  name: 'people',
  scenes: ['me', 'me-code', 'me-words', 'continue', 'continue-wrong', 'friends', 'ladder', 'daily'],
  async walk({ app, visit, seen }) {
    const page = await visit();
    await page.goto(`${app.address}/profile`);
    await page.getByRole('heading', { name: 'Sign-in methods' }).waitFor();
    await seen('me', page);
    await page.getByRole('button', { name: 'Continue on another device' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await seen('me-code', page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create a recovery phrase' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await seen('me-words', page);
    await page.goto(`${app.address}/sign-in`);
    await page.getByLabel('Code from the other device').waitFor();
    await seen('continue', page);
    await page.getByLabel('Code from the other device').fill('ABCDEF');
    await page.getByRole('button', { name: 'Use the code' }).click();
    await page.getByText('This code does not work').waitFor();
    await seen('continue-wrong', page);
    await page.goto(`${app.address}/friends`);
    await page.getByRole('heading', { name: 'Your friend code' }).waitFor();
    await seen('friends', page);
    await page.goto(`${app.address}/ladder/mascarade`);
    await page.getByText('The first rung is free').waitFor();
    await seen('ladder', page);
    await page.goto(`${app.address}/daily/mascarade`);
    await page.getByRole('button', { name: 'Play today’s deal' }).waitFor();
    await seen('daily', page);
  },
};

const lobby: ScreenTour = {
  name: 'lobby',
  scenes: ['lobby-host', 'lobby-arriving', 'lobby-guest', 'lobby-chat', 'lobby-rules', 'lobby-tv', 'lobby-masks'],
  async walk({ app, visit, seen }) {
    const host = await visit();
    const guest = await visit({ viewport: PHONE });
    const link = await openTableForFriends(app, host, 'That’s Not a Hat');
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit down' }).waitFor();
    await seen('lobby-arriving', guest);
    await joinTable(guest, link);
    await seatBots(host, 2);
    await seen('lobby-host', host);
    await seen('lobby-guest', guest);
    await host.getByRole('button', { name: 'Chat', exact: true }).click();
    await host.getByLabel('Write a message').fill('Good evening, everyone!');
    await host.keyboard.press('Enter');
    await host.getByRole('log').getByText('Good evening, everyone!').waitFor();
    await seen('lobby-chat', host);
    await closePanel(host, 'Chat');
    await host.getByRole('button', { name: 'Rulebook' }).click();
    await seen('lobby-rules', host);
    const tv = await visit({ viewport: TV });
    await tv.goto(`${link}?tv`);
    await tv.getByRole('img', { name: /QR code/ }).waitFor();
    await seen('lobby-tv', tv);
    await openTableForFriends(app, host, 'Mascarade');
    await seatBots(host, 5);
    await host.getByLabel('Masks in play').selectOption('own');
    await host.getByText('These masks can be played.').waitFor();
    await seen('lobby-masks', host);
  },
};

const here: ScreenTour = {
  name: 'here',
  scenes: ['here-form', 'here-curtain'],
  async walk({ app, visit, seen }) {
    const page = await visit();
    await page.goto(`${app.address}/local/thats-not-a-hat`);
    await page.getByRole('button', { name: 'Start game' }).waitFor();
    await seen('here-form', page);
    await page.getByRole('button', { name: 'Start game' }).click();
    const ready = page.getByRole('button', { name: /I’ve seen them/ });
    const curtain = page.getByRole('button', { name: /^I am / });
    await ready.or(curtain).first().waitFor();
    if (await ready.isVisible()) await ready.click();
    await curtain.waitFor();
    await seen('here-curtain', page);
  },
};

const coach: ScreenTour = {
  name: 'coach',
  scenes: ['hint', 'review', 'review-decision'],
  async walk({ app, visit, seen }) {
    const page = await visit();
    await page.goto(app.address);
    await playWithBots(page, gameCard(page, 'That’s Not a Hat'));
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText('There is no hint for this decision.').waitFor();
    await seen('hint', page);
    await page.goto(`${app.address}/replay`);
    const buffer = Buffer.from(JSON.stringify(botReplay('mascarade', 5)));
    await page.getByLabel('Choose a file').setInputFiles({ name: 'replay.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Review' }).click();
    const panel = page.getByRole('complementary', { name: 'Review' });
    await panel.getByText(/^\d+ good, /).waitFor({ timeout: 30_000 });
    await seen('review', page);
    await panel
      .getByText(/^Better: /)
      .first()
      .scrollIntoViewIfNeeded();
    await seen('review-decision', page);
  },
};

const lost: ScreenTour = {
  name: 'lost',
  scenes: ['lost', 'no-such-table', 'no-such-film', 'line-lost', 'offline-home'],
  async walk({ app, visit, seen }) {
    const page = await visit(WITH_SERVICE_WORKER);
    await page.goto(`${app.address}/no/such/door`);
    await page.getByRole('heading').waitFor();
    await seen('lost', page);
    await page.goto(`${app.address}/t/HKMPTHKM`);
    await page.getByRole('heading', { name: 'Table not found' }).waitFor();
    await seen('no-such-table', page);
    await page.goto(`${app.address}/replay/none`);
    await page.getByRole('heading').waitFor();
    await seen('no-such-film', page);
    await page.goto(app.address);
    await playWithBots(page, gameCard(page, 'That’s Not a Hat'));
    await page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.getByText(/Connection lost/).waitFor();
    await seen('line-lost', page);
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play with bots' }).first().waitFor();
    await seen('offline-home', page);
  },
};

const large: ScreenTour = {
  name: 'large',
  scenes: ['home-bots', 'large-home', 'large-lobby', 'large-profile'],
  isLayoutOnly: true,
  async walk({ app, visit, seen }) {
    const page = await visit();
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play with bots' }).first().waitFor();
    await gameCard(page, 'Mascarade').getByRole('button', { name: 'Play with bots' }).click();
    await page.getByRole('dialog').waitFor();
    await seen('home-bots', page);
    await page.keyboard.press('Escape');
    await setAppearance(page, { textSize: 'large' });
    await seen('large-home', page);
    await openTableForFriends(app, page, 'Mascarade');
    await seatBots(page, 5);
    await seen('large-lobby', page);
    await page.goto(`${app.address}/profile`);
    await page.getByRole('heading', { name: 'Sign-in methods' }).waitFor();
    await seen('large-profile', page);
  },
};

const GAMES = MANIFESTS.map(({ id }) => id);

const rules: ScreenTour = {
  name: 'rules',
  scenes: GAMES.map((game) => `rules-${game}`),
  async walk({ app, visit, seen }) {
    const page = await visit();
    for (const game of GAMES) {
      await page.goto(`${app.address}/rules/${game}`);
      await page.getByRole('region', { name: 'Rulebook' }).waitFor();
      await seen(`rules-${game}`, page);
    }
  },
};

const TAUGHT = GAMES.filter((game) => existsSync(new URL(`../../games/${game}/tutorial/index.ts`, import.meta.url)));

const lessons: ScreenTour = {
  name: 'lessons',
  scenes: TAUGHT.map((game) => `learn-${game}`),
  async walk({ app, visit, seen }) {
    const page = await visit();
    for (const game of TAUGHT) {
      await page.goto(`${app.address}/tutorial/${game}`);
      await page.getByRole('complementary', { name: 'Your guide' }).waitFor();
      await seen(`learn-${game}`, page);
    }
  },
};

export const PAGE_TOURS: readonly ScreenTour[] = [home, people, ...TOGETHER_TOURS, lobby, here, coach, lost, large, rules, lessons];
