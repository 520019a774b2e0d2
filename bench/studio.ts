import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameCard, playWithBots } from '../e2e/page-actions.ts';
import { startTestApp, type TestApp } from '../e2e/test-app.ts';
import type { BenchTable } from './report.ts';
import { bundled } from './servers/bundle.ts';
import type { Drag } from './studio/in-page.ts';

/** At this window size the viewfinder is somewhat larger than 640 by 360. */
const WINDOW = { width: 1360, height: 720 };
const DRAG_MS = 4000;
const ASSETS = join(import.meta.dirname, '../dist/web/assets');

/** Picture Perfect in a browser without a graphics card: the speed of the judge and of dragging. Needs `npm run build`. */
export async function benchStudio(): Promise<BenchTable> {
  const script = `{${readFileSync(await bundled('bench/studio/in-page.ts'), 'utf8').replace(/^export \{\};$/m, '')}}`;
  const app = await startTestApp();
  try {
    const painted = await dragged(app, script);
    const imitated = await dragged(app, `${script} passForGraphics();`);
    return {
      title: `Studio: Chromium without a graphics card, viewfinder of ${painted.width} by ${painted.height}`,
      rows: [
        { what: 'full verdict of 14 guests and 10 decorations, ms', measured: await verdictMs(app, script), wanted: 'at most 40' },
        { what: `frames a second while dragging (${painted.scenery})`, measured: painted.framesPerSecond, wanted: 'at least 20' },
        { what: `the same, begun in imitated WebGL (${imitated.scenery} at the end)`, measured: imitated.framesPerSecond, wanted: '' },
        { what: 'chunk of the diorama, kB gzipped', measured: chunkKilobytes(), wanted: 'at most 350' },
      ],
      note: 'Where a processor only imitates a graphics card the scene is painted; where pictures are slow, quality steps down to that.',
    };
  } finally {
    await app.close();
  }
}

async function dragged(app: TestApp, script: string): Promise<Drag> {
  const { page, context } = await app.visit({ viewport: WINDOW });
  await page.addInitScript({ content: script });
  await page.goto(app.address);
  await playWithBots(page, gameCard(page, 'Picture Perfect'));
  await page.getByRole('img', { name: /^Viewfinder/ }).waitFor();
  // The first run includes preparation.
  await page.evaluate(`dragAbout(${DRAG_MS})`);
  const drag = await page.evaluate<Drag>(`dragAbout(${DRAG_MS})`);
  await context.close();
  return drag;
}

async function verdictMs(app: TestApp, script: string): Promise<number> {
  const { page, context } = await app.visit();
  await page.addInitScript({ content: script });
  await page.goto(app.address);
  const measured = await page.evaluate<number>('verdictMs()');
  await context.close();
  return measured;
}

function chunkKilobytes(): number {
  const chunks = readdirSync(ASSETS).filter((name) => /^Diorama.*\.js$/.test(name));
  return chunks.reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0) / 1000;
}
