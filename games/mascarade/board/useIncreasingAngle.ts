import { useState } from 'react';

/** An angle that only grows: a player who changes places moves round the rim, clockwise, not through the table. */
export function useIncreasingAngle(angle: number): number {
  const [at, setAt] = useState(angle);
  const turned = (((angle - at) % 360) + 360) % 360;
  const next = at + turned;
  if (Math.abs(next - at) > 0.01) setAt(next);
  return next;
}
