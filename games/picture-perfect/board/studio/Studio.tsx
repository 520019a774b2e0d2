import { cssVars } from '@parlour/ui/css-vars.ts';
import type { Words } from '@parlour/words';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { DecorationId, GuestId, Scene } from '../../photo/index.ts';
import { CameraPanel } from './CameraPanel.tsx';
import { Figure } from './Figure.tsx';
import { FigureTray } from './FigureTray.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { cutOutOf, kindOf, type PieceId } from './figures.ts';
import { planArea, spotOnPlan } from './floor-plan-geometry.ts';
import { NudgeButtons } from './NudgeButtons.tsx';
import { Shutter } from './Shutter.tsx';
import styles from './Studio.module.css';
import { type SceneFeedback, sceneFeedback } from './scene-feedback.ts';
import { type DropSurface, useDragFigure } from './useDragFigure.ts';
import { useSceneDraft } from './useSceneDraft.ts';
import { spotInView, Viewfinder } from './Viewfinder.tsx';

export interface StudioProps {
  readonly scene: Scene;
  /** Called when a figure is dropped or a slider rests, never during a drag. */
  readonly onChange: (scene: Scene) => void;
  /** The final photo: only a scene that P-50 and P-51 allow can be shot. Before it figures stand anywhere (P-14). */
  readonly strict: boolean;
  /** Every decoration the player owns; those not in the scene wait in the tray. */
  readonly decorations: readonly DecorationId[];
  readonly onShoot?: ((scene: Scene) => void) | undefined;
  readonly words: Words;
  readonly calm: boolean;
  readonly disabled?: boolean | undefined;
  /** What the photo shows of a guest, in words. */
  readonly sightOf: (opinion: SceneFeedback, guest: GuestId) => string;
  /** What else the player needs at hand: a row below, on a phone a tab. */
  readonly children?: ReactNode;
}

type Tab = 'plan' | 'camera' | 'envelopes';

export function Studio({ scene, onChange, strict, decorations, onShoot, words, calm, disabled = false, sightOf, children }: StudioProps) {
  const draft = useSceneDraft(scene, onChange);
  const [picked, setPicked] = useState<PieceId | null>(null);
  const [tab, setTab] = useState<Tab>(children && !strict ? 'envelopes' : 'plan');
  const [isFlashing, setFlashing] = useState(false);
  const plan = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const box = useMemo(() => planArea(strict), [strict]);
  const judged = useDeferredValue(draft.scene);
  const opinion = useMemo(() => sceneFeedback(judged, strict), [judged, strict]);
  const surfaces = useSurfaces(plan, stage, draft.scene, strict);
  const carry = useDragFigure(draft, () => Object.values(surfaces), strict, setPicked);
  const hand = { draft, held: picked, onPick: setPicked, carry, disabled, words, strict };
  const tabs: readonly Tab[] = children ? ['plan', 'camera', 'envelopes'] : ['plan', 'camera'];
  const shoot = (taken: Scene) => {
    setFlashing(!calm);
    onShoot?.(taken);
  };
  return (
    <div className={styles.studio} data-tab={tab} data-shutter={onShoot !== undefined}>
      <section className={`${styles.panel} ${styles.plan}`} data-tutorial="plan">
        <h2>
          {words.t('picture-perfect.studio.plan')} <small>{words.t('picture-perfect.studio.plan.back')}</small>
        </h2>
        <FloorPlan {...hand} plan={plan} box={box} opinion={opinion} sightOf={sightOf} surface={surfaces.plan} />
        <NudgeButtons {...hand} />
      </section>
      <div className={`${styles.panel} ${styles.tray}`} data-tutorial="tray">
        <FigureTray {...hand} decorations={decorations} decisive={onShoot !== undefined} />
      </div>
      <div className={styles.stage} data-tutorial="viewfinder">
        <Viewfinder {...hand} stage={stage} scene={draft.scene} isMoving={draft.isMoving} opinion={opinion} surface={surfaces.view} />
        {isFlashing && <span className={styles.flash} onAnimationEnd={() => setFlashing(false)} />}
      </div>
      <div className={styles.tabs} role="group" aria-label={words.t('picture-perfect.studio.tab.label')}>
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
            {words.t(name === 'envelopes' ? 'picture-perfect.studio.tab.envelopes' : `picture-perfect.studio.${name}`)}
          </button>
        ))}
      </div>
      <div className={`${styles.panel} ${styles.camera}`}>
        <CameraPanel draft={draft} disabled={disabled} words={words} />
      </div>
      {onShoot && (
        <div className={`${styles.panel} ${styles.shoot}`} data-tutorial="shoot">
          <Shutter scene={draft.scene} opinion={opinion} onShoot={shoot} disabled={disabled} words={words} />
        </div>
      )}
      {children && <div className={`${styles.panel} ${styles.extra}`}>{children}</div>}
      {carry.ghost && (
        <span
          className={styles.ghost}
          style={{ left: carry.ghost.x, top: carry.ghost.y, ...cssVars({ '--high': cutOutOf(kindOf(carry.ghost.id)).height / 10 }) }}
        >
          <Figure of={kindOf(carry.ghost.id)} />
        </span>
      )}
    </div>
  );
}

function useSurfaces(
  plan: RefObject<HTMLDivElement | null>,
  stage: RefObject<HTMLDivElement | null>,
  scene: Scene,
  strict: boolean,
): { readonly plan: DropSurface; readonly view: DropSurface } {
  const latest = useRef({ scene, strict });
  useEffect(() => {
    latest.current = { scene, strict };
  });
  return useMemo(
    () => ({
      plan: {
        element: () => plan.current,
        spotAt: (point) => {
          const panel = plan.current?.getBoundingClientRect();
          if (panel === undefined) return null;
          return spotOnPlan(planArea(latest.current.strict), {
            x: (point.x - panel.left) / panel.width,
            y: (point.y - panel.top) / panel.height,
          });
        },
      },
      view: { element: () => stage.current, spotAt: (point, id) => spotInView(stage.current, latest.current.scene, point, id) },
    }),
    [plan, stage],
  );
}
