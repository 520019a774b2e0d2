import type { Seat } from '@parlour/kernel';
import { type Colour, type Move, placesFromEnd, type View } from '../rules/index.ts';
import type { LevelParams } from './level-params.ts';

/** Points that a take seems worth in the bot's character, apart from what it brings. */
export function tasteFor(move: Move, view: View, seat: Seat, { appetite, faceDown, spite }: LevelParams): number {
  if (move.do !== 'take') return 0;
  const cards = placesFromEnd(view.city, move.row, move.side)
    .slice(0, move.count)
    .flatMap((place) => view.city[place] ?? []);
  const wanted = new Set(spite === 0 ? [] : leadersColours(view, seat));
  return (
    appetite * (move.count - 2) +
    faceDown * cards.filter(({ face }) => face === 'down').length +
    spite * cards.filter((seen) => wanted.has(seen.face === 'up' ? seen.card.colour : seen.back.colour)).length
  );
}

/** The colours in which another player has more face-up photos than the bot. */
function leadersColours({ colours, strips }: Pick<View, 'colours' | 'strips'>, seat: Seat): readonly Colour[] {
  return colours.filter((_, index) => {
    const own = strips[seat]?.[index]?.sharp ?? 0;
    return strips.some((film, other) => other !== seat && (film[index]?.sharp ?? 0) > own);
  });
}
