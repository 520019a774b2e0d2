import { possibleSunsetDraws, type View } from '../rules/index.ts';

/** The lamp over the table: dusk from the first card that can be Sunset, night when it has passed. */
export type Light = 'day' | 'dusk' | 'sunset' | 'night';

export function lightOf(view: View): Light {
  if (view.phase === 'sunset') return 'sunset';
  if (view.sunsetPassed) return 'night';
  return possibleSunsetDraws(view)?.earliest === 1 ? 'dusk' : 'day';
}
