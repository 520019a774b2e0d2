import type { EventSink, Seat, Secret } from '@parlour/kernel';
import { type Card, type Colour, photosForGoodPhoto } from './cards.ts';
import { outOfFocus } from './secrets.ts';
import { focusOf, withPhoto } from './strips.ts';
import type { Advance, Event, Focus, Phase, State, Strip } from './types.ts';

/** [F-13] One card moves towards the front; those it passes close up behind it. */
export function advanceCard<T>(hand: readonly T[], { from, to }: Pick<Advance, 'from' | 'to'>): T[] {
  const moved = hand.slice();
  for (let place = from; place < to; place++) moved[place] = hand[place + 1] as T;
  moved[to] = hand[from] as T;
  return moved;
}

/** The values that decide a player's next photo; the lists are mutable. */
export interface FilmState {
  readonly phase: Phase;
  readonly colours: readonly Colour[];
  readonly required: number;
  readonly strips: Strip[];
  readonly goodPhotos: (Seat | null)[];
}

/** The result of a photo, and whether it earned the Good Photo of its colour. */
export interface PhotoResult {
  readonly focus: Focus;
  readonly goodPhoto: boolean;
}

/** [F-14] [F-18] One card is played to the end of its strip: face up if it fits, otherwise face down. */
export function takePhoto(film: FilmState, seat: Seat, card: Card): PhotoResult {
  const index = film.colours.indexOf(card.colour);
  const strip = film.strips[index];
  if (strip === undefined) throw new Error(`${card.colour} is not in play`);
  const focus = focusOf(strip, card.number);
  const longer = withPhoto(strip, card, focus);
  film.strips[index] = longer;
  // [F-22] [F-28] [F-28*] [F-30] Only in a turn, only with a face-up card, and only the first.
  const goodPhoto = focus === 'sharp' && film.phase === 'advance' && film.goodPhotos[index] === null && longer.sharp >= film.required;
  if (goodPhoto) film.goodPhotos[index] = seat;
  return { focus, goodPhoto };
}

/** [F-13] [F-14] Steps 2 and 3: after the advance there is nothing left to choose. */
export function advanceAndTakePhotos(state: State, seat: Seat, advance: Advance, count: number, sink: EventSink<Event>): void {
  const { phase, colours, hands, strips } = state;
  sink.emit({ type: 'advanced', seat, from: advance.from, to: advance.to });
  const hand = advanceCard(hands[seat] ?? [], advance);
  const film: FilmState = {
    phase,
    colours,
    required: photosForGoodPhoto(state.seats),
    strips: (strips[seat] ?? []).slice(),
    goodPhotos: state.goodPhotos.slice(),
  };
  const blurred: Secret<Card>[] = [];
  for (let shot = 0; shot < count; shot++) {
    const card = sink.disclose(hand[shot] as Secret<Card>, 'everyone');
    const { focus, goodPhoto } = takePhoto(film, seat, card);
    sink.emit({ type: 'photo', seat, card, focus });
    if (goodPhoto) sink.emit({ type: 'goodPhoto', seat, colour: card.colour });
    if (focus !== 'sharp') blurred.push(outOfFocus(card));
  }
  state.hands = withItem(hands, seat, hand.slice(count));
  state.strips = withItem(strips, seat, film.strips);
  state.goodPhotos = film.goodPhotos;
  if (blurred.length > 0) state.gone = [...state.gone, ...blurred];
}

/** The list with another item at one place: several times as fast as `with`. */
export function withItem<T>(items: readonly T[], at: number, item: T): readonly T[] {
  const copy = items.slice();
  copy[at] = item;
  return copy;
}
