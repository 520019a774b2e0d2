/** The least of a covered frame that must show: its number. */
const LEAST_SHOWN = 0.31;

/**
 * How far apart the frames of a strip lie, in widths of a frame, so that it fits its room. The last two are always
 * whole; those before them show an even part of their left side, where the number is.
 */
export function frameSpacing(frames: number, room: number): number {
  if (frames <= room || frames <= 2) return 1;
  return Math.max(LEAST_SHOWN, (room - 2) / (frames - 2));
}
