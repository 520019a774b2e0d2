import { allSeats, type Chance, type EventSink } from '@parlour/kernel';
import { CARDS, inPile, inSleeve } from './cards.ts';
import type { Event, Options, State } from './types.ts';

export function setup(options: Options, seats: number, chance: Chance, sink: EventSink<Event>): State {
  const cards = chance.shuffle(CARDS);
  const dealt = cards.splice(0, seats);
  const open = cards.pop();
  if (open === undefined) throw new Error('too few cards for so many seats');
  sink.emit({ type: 'dealt', open });
  dealt.forEach((card, seat) => sink.emitTo([seat], { type: 'looked', seat, card }));
  return {
    options,
    seats,
    turn: 0,
    open,
    pile: cards.map(inPile),
    sleeves: dealt.map(inSleeve),
    points: allSeats(seats).map(() => 0),
  };
}
