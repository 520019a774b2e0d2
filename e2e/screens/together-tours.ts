import { signIn } from '@parlour/server/testing';
import { joinTable, openTableForFriends } from '../page-actions.ts';
import { finishDaily, finishMatch, programAddress, sessionOf } from '../program-moves.ts';
import { PHONE } from '../test-app.ts';
import type { ScreenTour } from './tour.ts';

/** One is as long as names may be, in words that do not fit beside much else. */
const NAMES = ['Nora', 'Bartholomew of Wessex', 'Celia', 'Dora'];

const played: ScreenTour = {
  name: 'played',
  scenes: ['daily-played', 'daily-home', 'me-played'],
  async walk({ app, visit, seen }) {
    const page = await visit();
    const own = await sessionOf(app, page);
    const others = await Promise.all(NAMES.map((name) => signIn(programAddress(app), name)));
    await Promise.all([own, ...others].map((session) => finishDaily(session, 'fotomania')));
    for (const other of others.slice(0, 2)) await finishMatch(own, other);
    await page.goto(`${app.address}/daily/fotomania`);
    await page.getByText(/^Your score is/).waitFor();
    await seen('daily-played', page);
    await page.goto(app.address);
    await page.getByRole('region', { name: 'Today’s deals' }).waitFor();
    await seen('daily-home', page);
    await page.goto(`${app.address}/profile`);
    await page.getByRole('heading', { name: 'Last games, newest first' }).first().waitFor();
    await page.getByRole('heading', { name: 'Statistics' }).scrollIntoViewIfNeeded();
    await seen('me-played', page);
  },
};

const waiting: ScreenTour = {
  name: 'waiting',
  scenes: ['people-games', 'people-waiting'],
  async walk({ app, visit, seen }) {
    const page = await visit();
    await page.goto(app.address);
    const people = page.getByRole('region', { name: 'Play with people' });
    await people.getByText('Games and time').click();
    await people.scrollIntoViewIfNeeded();
    await seen('people-games', page);
    await people.getByRole('button', { name: 'Play with people' }).click();
    await page.getByText('Nobody else is here yet.').waitFor();
    await seen('people-waiting', page);
  },
};

const voices: ScreenTour = {
  name: 'voices',
  scenes: ['voice', 'voice-joined', 'voice-seat'],
  async walk({ app, visit, seen }) {
    const permissions = ['microphone'];
    const host = await visit({ permissions });
    const guest = await visit({ permissions, viewport: PHONE });
    await joinTable(guest, await openTableForFriends(app, host, 'That’s Not a Hat'));
    for (const page of [guest, host]) {
      await page.getByRole('button', { name: 'Chat', exact: true }).click();
      await page.getByRole('button', { name: 'Voice chat' }).click();
      const panel = page.getByRole('complementary', { name: 'Voice chat' });
      await panel.waitFor();
      if (page === host) await seen('voice', host);
      await panel.getByRole('button', { name: 'Join with voice' }).click();
      await panel.getByRole('button', { name: 'Mute microphone' }).waitFor();
    }
    await host.locator('aside [data-speaking="true"]').first().waitFor();
    await seen('voice-joined', host);
    await host.getByRole('button', { name: 'Start game' }).click();
    await host.locator('[data-speaking-seat="1"]').waitFor();
    await seen('voice-seat', host);
  },
};

export const TOGETHER_TOURS: readonly ScreenTour[] = [played, waiting, voices];
