import type { Page } from 'playwright-core';
import { FotomaniaPlayer } from '../../games/fotomania/e2e/player.ts';
import { MascaradePlayer } from '../../games/mascarade/e2e/player.ts';
import { PicturePlayer } from '../../games/picture-perfect/e2e/player.ts';
import { HatPlayer } from '../../games/thats-not-a-hat/e2e/player.ts';
import { PHONE, TV } from '../house.ts';
import { door, invite, joinTable, seatBots } from '../people.ts';
import { type Player, usable } from '../player.ts';
import { closePanel, playUntil, type Tour, type Walk } from './tour.ts';

async function withBots({ house, visit }: Tour, game: string): Promise<Page> {
  const page = await visit();
  await page.goto(house.address);
  await door(page, game).getByRole('button', { name: 'Play with bots' }).click();
  return page;
}

/** The last screens of every game: the result, and its replay. */
async function afterwards(tour: Tour, name: string, player: Player): Promise<void> {
  await playUntil(player, () => player.finished());
  await filmOf(tour, name, player.page);
}

async function filmOf({ seen }: Tour, name: string, page: Page): Promise<void> {
  const replay = page.getByRole('link', { name: 'Watch the replay' });
  await replay.waitFor();
  await seen(`${name}-result`, page);
  await replay.click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
  await seen(`${name}-replay`, page);
}

/** Somebody who watches, and a shared screen, at the table of that page. */
async function onlookers({ visit, seen }: Tour, name: string, page: Page): Promise<void> {
  const table = page.url();
  const spectator = await visit();
  await spectator.goto(table);
  await spectator.getByRole('navigation', { name: 'Table tools' }).waitFor();
  await seen(`${name}-watching`, spectator);
  const tv = await visit({ viewport: TV });
  await tv.goto(`${table}?tv`);
  await tv.getByRole('img', { name: /QR code/ }).waitFor();
  await seen(`${name}-tv`, tv);
}

const hat: Walk = {
  name: 'hat',
  scenes: ['hat-ready', 'hat-naming', 'hat-offer', 'hat-rules', 'hat-watching', 'hat-tv', 'hat-result', 'hat-replay'],
  async walk(tour) {
    const page = await withBots(tour, 'That’s Not a Hat');
    const player = new HatPlayer(page);
    await page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
    await tour.seen('hat-ready', page);
    await playUntil(player, () => page.getByRole('button', { name: /^Thank you/ }).isVisible());
    await tour.seen('hat-offer', page);
    const box = page.getByRole('combobox', { name: 'What do you say it is?' });
    await playUntil(player, () => box.isVisible());
    await box.fill('ca');
    await tour.seen('hat-naming', page);
    await page.getByRole('button', { name: 'Rulebook' }).click();
    await tour.seen('hat-rules', page);
    await closePanel(page, 'Rulebook');
    await onlookers(tour, 'hat', page);
    await afterwards(tour, 'hat', player);
  },
};

const company: Walk = {
  name: 'company',
  scenes: ['hat-chat', 'hat-company'],
  async walk({ house, visit, seen }) {
    const host = await visit();
    const guest = await visit({ viewport: PHONE });
    const link = await invite(house, host, 'That’s Not a Hat');
    await joinTable(guest, link);
    await seatBots(host, 1);
    await host.getByRole('button', { name: 'Begin' }).click();
    await guest.getByRole('button', { name: /I’ve seen them/ }).click();
    await seen('hat-company', guest);
    await guest.getByRole('button', { name: 'Table talk' }).click();
    await guest.getByLabel('Say something').fill('I never forget a hat.');
    await guest.keyboard.press('Enter');
    await guest.getByRole('log').getByText('I never forget a hat.').waitFor();
    await seen('hat-chat', guest);
  },
};

const fotomania: Walk = {
  name: 'fotomania',
  scenes: ['foto-take', 'foto-shoot', 'foto-watching', 'foto-tv', 'foto-result', 'foto-replay'],
  async walk(tour) {
    const page = await withBots(tour, 'Fotomania');
    const player = new FotomaniaPlayer(page);
    const take = page.getByRole('button', { name: /^Take \d cards? from the (left|right) of row \d/, disabled: false }).first();
    await playUntil(player, () => take.isVisible());
    await tour.seen('foto-take', page);
    const shutter = page.locator('[data-shutter]');
    await playUntil(player, () => shutter.isVisible());
    await tour.seen('foto-shoot', page);
    await onlookers(tour, 'foto', page);
    await afterwards(tour, 'foto', player);
  },
};

const mascarade: Walk = {
  name: 'mascarade',
  scenes: [
    'masque-ready',
    'masque-exchange',
    'masque-turn',
    'masque-claim',
    'masque-watching',
    'masque-tv',
    'masque-result',
    'masque-replay',
  ],
  async walk(tour) {
    const page = await withBots(tour, 'Mascarade');
    const player = new MascaradePlayer(page, { mask: 'King', doubt: 3 });
    await page.getByRole('button', { name: 'I’ll remember' }).waitFor();
    await tour.seen('masque-ready', page);
    const exchange = page.getByRole('button', { name: 'Exchange', exact: true });
    await playUntil(player, () => usable(exchange));
    await tour.seen('masque-exchange', page);
    const announce = page.getByRole('button', { name: 'Announce', exact: true });
    await playUntil(player, () => usable(announce));
    await tour.seen('masque-turn', page);
    await playUntil(player, () => page.locator('[data-key="c"]').isVisible());
    await tour.seen('masque-claim', page);
    await onlookers(tour, 'masque', page);
    await afterwards(tour, 'masque', player);
  },
};

const ball: Walk = {
  name: 'ball',
  scenes: ['masque-twelve'],
  async walk({ house, visit, seen }) {
    const page = await visit();
    await invite(house, page, 'Mascarade');
    await seatBots(page, 11);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'I’ll remember' }).click();
    await page.getByRole('button', { name: 'Exchange', exact: true }).waitFor();
    await seen('masque-twelve', page);
  },
};

const picture: Walk = {
  name: 'picture',
  scenes: [
    'picture-look',
    'picture-envelope',
    'picture-exchange',
    'picture-watching',
    'picture-tv',
    'picture-studio',
    'picture-album',
    'picture-result',
    'picture-replay',
  ],
  async walk(tour) {
    const page = await withBots(tour, 'Picture Perfect');
    const player = new PicturePlayer(page);
    await page.getByRole('button', { name: 'Done looking' }).waitFor();
    await tour.seen('picture-look', page);
    const reading = page.getByRole('button', { name: /^Put the cards back/ });
    await playUntil(player, () => reading.isVisible());
    await tour.seen('picture-envelope', page);
    const envelope = page.getByRole('button', { name: /^Envelope: .*(choose it|give it away)/, disabled: false }).first();
    await playUntil(player, () => envelope.isVisible());
    await tour.seen('picture-exchange', page);
    await onlookers(tour, 'picture', page);
    await playUntil(player, () => page.getByRole('button', { name: /^Take the photo/ }).isVisible());
    await tour.seen('picture-studio', page);
    await playUntil(player, () => player.finished());
    await tour.seen('picture-album', page);
    await page.getByRole('button', { name: 'Show the result' }).click();
    await filmOf(tour, 'picture', page);
  },
};

export const TABLES: readonly Walk[] = [hat, company, fotomania, mascarade, ball, picture];
