/** The smallest visible part of a covered frame: its number. */
const LEAST_SHOWN = 0.31;

/**
 * The distance between the frames of a strip, in widths of a frame, so that it fits. The last two are always
 * whole; those before them show an equal part of their left side, where the number is.
 */
export function frameSpacing(frames: number, room: number): number {
  if (frames <= room || frames <= 2) return 1;
  return Math.max(LEAST_SHOWN, (room - 2) / (frames - 2));
}
