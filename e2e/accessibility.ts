import { BOT_PERSONAS } from '@parlour/protocol';
import type { Page } from 'playwright-core';
import { axeViolations, scrollsSideways } from './page-actions.ts';
import { sameNamedButtons } from './same-names.ts';
import { setAppearance } from './screens/tour.ts';
import { isSharedScreen } from './screens.ts';
import { DESKTOP, PHONE } from './test-app.ts';
import { clippedText, untranslatedWords } from './text-checks.ts';

/** Names of people and bots, codes, clauses, spaces of the floor, typed text: everything that is not translated. */
const NAMES = `\\b(${[
  '(?:Ada|Bruno|Celia|Dora|Emil|Flora|Gil|Hugo|Iris|Josef|Lola|Marcel|Nora|Otis|Rita|Vera|Wilma)(?: [A-Z](?![a-z]))?',
  ...BOT_PERSONAS.map(({ name }) => name),
  'Bartholomew of Wessex|Guest \\d|Player \\d|Chrome, Linux',
  'localhost:\\d+/[\\w-]+',
  // Dates and times, which the browser writes.
  '\\d+ (?:hr|min)|\\d{1,2} [A-Z][a-z]+ \\d{4}',
  '[A-Z]-\\d+[a-z]?|[A-Z]{5,8}|[A-F]\\d|VIP|mm|O(?=”)',
].join('|')})\\b`;

/**
 * Checks that the screen passes axe in both themes, names every button differently, has every word translated, and fits
 * long words and right to left. Each finding says whom it concerns.
 */
export async function checkAccessibility(scene: string, page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (who: string, what: readonly string[]) => found.push(...what.map((each) => `${who}: ${each}`));
  const before = page.viewportSize() ?? DESKTOP;
  const sizes = Object.entries({ ...(isSharedScreen(scene) ? {} : { phone: PHONE }), desktop: DESKTOP });
  await setAppearance(page, { theme: 'dark', language: 'en' });
  note('axe, dark room', await axeViolations(page));
  note('several buttons of one name', await sameNamedButtons(page));
  await setAppearance(page, { theme: 'light', language: 'en' });
  note('axe, light room', await axeViolations(page, ['color-contrast']));
  await setAppearance(page, { theme: 'dark', pseudo: 'ltr' });
  note('not translated', await untranslatedWords(page, NAMES));
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    note(`long words, ${size}`, await settled(() => clippedText(page)));
  }
  await setAppearance(page, { theme: 'dark', pseudo: 'rtl' });
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    note(`right to left, ${size}`, await settled(async () => ((await scrollsSideways(page)) ? ['scrolls sideways'] : [])));
  }
  await page.setViewportSize(before);
  await setAppearance(page, { theme: 'dark', language: 'en' });
  return found;
}

/** A tutorial bubble updates its position four times a second: what is wrong must still be wrong a little later. */
async function settled(look: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + 1_000;
  for (;;) {
    const wrong = await look();
    if (wrong.length === 0 || Date.now() > until) return wrong;
  }
}
