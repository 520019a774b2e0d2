import type { Moment } from '@parlour/ui/board/game-ui.ts';
import type { Event } from '../rules/index.ts';

/** Bots react to a new exchange card, to a guest bought at an auction, and to the end. */
export function momentOf(event: Event): Moment | null {
  switch (event.type) {
    case 'turnedUp':
      return { glad: [], sorry: [] };
    case 'sold':
      return event.to === 'house' ? null : { glad: [event.to], sorry: [] };
    case 'over':
      return { glad: event.winners, sorry: event.scores.flatMap((_, seat) => (event.winners.includes(seat) ? [] : [seat])) };
    default:
      return null;
  }
}
