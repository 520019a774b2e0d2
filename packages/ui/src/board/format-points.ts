/** Numbers as points are written: with a real minus. */
export const formatPoints = (points: number): string => (points < 0 ? `−${-points}` : String(points));
export const formatGain = (points: number): string => (points < 0 ? formatPoints(points) : `+${points}`);
