import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whileDrawn } from './drawing.ts';
import { drivenGames } from './games.ts';
import { axeViolations, gameCard, playWithBots } from './page-actions.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const games = await drivenGames();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Visible controls without border or outline, and pictures whose colours the device replaces. */
const lostWithForcedColours = (page: Page): Promise<string[]> => whileDrawn(page, () => lostColours(page));

const lostColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.getBoundingClientRect().width > 4,
      );
    const hasEdge = (control: HTMLElement) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
      return outlineStyle !== 'none' || (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1);
    };
    const nameOf = (part: HTMLElement) => part.getAttribute('aria-label') ?? part.textContent ?? '';
    return [
      ...seen('button, select, textarea, input:not([type="range"])')
        .filter((control) => !hasEdge(control))
        .map((control) => `no edge: ${nameOf(control)}`),
      ...seen('input[type="range"]')
        .filter((slider) => getComputedStyle(slider).appearance === 'none')
        .map((slider) => `no slider: ${nameOf(slider)}`),
      ...seen('svg, img, canvas')
        .filter((picture) => getComputedStyle(picture).forcedColorAdjust !== 'none')
        .map((picture) => `other colours: ${picture.outerHTML.slice(0, 80)}`),
    ];
  });

/** The outlines of the controls that some presses of Tab reach. */
async function focusOutlines(page: Page): Promise<string[]> {
  const outlines: string[] = [];
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    outlines.push(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth));
  }
  return outlines;
}

describe('forced colours leave every control an edge, every picture its colours, and show the focus', () => {
  const open = async () => {
    const visit = await app.visit({ forcedColors: 'active', colorScheme: 'dark' });
    await visit.page.goto(app.address);
    await gameCard(visit.page, 'Fotomania').waitFor();
    return visit;
  };

  it('on the home page and in its sheets', async () => {
    const { page, context } = await open();
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await lostWithForcedColours(page)).toEqual([]);
    expect(new Set(await focusOutlines(page))).toEqual(new Set(['3px']));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await lostWithForcedColours(page)).toEqual([]);
    await context.close();
  });

  for (const { name, byMouse } of games)
    it(name, async () => {
      const { page, context } = await open();
      await playWithBots(page, gameCard(page, name));
      const player = byMouse(page);
      await expect.poll(() => player.act(), { timeout: 60_000 }).toBe(true);
      expect(await lostWithForcedColours(page)).toEqual([]);
      expect(new Set(await focusOutlines(page))).toEqual(new Set(['3px']));
      await context.close();
    });
});

it('a device that asks for more contrast gets soft text in the full colour and lines around panels', async () => {
  const { page, context } = await app.visit();
  const colours = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const used = (name: string) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      };
      const found = { soft: used('--text-soft'), full: used('--text'), line: used('--panel-line') };
      probe.remove();
      return found;
    });
  await page.goto(app.address);
  await gameCard(page, 'Fotomania').waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    const usual = await colours();
    expect(usual.soft).not.toBe(usual.full);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const strong = await colours();
    expect(strong.soft).toBe(strong.full);
    expect(strong.line).not.toBe(usual.line);
    expect(await axeViolations(page, ['color-contrast'])).toEqual([]);
  }
  await context.close();
});

it('“Same as device” follows the device while the page is open; a chosen theme does not', async () => {
  const { page, context } = await app.visit({ colorScheme: 'light' });
  await page.goto(app.address);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await expect.poll(theme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog');
  expect(await sheet.getByRole('radio', { name: 'Same as device', exact: true }).first().isChecked()).toBe(true);
  await sheet.getByRole('radio', { name: 'Light', exact: true }).check();
  await expect.poll(theme).toBe('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await theme()).toBe('light');
  await context.close();
});

it('with reduced motion no transition begins, not even one that waits first', async () => {
  const { page, context } = await app.visit();
  await page.goto(app.address);
  await gameCard(page, 'Fotomania').waitFor();
  const begun = await page.evaluate(async () => {
    let count = 0;
    addEventListener('transitionrun', () => count++);
    const part = document.body.appendChild(document.createElement('p'));
    part.style.transition = 'rotate 1s 1ms';
    // The style before the change.
    part.getBoundingClientRect();
    part.style.rotate = '1deg';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return count;
  });
  expect(begun).toBe(0);
  await context.close();
});

it('a rulebook is printed whole, black on white, without what only a screen needs', async () => {
  const { page, context } = await app.visit();
  for (const { id } of games) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${app.address}/rules/${id}`);
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor();
    const clauses = await page.getByRole('main').getByRole('listitem').count();
    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(() => {
      const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
      const { backgroundColor, color } = getComputedStyle(document.body);
      return {
        clauses: shown('main li').length,
        controls: shown('button, input, nav').length,
        cut: shown('main, main section').filter(
          (part) => part.scrollHeight > part.clientHeight + 2 && getComputedStyle(part).overflowY !== 'visible',
        ).length,
        backgroundColor,
        color,
      };
    });
    expect(printed).toEqual({ clauses, controls: 0, cut: 0, backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
    const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
  }
  await context.close();
});
