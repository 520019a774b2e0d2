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

/** A picture that takes longer than this, in milliseconds, leaves a hand behind. */
export const SLOW = 45;
/** So many slow pictures in a row, and the next lower quality has to do. */
const PATIENCE = 3;
/** No lower quality helps against this. */
const HOPELESS = 250;

export interface RenderSpeed {
  readonly level: number;
  readonly slow: number;
}

export const FINEST: RenderSpeed = { level: 0, slow: 0 };

export function nextQuality({ level, slow }: RenderSpeed, took: number): RenderSpeed {
  if (took <= SLOW) return { level, slow: 0 };
  if (took > HOPELESS) return { level: QUALITIES.length, slow: 0 };
  return slow + 1 >= PATIENCE ? { level: level + 1, slow: 0 } : { level, slow: slow + 1 };
}
