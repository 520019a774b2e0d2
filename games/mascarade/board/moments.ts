import type { Moment } from '@parlour/ui/board/game-ui.ts';
import type { Event } from '../rules/index.ts';

/** Bots react to a mask that was proven, to a bluff that was found out, and to the end. */
export function momentOf(event: Event): Moment | null {
  switch (event.type) {
    case 'used':
      return event.proven ? { glad: [event.seat], sorry: [] } : null;
    case 'paid':
      return event.why === 'fine' && typeof event.from === 'number' ? { glad: [], sorry: [event.from] } : null;
    case 'confessed':
      return event.said === event.mask ? { glad: [event.seat], sorry: [] } : { glad: [], sorry: [event.seat] };
    case 'ended':
      return { glad: event.winners, sorry: event.coins.flatMap((_, seat) => (event.winners.includes(seat) ? [] : [seat])) };
    default:
      return null;
  }
}
