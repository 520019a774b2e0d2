import type { Chance, Viewer } from '@parlour/kernel';
import { cardOf, deckOf } from './cards.ts';
import { inCity, inDeck, inHand, outOfFocus, outOfGame, sunsetInDeck } from './secrets.ts';
import { possibleSunsetDraws } from './sunset.ts';
import type { Back, Beliefs, Card, State, View } from './types.ts';
import { UnseenCards } from './unseen-cards.ts';

/** Draws a full state consistent with the view: believed cards where possible, the rest from the unseen cards. */
export function imagine(view: View, viewer: Viewer, beliefs: Beliefs, chance: Chance): State {
  const stock = new UnseenCards(chance.shuffle(unseenCards(view)), backsShown(view, viewer));
  const gone = beliefs.gone ?? [];
  const certain = view.handSizes.map((size, seat) =>
    places(size, (place) => {
      if (seat === viewer) return view.hand?.[place] ?? null;
      const belief = beliefs.hands?.[seat]?.[place] ?? null;
      return belief !== null && 'number' in belief ? stock.takeCard(belief, view.backs?.[seat]?.[place]) : null;
    }),
  );
  const blurred = blurredBacks(view).map((back) => outOfFocus(stock.drawBack(back, gone)));
  const cityHidden = view.city.map((seen) => (seen?.face === 'down' ? inCity(stock.drawBack(seen.back)) : null));
  const likely = certain.map((hand, seat) =>
    hand.map((card, place) => {
      if (card !== null) return card;
      const shown = view.backs?.[seat]?.[place];
      if (shown !== undefined) return stock.drawBack(shown);
      const belief = beliefs.hands?.[seat]?.[place] ?? null;
      return belief !== null && 'half' in belief ? stock.drawBackIfAny(belief) : null;
    }),
  );

  const sunset = possibleSunsetDraws(view);
  const deckCards = view.deck - (sunset === null ? 0 : 1);
  const toDeal = likely.flat().filter((card) => card === null).length;
  const out = stock.takeUpTo(stock.size - deckCards - toDeal, gone);
  const hands = likely.map((hand, seat) => hand.map((card) => inHand(card ?? stock.draw(), seat, view.options.openBacks)));
  const deck = places(deckCards, () => inDeck(stock.draw()));
  if (sunset !== null) {
    const draw = sunset.earliest + chance.below(sunset.latest - sunset.earliest + 1);
    deck.splice(view.deck - draw, 0, sunsetInDeck);
  }
  return {
    options: view.options,
    seats: view.seats,
    colours: view.colours,
    phase: view.phase,
    starter: view.starter,
    turn: view.turn,
    taken: view.taken,
    sunsetPassed: view.sunsetPassed,
    deck,
    city: view.city,
    cityHidden,
    hands,
    strips: view.strips,
    goodPhotos: view.goodPhotos,
    gone: [...blurred, ...[...out, ...places(stock.size, () => stock.draw())].map(outOfGame)],
    missed: view.missed,
  };
}

function unseenCards(view: View): Card[] {
  const unseen = new Set(deckOf(view.colours));
  for (const seen of view.city) if (seen?.face === 'up') unseen.delete(cardOf(seen.card.colour, seen.card.number));
  for (const { colour, frames } of view.strips.flat()) {
    for (const frame of frames) if (frame.face === 'up') unseen.delete(cardOf(colour, frame.number));
  }
  for (const card of view.hand ?? []) unseen.delete(cardOf(card.colour, card.number));
  for (const card of view.missed) if (card !== null) unseen.delete(cardOf(card.colour, card.number));
  return [...unseen];
}

const places = <T>(count: number, at: (place: number) => T): T[] => Array.from({ length: count }, (_, place) => at(place));

const blurredBacks = (view: View): Back[] =>
  view.strips
    .flat()
    .flatMap(({ colour, frames }) => frames.flatMap((frame) => (frame.face === 'down' ? [{ colour, half: frame.half }] : [])));

/** The visible backs whose numbers are hidden. */
function backsShown(view: View, viewer: Viewer): Back[] {
  return [
    ...blurredBacks(view),
    ...view.city.flatMap((seen) => (seen?.face === 'down' ? [seen.back] : [])),
    ...(view.backs ?? []).flatMap((backs, seat) => (seat === viewer ? [] : backs)),
  ];
}
