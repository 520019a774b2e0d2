import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { DESKTOP, openHouse, PHONE, TV } from './house.ts';
import { SCENES, type Scene } from './scenes.ts';

/** `npm run shots`: every screen at every size, in both rooms and five languages, for people to look at. */
const SIZES = { phone: PHONE, tablet: { width: 820, height: 1180 }, desktop: DESKTOP, tv: TV } as const;
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

const house = await openHouse();
const shots: Shot[] = [];
try {
  rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  const scenes = SCENES.filter(({ name }) => name.includes(values.only));
  for (const [at, scene] of scenes.entries()) {
    process.stderr.write(`${at + 1} of ${scenes.length}: ${scene.name}\n`);
    shots.push(...(await shoot(scene)));
  }
  writeFileSync(join(values.out, 'index.html'), indexPage(shots));
  process.stdout.write(`${shots.length} screenshots in ${values.out}/index.html\n`);
} finally {
  await house.close();
}

async function shoot(scene: Scene): Promise<Shot[]> {
  const taken: Shot[] = [];
  const { page, context } = await house.visit();
  await scene.prepare(page, house.address);
  const secondTab = await context.newPage();
  await secondTab.goto(`${house.address}/healthz`);
  await page.bringToFront();
  for (const language of values.language)
    for (const theme of values.theme) {
      await dress(secondTab, theme, language);
      await page.waitForTimeout(250);
      for (const [size, viewport] of Object.entries(SIZES)) {
        if (!values.size.includes(size)) continue;
        await page.setViewportSize(viewport);
        await page.waitForTimeout(120);
        const file = `${scene.name}-${size}-${theme}-${language}.png`;
        await page.screenshot({ path: join(values.out, file) });
        taken.push({ scene: scene.name, size, theme, language, file });
      }
    }
  await context.close();
  return taken;
}

/** Another room and language, chosen in a second tab so that the first one stays where it is. */
async function dress(secondTab: Page, theme: string, language: string): Promise<void> {
  await secondTab.evaluate((settings) => localStorage.setItem('parlour.settings', settings), JSON.stringify({ theme, language }));
}

function indexPage(all: readonly Shot[]): string {
  const figures = all.map(
    ({ scene, size, theme, language, file }) =>
      `<figure data-tags="${scene} ${size} ${theme} ${language}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${scene} · ${size} · ${theme} · ${language}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Parlour, seen</title>
<style>body{font:14px system-ui;background:#141a2e;color:#f4ecd8;margin:16px}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px}figure{margin:0}img{width:100%;border-radius:6px}input{font:inherit;padding:8px;width:min(100%,420px);margin-bottom:16px}</style>
<input placeholder="filter: hat phone light fr" oninput="for(const f of document.querySelectorAll('figure'))f.hidden=!this.value.split(' ').every(w=>f.dataset.tags.includes(w))">
<main>${figures.join('\n')}</main>`;
}
