import type { Words } from '@parlour/words';
import type { PointerEvent } from 'react';
import { frameCorners, MAT, SHIELD, TABLE } from '../../photo/index.ts';
import styles from './CameraPanel.module.css';
import { clampCamera } from './camera-controls.ts';
import type { SceneDraft } from './useSceneDraft.ts';

interface StandPadProps {
  readonly draft: SceneDraft;
  readonly disabled: boolean;
  readonly words: Words;
}

const BOX = { left: -4200, width: 8400, top: -200, height: 10_900 };

/** The camera's position from above, for touch; the sliders do the same by keyboard. */
export function CameraPositionPad({ draft, disabled, words }: StandPadProps) {
  const { camera } = draft.scene;
  const [left, right] = frameCorners(camera);
  const reach = (direction: { readonly x: number; readonly d: number }) => camera.x + (direction.x / direction.d) * camera.z;
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (disabled || event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(BOX.left + ((event.clientX - box.left) / box.width) * BOX.width);
    const z = Math.round(BOX.top + ((event.clientY - box.top) / box.height) * BOX.height);
    draft.adjust({ ...draft.scene, camera: clampCamera({ ...camera, x, z: Math.min(z, 10_400) }) });
  };
  return (
    <div className={styles.pad}>
      <span>{words.t('picture-perfect.studio.camera.stand')}</span>
      <svg
        viewBox={`${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={move}
      >
        <path
          className={styles.floor}
          d={`M${-SHIELD.halfWidth} 0H${SHIELD.halfWidth}L${SHIELD.wingEnd} ${MAT.depth}H${-SHIELD.wingEnd}Z`}
        />
        <rect
          className={styles.tableTop}
          x={-TABLE.halfWidth}
          y={TABLE.back}
          width={2 * TABLE.halfWidth}
          height={TABLE.front - TABLE.back}
        />
        <path className={styles.rays} d={`M${camera.x} ${camera.z}L${reach(left)} 0M${camera.x} ${camera.z}L${reach(right)} 0`} />
        <circle className={styles.lens} cx={camera.x} cy={camera.z} r={420} />
      </svg>
    </div>
  );
}
