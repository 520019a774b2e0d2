import type { DailyBoard } from '@parlour/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sameNamedButtons } from './same-names.ts';
import { measureScreen } from './screen-checks.ts';
import { startFixedApp, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let page: Page;
beforeAll(async () => {
  app = await startTestApp();
  ({ page } = await app.visit());
});
afterAll(() => app.close());

const BIG = 'position: absolute; width: 80px; height: 48px; font-size: 16px;';

/** A page with the fault, and a part of its report. */
const PLANTED = {
  'a small target': ['<button style="width: 30px; height: 48px">ok</button>', 'target: button. "ok" 30x48'],
  'a stretched button': ['<button style="width: 90px; height: 48px; border-radius: 50%">ok</button>', 'target: button. "ok" is not round'],
  'a small text': ['<p style="font-size: 11px">tiny</p>', 'text: p. "tiny" 11.0'],
  'a text made small by a scale': ['<p style="font-size: 16px; scale: 0.5">half</p>', 'text: p. "half" 8.0'],
  'a small text in a drawing': [
    '<svg width="40" height="40" viewBox="0 0 80 80"><text y="40" font-size="16">art</text></svg>',
    'text: text. "art" 8.0',
  ],
  'a broken word': ['<p style="width: 30px; overflow-wrap: anywhere">Rematch now</p>', 'text: p. "Rematch now" breaks "Rematch"'],
  'a key without words': ['<p>settings.motion.calm</p>', 'text: the key settings.motion.calm'],
  'a covered button': [
    `<button style="${BIG}">under</button><p style="${BIG} background: red">over</p>`,
    'overlap: button. "under" under p. "over"',
  ],
  'a covered corner': [
    `<button style="${BIG}">one</button><button style="${BIG} left: 60px">two</button>`,
    'overlap: button. "one" under button. "two"',
  ],
  'text on text': [`<p style="${BIG}">first</p><p style="${BIG} pointer-events: none">second</p>`, 'overlap: text "first" on "second"'],
  'a button beyond the edge': [`<button style="${BIG} position: fixed; left: -60px">gone</button>`, 'unreachable: button. "gone"'],
  'a cut text': [
    `<div style="overflow: hidden; height: 10px; width: 100px"><p style="margin: 12px 0">cut</p></div>`,
    'unreachable: text p. "cut"',
  ],
  'a button in a strip too low to show it': [
    `<div style="overflow: auto; height: 12px; width: 100px"><button style="width: 80px; height: 48px">low</button></div>`,
    'unreachable: button. "low"',
  ],
  'a page that scrolls sideways': ['<div style="width: 3000px; height: 10px"></div>', 'unreachable: the page scrolls sideways'],
} as const;

it.each(Object.entries(PLANTED))('finds %s', async (_, [body, fault]) => {
  await page.setContent(`<body style="margin: 0">${body}</body>`);
  expect((await measureScreen(page)).map(({ kind, what }) => `${kind}: ${what}`)).toContain(fault);
});

/** What only looks like a fault. */
const SOUND = {
  'what scrolling reaches':
    '<div style="overflow: auto; height: 60px"><button style="width: 80px; height: 48px; margin-top: 300px">low</button></div>',
  'a margin that can be hit':
    '<button style="width: 20px; height: 20px; margin: 20px; position: relative">x<i style="position: absolute; inset: -12px"></i></button>',
  'what lies under a sheet': `<button style="${BIG}">under</button><div data-overlay style="${BIG} background: white; width: 200px">sheet</div>`,
  'a dense row': '<div data-dense><button style="width: 24px; height: 24px">a</button></div>',
} as const;

it.each(Object.entries(SOUND))('accepts %s', async (_, body) => {
  await page.setContent(`<body style="margin: 0; font-size: 16px">${body}</body>`);
  expect(await measureScreen(page)).toEqual([]);
});

it('finds buttons of the same name, and only those', async () => {
  const named = (text: string, label: string) => `<button aria-label="${label}">${text}</button>`;
  await page.setContent(`<button>ok</button>${named('yes', 'ok')}${named('ok', 'no')}<button hidden>no</button><a href="#">no</a>`);
  expect(await sameNamedButtons(page)).toEqual(['“ok”']);
});

it('walks the same names and deals with the same seed, and others with another', async () => {
  const [one, again, other] = await Promise.all([chanceWith(1), chanceWith(1), chanceWith(2)]);
  expect(again).toEqual(one);
  expect(other.name).not.toBe(one.name);
  expect(other.seedHash).not.toBe(one.seedHash);
  expect(one.today).toBe('2026-03-04');
});

async function chanceWith(seed: number): Promise<Pick<DailyBoard, 'today' | 'seedHash'> & { readonly name: string }> {
  const fixed = await startFixedApp(seed);
  try {
    const visit = await fixed.visit();
    await visit.page.goto(fixed.address);
    const name = await visit.page.getByRole('button', { name: /^Playing as/ }).innerText();
    const answer = await visit.page.request.get(`${fixed.address}/api/daily/fotomania/2026-03-04`);
    const { today, seedHash } = (await answer.json()) as DailyBoard;
    return { name, today, seedHash };
  } finally {
    await fixed.close();
  }
}
