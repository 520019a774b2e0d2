/** Numbers as points are written: with a real minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
export const gained = (points: number): string => (points < 0 ? signed(points) : `+${points}`);
