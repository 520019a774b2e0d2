import type { Chance, Secret, Viewer } from '@parlour/kernel';
import { cardOf, deckOf } from './cards.ts';
import { inCity, inDeck, inHand, outOfFocus, outOfGame, sunsetInDeck } from './hiding.ts';
import { Stock } from './stock.ts';
import { sunsetAhead } from './sunset.ts';
import type { Back, Beliefs, Card, DeckCard, State, View } from './types.ts';

/** A world that looks like the view: believed cards where they can be, the rest drawn from what is not to be seen. */
export function imagine(view: View, viewer: Viewer, beliefs: Beliefs, chance: Chance): State {
  const stock = new Stock(chance.shuffle(unseenCards(view)), backsShown(view, viewer));
  const gone = beliefs.gone ?? [];
  const believed = view.handSizes.map((_, seat) =>
    (beliefs.hands?.[seat] ?? []).map((card, place) =>
      card === null || seat === viewer ? null : stock.takeCard(card, view.backs?.[seat]?.[place]),
    ),
  );
  const blurred = blurredBacks(view).map((back) => outOfFocus(stock.drawBack(back, gone)));
  const cityHidden = view.city.map((seen) => (seen?.face === 'down' ? inCity(stock.drawBack(seen.back)) : null));

  const sunset = sunsetAhead(view);
  const deckCards = view.deck - (sunset === null ? 0 : 1);
  const stillToDeal = view.handSizes.map((size, seat) => (seat === viewer ? 0 : size - held(believed[seat] ?? [])));
  let room = stock.size - deckCards - stillToDeal.reduce((sum, cards) => sum + cards, 0);
  const out: Card[] = [];
  for (const card of gone) {
    const taken = room > 0 ? stock.takeCard(card) : null;
    if (taken === null) continue;
    out.push(taken);
    room--;
  }

  const hands = view.handSizes.map((size, seat) =>
    Array.from({ length: size }, (_, place): Secret<Card> => {
      const back = view.backs?.[seat]?.[place];
      const known = seat === viewer ? view.hand?.[place] : believed[seat]?.[place];
      return inHand(known ?? (back === undefined ? stock.draw() : stock.drawBack(back)), seat, view.options.openBacks);
    }),
  );
  const deck: Secret<DeckCard>[] = Array.from({ length: deckCards }, () => inDeck(stock.draw()));
  if (sunset !== null) {
    const draw = sunset.earliest + chance.below(sunset.latest - sunset.earliest + 1);
    deck.splice(view.deck - draw, 0, sunsetInDeck);
  }
  while (stock.size > 0) out.push(stock.draw());
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
    gone: [...blurred, ...out.map(outOfGame)],
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

const held = (cards: readonly (Card | null)[]): number => cards.filter((card) => card !== null).length;

const blurredBacks = (view: View): Back[] =>
  view.strips
    .flat()
    .flatMap(({ colour, frames }) => frames.flatMap((frame) => (frame.face === 'down' ? [{ colour, half: frame.half }] : [])));

/** The backs that lie to be seen, whose numbers are not. */
function backsShown(view: View, viewer: Viewer): Back[] {
  return [
    ...blurredBacks(view),
    ...view.city.flatMap((seen) => (seen?.face === 'down' ? [seen.back] : [])),
    ...(view.backs ?? []).flatMap((backs, seat) => (seat === viewer ? [] : backs)),
  ];
}
