import type { Moment } from '@parlour/ui/board/game-ui.ts';
import type { Event } from '../rules/index.ts';

/** Bots react to a refusal, right or wrong, and to the penalties of a round. */
export function momentOf(event: Event): Moment | null {
  switch (event.type) {
    case 'refused':
      return { glad: [event.wrong === event.seat ? event.giver : event.seat], sorry: [event.wrong] };
    case 'roundOver': {
      const seatsWith = (penalties: number) => event.penalties.flatMap((each, seat) => (each === penalties ? [seat] : []));
      return { glad: seatsWith(Math.min(...event.penalties)), sorry: seatsWith(Math.max(...event.penalties)) };
    }
    default:
      return null;
  }
}
