import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { CLIENT, ensureBuilt, PROGRAM } from '../scripts/lib/build.mjs';
import { settleScreen } from './screen-checks.ts';
import { setAppearance } from './screens/tour.ts';
import { ALL_TOURS, runFixedTour } from './screens.ts';
import { DESKTOP, TV } from './test-app.ts';

/**
 * `npm run -s shots [-- --only hat,lobby --size phone --theme light --language fr]`: every screen at every size, in both themes
 * and five languages.
 */
const SIZES = {
  phone: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  zoom: { width: 640, height: 400 },
  desktop: DESKTOP,
  tv: TV,
} as const;
const SEED = 1;
const THEMES = ['dark', 'light'] as const;
const LANGUAGES = ['en', 'pt-BR', 'pt-PT', 'fr', 'es'] as const;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(dirname(import.meta.dirname), 'shots') },
    only: { type: 'string', default: '' },
    size: { type: 'string', multiple: true, default: Object.keys(SIZES) },
    theme: { type: 'string', multiple: true, default: [...THEMES] },
    language: { type: 'string', multiple: true, default: [...LANGUAGES] },
  },
});

interface Shot {
  readonly scene: string;
  readonly size: string;
  readonly theme: string;
  readonly language: string;
  readonly file: string;
}

const parts = values.only.split(',');
const wanted = (scene: string) => parts.some((part) => scene.includes(part));
const walks = ALL_TOURS.filter(({ scenes }) => scenes.some(wanted));
const shots: Shot[] = [];
const failures: string[] = [];

await ensureBuilt([PROGRAM, CLIENT]);
rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const waiting = [...walks];
// Two at a time: while one plays on to its next screen, the other is drawn.
await Promise.all([worker(waiting), worker(waiting)]);
shots.sort((a, b) => order(a) - order(b));
writeFileSync(join(values.out, 'index.html'), indexPage(shots));
process.stdout.write(`${shots.length} screenshots in ${values.out}/index.html\n`);
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function worker(waiting: (typeof ALL_TOURS)[number][]): Promise<void> {
  for (let tour = waiting.shift(); tour !== undefined; tour = waiting.shift()) {
    try {
      await runFixedTour(SEED, tour, wanted, shoot);
    } catch (error) {
      failures.push(`${tour.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function shoot(scene: string, page: Page): Promise<void> {
  process.stderr.write(`${scene}\n`);
  const before = page.viewportSize() ?? DESKTOP;
  for (const language of values.language)
    for (const theme of THEMES.filter((each) => values.theme.includes(each))) {
      await setAppearance(page, { theme, language });
      for (const [size, viewport] of Object.entries(SIZES)) {
        if (!values.size.includes(size)) continue;
        await page.setViewportSize(viewport);
        await settleScreen(page);
        const file = `${scene}-${size}-${theme}-${language}.jpg`;
        await page.screenshot({ path: join(values.out, file), type: 'jpeg', quality: 82 });
        shots.push({ scene, size, theme, language, file });
      }
    }
  await page.setViewportSize(before);
  await setAppearance(page, { theme: 'dark', language: 'en' });
}

function order({ scene, size, theme, language }: Shot): number {
  const scenes = ALL_TOURS.flatMap((tour) => tour.scenes);
  const places = [
    scenes.indexOf(scene),
    LANGUAGES.findIndex((each) => each === language),
    THEMES.findIndex((each) => each === theme),
    Object.keys(SIZES).indexOf(size),
  ];
  return places.reduce((sum, place) => sum * 100 + place, 0);
}

function indexPage(all: readonly Shot[]): string {
  const figures = all.map(
    ({ scene, size, theme, language, file }) =>
      `<figure data-tags="${scene} ${size} ${theme} ${language}"><a href="${file}"><img loading="lazy" src="${file}" alt="${scene}"></a><figcaption>${scene} · ${size} · ${theme} · ${language}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour, seen</title>
<style>body{font:14px system-ui;background:#141a2e;color:#f4ecd8;margin:16px}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px}figure{margin:0}img{width:100%;border-radius:6px}input{font:inherit;padding:8px;width:min(100%,420px);margin-bottom:16px}</style>
<input aria-label="Filter" placeholder="filter: hat phone light fr" value="dark en" oninput="sift()">
<main>${figures.join('\n')}</main>
<script>const sift=()=>{const words=document.querySelector('input').value.split(' ');for(const f of document.querySelectorAll('figure'))f.hidden=!words.every(w=>f.dataset.tags.includes(w))};sift()</script></html>
`;
}
