import { parseArgs } from 'node:util';
import { disagreement, firstVerdict } from '../games/picture-perfect/photo/test/compare-judges.ts';
import { dice, randomScene } from '../games/picture-perfect/photo/test/random-scene.ts';

/** `npm run photo:agree -- --scenes 100000 --seed 1`: compares the two photo judges on random scenes. */
const { values } = parseArgs({ options: { scenes: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } } });
const scenes = Number(values.scenes);
const seed = Number(values.seed);
if (!Number.isInteger(scenes) || scenes < 1 || !Number.isInteger(seed)) {
  console.error('--scenes has to be a whole number from 1 up, --seed a whole number');
  process.exit(2);
}

const tally = { scenes, guests: 0, covered: 0, facesCovered: 0, facesHidden: 0, framesBeyond: 0, disagreements: 0 };
for (let index = 0; index < scenes; index++) {
  const scene = randomScene(dice(seed + index));
  const found = disagreement(scene);
  if (found !== null) {
    tally.disagreements++;
    console.error(`seed ${seed + index}: ${found}`);
  }
  const { guests, frameSeesBeyond } = firstVerdict(scene);
  tally.guests += guests.length;
  tally.covered += guests.filter(({ imageCoveredBy }) => imageCoveredBy.length > 0).length;
  tally.facesCovered += guests.filter(({ faceCoveredBy }) => faceCoveredBy.length > 0).length;
  tally.facesHidden += guests.filter(({ faceHidden, faceInFrame }) => faceHidden && faceInFrame).length;
  tally.framesBeyond += frameSeesBeyond ? 1 : 0;
  if (process.stderr.isTTY && index % 500 === 0) process.stderr.write(`\r${index} of ${scenes}`);
}
console.log(JSON.stringify(tally));
if (tally.disagreements > 0) process.exitCode = 1;
