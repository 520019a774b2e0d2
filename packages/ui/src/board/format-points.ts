/** Formats points with a real minus sign. */
export const formatPoints = (points: number): string => (points < 0 ? `−${-points}` : String(points));
export const formatGain = (points: number): string => (points < 0 ? formatPoints(points) : `+${points}`);
