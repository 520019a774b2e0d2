/** Each colour shows one scene in twelve frames, drawn in a box of 54 by 56. */
export interface SceneProps {
  /** The progress of the scene: 0 is the 1, 1 is the 12. */
  readonly t: number;
}

export const along = (from: number, to: number, t: number): number => Number((from + (to - from) * t).toFixed(2));

/** A colour between two, both as #rrggbb. */
export function mix(from: string, to: string, t: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) =>
    Math.round(along(channel(from, at), channel(to, at), t))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
