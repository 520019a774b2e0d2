import { type Camera, frameCorners } from '../../photo/index.ts';
import styles from './FloorPlan.module.css';
import type { PlanArea } from './floor-plan-geometry.ts';

/** The camera's field of view, drawn over the plan. */
export function CameraFieldOfView({ box, camera }: { readonly box: PlanArea; readonly camera: Camera }) {
  const [left, right] = frameCorners(camera);
  const at = (direction: { readonly x: number; readonly d: number }, z: number) => camera.x + (direction.x / direction.d) * (camera.z - z);
  const front = box.back + box.depth;
  const line = (direction: typeof left) => `M${at(direction, front)} ${front}L${at(direction, 0)} 0`;
  return (
    <svg className={styles.fieldOfView} viewBox={`${box.left} ${box.back} ${box.width} ${box.depth}`} aria-hidden="true">
      <path d={line(left) + line(right)} />
    </svg>
  );
}
