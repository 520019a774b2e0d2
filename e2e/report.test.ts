import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, joinTable, openTableForFriends } from './page-actions.ts';
import { PHONE, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

interface Reported {
  readonly name: string;
  readonly table: string;
  readonly reason: string;
  readonly note: string;
  readonly lines: readonly string[];
}

/** What the operator's command prints while the server runs. */
const reports = (): readonly Reported[] => {
  const args = ['dist/parlour.js', 'reports', '--json', '--data', app.data];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: dirname(import.meta.dirname), encoding: 'utf8' })) as readonly Reported[];
};

it('a person is muted and reported on a phone, and the operator reads the report with what was said', async () => {
  const [host, guest] = [await app.visit({ viewport: PHONE }), await app.visit()];
  const link = await openTableForFriends(app, host.page, 'Fotomania');
  await joinTable(guest.page, link);
  const say = async (text: string) => {
    await guest.page.getByLabel('Write a message').fill(text);
    await guest.page.getByRole('button', { name: 'Send' }).click();
  };
  await guest.page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  await host.page.getByRole('button', { name: 'Chat', exact: true }).first().click();
  await say('You are a hat');
  const log = host.page.getByRole('log');
  await log.getByText('You are a hat').waitFor();

  await host.page
    .getByRole('button', { name: /^Mute or report/ })
    .first()
    .click();
  const dialog = host.page.getByRole('dialog', { name: 'Mute or report' });
  await dialog.waitFor();
  expect(await axeViolations(host.page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Mute / }).click();
  await dialog.getByRole('button', { name: /^Unmute / }).waitFor();
  await dialog.getByRole('radio', { name: 'Insults or threats' }).check();
  await dialog.getByRole('textbox').fill('Called me a hat');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await host.page.getByText('Report sent.').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  const [report, ...others] = reports();
  expect(others).toEqual([]);
  expect(report).toMatchObject({ table: new URL(link).pathname.slice(3), reason: 'insults', note: 'Called me a hat' });
  expect(report?.lines.join()).toContain('You are a hat');

  await say('Can you hear me?');
  await guest.page.getByRole('log').getByText('Can you hear me?').waitFor();
  await log.getByText('You are a hat').waitFor({ state: 'hidden' });
  expect(await log.getByText('Can you hear me?').count()).toBe(0);
  await Promise.all([host.context.close(), guest.context.close()]);
});
