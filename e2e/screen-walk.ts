import type { Page } from 'playwright-core';
import { FAULT_KINDS, measureScreen, type ScreenFault, type ScreenFaultKind, settleScreen } from './screen-checks.ts';
import type { ScreenTour } from './screens/tour.ts';
import { ALL_TOURS, isSharedScreen, runFixedTour } from './screens.ts';
import { DESKTOP } from './test-app.ts';

/** 640x400 is a window of 1280x800 at 200 % zoom. */
export const SCREEN_SIZES = [
  '360x640',
  '390x844',
  '844x390',
  '640x400',
  '768x1024',
  '820x1180',
  '1024x1366',
  '1280x800',
  '1920x1080',
] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];

export interface ScreenFaults {
  readonly scene: string;
  readonly size: ScreenSize;
  readonly faults: readonly ScreenFault[];
}

export { FAULT_KINDS };

const TOGETHER = 2;

/** The deals of the tests. */
const SEED = 1;

interface WalkOptions {
  readonly only?: (scene: string) => boolean;
  readonly sizes?: readonly ScreenSize[];
  /** Another number makes other deals, the same number the same ones. */
  readonly seed?: number;
  /** Finds what else is wrong with a screen. It is not called for screens that differ from others in layout only. */
  readonly check?: (scene: string, page: Page) => Promise<readonly string[]>;
  readonly look?: (measured: ScreenFaults, page: Page) => Promise<void>;
}

export interface ScreenReport {
  readonly faults: readonly ScreenFaults[];
  /** What `check` found, by scene. */
  readonly findings: Readonly<Record<string, readonly string[]>>;
  /** Tours that did not reach their end, with the error. */
  readonly failed: readonly string[];
}

/** Walks every scene at every size and measures it. */
export async function walkScreens({
  only = () => true,
  sizes = SCREEN_SIZES,
  seed = SEED,
  check,
  look,
}: WalkOptions = {}): Promise<ScreenReport> {
  const report: ScreenFaults[] = [];
  const findings: Record<string, readonly string[]> = {};
  const failed: string[] = [];
  const tours = ALL_TOURS.filter(({ scenes }) => scenes.some(only));
  const measureAll = async (scene: string, page: Page, tour: ScreenTour) => {
    const found = tour.isLayoutOnly === true ? [] : await check?.(scene, page);
    if (found !== undefined && found.length > 0) findings[scene] = found;
    const before = page.viewportSize() ?? DESKTOP;
    for (const size of sizesOf(scene, sizes)) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await settleScreen(page, true);
      const measured = { scene, size, faults: await lastingFaults(page) };
      report.push(measured);
      await look?.(measured, page);
    }
    await page.setViewportSize(before);
  };
  const worker = async () => {
    for (let tour = tours.shift(); tour !== undefined; tour = tours.shift()) {
      const { name } = tour;
      await runFixedTour(seed, tour, only, (scene, page) => measureAll(scene, page, tour)).catch((error: unknown) =>
        failed.push(`${name}: ${String(error).slice(0, 4000)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return { faults: report, findings, failed };
}

/** Faults that are still there a moment later: a card in flight covers others for a moment only. */
async function lastingFaults(page: Page): Promise<ScreenFaults['faults']> {
  let faults = await measureScreen(page);
  for (let tries = 0; tries < 2 && faults.length > 0; tries++) {
    await page.waitForTimeout(600);
    await settleScreen(page);
    faults = await measureScreen(page);
  }
  return faults;
}

const sizesOf = (scene: string, sizes: readonly ScreenSize[]): readonly ScreenSize[] =>
  isSharedScreen(scene) ? sizes.filter((size) => size === '1280x800' || size === '1920x1080') : sizes;

export const countFaults = (report: readonly ScreenFaults[], size: ScreenSize, kind: ScreenFaultKind): number =>
  report
    .filter((each) => each.size === size)
    .flatMap(({ faults }) => faults)
    .filter((fault) => fault.kind === kind).length;

/** One line per fault, by scene and size. */
export const listFaults = (report: readonly ScreenFaults[]): string[] =>
  report.flatMap(({ scene, size, faults }) => faults.map(({ kind, what }) => `${scene} ${size} ${kind}: ${what}`)).toSorted();
