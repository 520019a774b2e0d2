import { countFaults, FAULT_KINDS, SCREEN_SIZES, walkScreens } from '../e2e/screen-walk.ts';
import { CLIENT, ensureBuilt, PROGRAM } from '../scripts/lib/build.mjs';
import { benchPace } from './pace.ts';
import type { BenchTable } from './report.ts';

/** The pace of each game, then the faults of all screens: at the same time, a busy machine would shorten the lines. */
export const benchPeople = async (): Promise<readonly BenchTable[]> => [await benchPace(), await benchScreens()];

/** Screen problems: for each size what is too small, covered or out of reach in all scenes. Needs `npm run build`. */
async function benchScreens(): Promise<BenchTable> {
  await ensureBuilt([PROGRAM, CLIENT]);
  const { faults, failed } = await walkScreens();
  const scenes = new Set(faults.map(({ scene }) => scene)).size;
  return {
    title: `Screens: ${scenes} scenes in a browser`,
    rows: SCREEN_SIZES.map((size) => ({
      size,
      ...Object.fromEntries(FAULT_KINDS.map((kind) => [COLUMNS[kind], countFaults(faults, size, kind)])),
    })),
    note: failed.length === 0 ? '' : `Scenes that were not reached: ${failed.join('; ')}`,
  };
}

const COLUMNS = {
  target: 'targets under 40 px',
  text: 'texts under 12 px',
  overlap: 'overlapping',
  unreachable: 'out of reach',
} as const;
