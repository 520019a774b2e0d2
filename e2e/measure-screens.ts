import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLIENT, ensureBuilt, PROGRAM } from '../scripts/lib/build.mjs';
import { countFaults, FAULT_KINDS, listFaults, SCREEN_SIZES, walkScreens } from './screen-walk.ts';

/** `npm run -s screens [-- --only hat,lobby --size 360x640 --seed 7 --out DIR]`: what is too small, covered or out of reach, by scene and size. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const { out } = values;
if (out !== undefined) mkdirSync(out, { recursive: true });
const sizes = SCREEN_SIZES.filter((size) => values.size === undefined || values.size.includes(size));

await ensureBuilt([PROGRAM, CLIENT]);
const { faults: report, failed } = await walkScreens({
  seed: Number(values.seed),
  only: (scene) => values.only.split(',').some((part) => scene.includes(part)),
  sizes,
  look: async (measured, page) => {
    const { scene, size } = measured;
    for (const line of listFaults([measured])) process.stdout.write(`${line}\n`);
    if (out !== undefined) await page.screenshot({ path: join(out, `${scene}-${size}.jpg`), type: 'jpeg', quality: 75 });
  },
});
for (const size of sizes)
  process.stdout.write(`${size}: ${FAULT_KINDS.map((kind) => `${kind} ${countFaults(report, size, kind)}`).join(', ')}\n`);
for (const failure of failed) process.stderr.write(`${failure}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
