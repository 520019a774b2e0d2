import { cameraView, isInFrame } from '../camera-view.ts';
import { createEvaluator, type Evaluator } from '../evaluator.ts';
import { judge } from '../judge.ts';
import { frameBeyondSet } from '../photo-faults.ts';
import type { Scene } from '../scene.ts';
import { isGuestSeen, seenScene } from '../seen-scene.ts';
import { type SecondVerdict, secondJudge } from './second-judge.ts';

/** The judge's decisions about a scene, in the form of the second judge. */
export function firstVerdict(scene: Scene): SecondVerdict {
  const view = cameraView(scene.camera);
  const seen = seenScene(view, scene);
  const verdict = judge(scene);
  return {
    frameSeesBeyond: frameBeyondSet(view).length > 0,
    guests: scene.guests.map((placed, index) => {
      const of = verdict[index];
      const guest = view.guest(placed);
      return {
        inFrame: isInFrame(guest),
        seen: isGuestSeen(guest, seen.coversBefore(guest.z)),
        imageCoveredBy: of?.image.coveredBy.map(({ by }) => by) ?? [],
        faceInFrame: of?.face?.inFrame ?? false,
        faceHidden: of?.face?.hidden ?? true,
        faceCoveredBy: of?.face?.coveredBy.map(({ by }) => by) ?? [],
      };
    }),
  };
}

/** The disagreement of the two judges, or of the judge and the evaluator; null if there is none. */
export function disagreement(scene: Scene): string | null {
  const [first, second] = [JSON.stringify(firstVerdict(scene)), JSON.stringify(secondJudge(scene))];
  if (first !== second) return `judges: ${first} against ${second} about ${JSON.stringify(scene)}`;
  return evaluatorDisagreement(scene);
}

export function evaluatorDisagreement(scene: Scene, evaluator: Evaluator = createEvaluator(scene)): string | null {
  const { guests, frameSeesBeyond } = firstVerdict(scene);
  if (evaluator.isFrameValid() !== (!frameSeesBeyond && guests.every(({ seen }) => seen)))
    return `evaluator: validity of ${JSON.stringify(scene)}`;
  for (const [index, { id }] of scene.guests.entries()) {
    const of = guests[index] as SecondVerdict['guests'][number];
    if (evaluator.hasSomebodyInFront(id) !== of.imageCoveredBy.length > 0) return `evaluator: image of ${id} in ${JSON.stringify(scene)}`;
    if (evaluator.isFaceHidden(id) !== of.faceHidden) return `evaluator: face of ${id} in ${JSON.stringify(scene)}`;
    for (const { id: by } of scene.guests) {
      const hides = of.faceInFrame && of.faceHidden && of.faceCoveredBy.includes(by);
      if (evaluator.isFaceHiddenBy(id, by) !== hides) return `evaluator: face of ${id} behind ${by} in ${JSON.stringify(scene)}`;
    }
  }
  return null;
}
