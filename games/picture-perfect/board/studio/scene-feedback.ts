import type { Words } from '@parlour/words';
import {
  type Camera,
  type GuestId,
  type GuestVerdict,
  judge,
  MAT,
  type PhotoFault,
  type PlacementFault,
  photoFaults,
  placementFaults,
  type Scene,
  type Verdict,
} from '../../photo/index.ts';
import { figureName } from './figure-name.ts';
import type { FigureId } from './figures.ts';

type Fault = PlacementFault | PhotoFault;

/** The judge's verdict on the present scene. */
export interface SceneFeedback {
  readonly faults: readonly Fault[];
  readonly atFault: ReadonlySet<FigureId>;
  readonly hidden: readonly GuestId[];
  /** The scene that was judged, and what the camera sees of it. */
  readonly scene: Scene;
  readonly verdict: Verdict;
  /** Faces that are nearly hidden, with the share that is. */
  readonly nearly: readonly { readonly guest: GuestId; readonly covered: number }[];
}

const NEARLY = 0.4;

/** The places of figures are checked only for the final photo (P-14, P-50). */
export function sceneFeedback(scene: Scene, strict: boolean): SceneFeedback {
  const faults: Fault[] = strict ? [...placementFaults(scene), ...photoFaults(scene)] : photoFaults(scene);
  const verdict = isBefore(scene.camera) ? judge(scene) : [];
  const faces = verdict.flatMap(inPhoto);
  return {
    scene,
    verdict,
    faults,
    atFault: new Set(faults.flatMap(figuresOf)),
    hidden: faces.filter(({ hidden }) => hidden).map(({ guest }) => guest),
    nearly: faces.filter(({ hidden, covered }) => !hidden && covered >= NEARLY),
  };
}

function faultText(words: Words, fault: Fault): string {
  const who = figuresOf(fault).map((id) => figureName(words, id));
  return words.t(`picture-perfect.studio.fault.${fault.reason}`, { who: words.list(who) });
}

/** The first fault, and the number of others. */
export function feedbackText(words: Words, { faults }: SceneFeedback): string {
  const [first, ...more] = faults;
  if (first === undefined) return words.t('picture-perfect.studio.valid');
  const fault = faultText(words, first);
  return more.length === 0 ? fault : words.t('picture-perfect.studio.more', { fault, n: more.length });
}

function figuresOf(fault: Fault): readonly FigureId[] {
  if ('of' in fault) return fault.of;
  return 'guest' in fault ? [fault.guest] : [];
}

const isBefore = ({ z }: Camera): boolean => z > MAT.depth + 300;

function inPhoto({ guest, face }: GuestVerdict) {
  return face === null ? [] : [{ guest, hidden: face.hidden, covered: face.covered }];
}
