import type { Moment } from '@parlour/ui/board/game-ui.ts';
import type { Event } from '../rules/index.ts';

/** Bots react to photos out of focus, to Good Photos won and lost, and to the end. */
export function momentOf(event: Event): Moment | null {
  switch (event.type) {
    case 'photo':
      return event.focus === 'sharp' ? null : { glad: [], sorry: [event.seat] };
    case 'goodPhoto':
      return { glad: [event.seat], sorry: [] };
    case 'missed':
      return event.spoilt === 0 ? null : { glad: [], sorry: [event.seat] };
    case 'over':
      return { glad: event.winners, sorry: event.scores.flatMap((_, seat) => (event.winners.includes(seat) ? [] : [seat])) };
    default:
      return null;
  }
}
