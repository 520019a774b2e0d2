/** How finely the diorama is drawn. */
export interface Quality {
  readonly pixels: number;
  readonly shadows: boolean;
}

/** From the finest down. After the last one the painted viewfinder takes over, which needs no graphics card. */
export const QUALITIES: readonly Quality[] = [
  { pixels: 2, shadows: true },
  { pixels: 1, shadows: true },
  { pixels: 1, shadows: false },
];

/** A picture that takes longer than this, in milliseconds, lags behind the pointer. */
export const SLOW = 45;
/** After this many slow pictures in a row, the next lower quality is used. */
const SLOW_IN_A_ROW = 3;
/** Above this, no lower quality helps. */
const HOPELESS = 250;

export interface RenderSpeed {
  readonly level: number;
  readonly slow: number;
}

export const FINEST: RenderSpeed = { level: 0, slow: 0 };

export function nextQuality({ level, slow }: RenderSpeed, took: number): RenderSpeed {
  if (took <= SLOW) return { level, slow: 0 };
  if (took > HOPELESS) return { level: QUALITIES.length, slow: 0 };
  return slow + 1 >= SLOW_IN_A_ROW ? { level: level + 1, slow: 0 } : { level, slow: slow + 1 };
}
