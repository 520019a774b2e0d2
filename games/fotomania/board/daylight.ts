import { possibleSunsetDraws, type View } from '../rules/index.ts';

/** The light over the table: dusk from the first card that can be Sunset, night when it has passed. */
export type Daylight = 'day' | 'dusk' | 'sunset' | 'night';

export function daylightOf(view: View): Daylight {
  if (view.phase === 'sunset') return 'sunset';
  if (view.sunsetPassed) return 'night';
  return possibleSunsetDraws(view)?.earliest === 1 ? 'dusk' : 'day';
}
