import { centreOf, createEvaluator, DEFAULT_CAMERA, GUEST_IDS, judge, LAID_TABLE, SPACES } from '@parlour/games/picture-perfect/photo';
import { dice } from '../../games/picture-perfect/photo/test/random-scene.ts';

/**
 * Prints, for processor time on one core: milliseconds a full verdict, and placements a second of a search that checks everybody after
 * each.
 */
const WARM_UP = 500;
const MEASURED = 3000;

const roll = dice(5);
const guests = GUEST_IDS.map((id, index) => ({ id, ...centreOf(SPACES[index] ?? 'A1') }));
const scene = { guests, decorations: LAID_TABLE, camera: DEFAULT_CAMERA };
const evaluator = createEvaluator(scene);

const verdicts = repeat(() => void judge(scene));
const placements = repeat(place);
console.log(JSON.stringify({ guests: guests.length, verdictMs: 1000 / verdicts, placements }));

function place(): void {
  for (;;) {
    const guest = GUEST_IDS[roll(0, GUEST_IDS.length - 1)] ?? 'dog';
    const centre = centreOf(SPACES[roll(0, SPACES.length - 1)] ?? 'A1');
    const spot = { x: centre.x + roll(-170, 170), z: centre.z + roll(-240, 240) };
    if (!evaluator.fits(guest, spot)) continue;
    evaluator.move(guest, spot);
    break;
  }
  for (const guest of GUEST_IDS) {
    evaluator.hasSomebodyInFront(guest);
    evaluator.isFaceHidden(guest);
  }
  evaluator.isFrameValid();
}

/** Runs a second. */
function repeat(work: () => void): number {
  const run = (milliseconds: number) => {
    const start = process.cpuUsage().user;
    let times = 0;
    for (; process.cpuUsage().user - start < milliseconds * 1000; times += 10) for (let i = 0; i < 10; i++) work();
    return times / ((process.cpuUsage().user - start) / 1e6);
  };
  run(WARM_UP);
  return run(MEASURED);
}
