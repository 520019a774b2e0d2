/** How many of the oldest frames a strip leaves out, so that their number and the other frames fit its room. */
export const hiddenFrames = (frames: number, room: number): number => (frames <= room ? 0 : frames - Math.floor(room) + 1);
