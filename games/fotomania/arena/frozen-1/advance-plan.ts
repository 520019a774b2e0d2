import { type Advance, advanceCard, type Card, type Colour, focusOf, type Strip, withPhoto } from '../../rules/index.ts';
import { type StripOutlook, stripValue } from './strip-value.ts';

/** One player's film at one moment, as far as it is known or imagined. */
export interface PlayerFilm {
  readonly colours: readonly Colour[];
  readonly strips: readonly Strip[];
  /** Rearmost first. */
  readonly hand: readonly Card[];
  readonly outlook: StripOutlook;
  /** How many cards behind those to be played are considered. */
  readonly lookahead: number;
}

export interface AdvancePlan {
  readonly move: Advance;
  readonly value: number;
}

/** The advance after which the next `count` photos, and the expected value of the rest of the hand, are worth most. */
export function bestAdvance(film: PlayerFilm, count: number): AdvancePlan {
  let best: AdvancePlan | undefined;
  const { hand } = film;
  for (let from = 0; from < hand.length - 1; from++) {
    for (let to = from + 1; to < hand.length; to++) {
      const value = valueAfter(film, advanceCard(hand, { from, to }), count);
      if (best === undefined || value > best.value) best = { move: { do: 'advance', from, to }, value };
    }
  }
  if (best === undefined) throw new Error('a hand of one card has nothing to advance');
  return best;
}

/** The value that playing `count` cards of this hand in order, and then the rest of it, adds. */
function valueAfter(film: PlayerFilm, hand: readonly Card[], count: number): number {
  const dark = new PhotoSimulator(film);
  let value = 0;
  for (let shot = 0; shot < count; shot++) value += dark.shoot(hand[shot] as Card);
  return value + dark.promise(hand.slice(0, count + film.lookahead), count, count + 1);
}

/** Tries photos; each can be undone. */
class PhotoSimulator {
  readonly #film: PlayerFilm;
  readonly #strips: Strip[];

  constructor(film: PlayerFilm) {
    this.#film = film;
    this.#strips = film.strips.slice();
  }

  /** Plays one card and returns the change of value. */
  shoot(card: Card): number {
    const { colours, outlook } = this.#film;
    const index = colours.indexOf(card.colour);
    const before = this.#strips[index] as Strip;
    const after = withPhoto(before, card, focusOf(before, card.number));
    this.#strips[index] = after;
    return stripValue(after, index, outlook) - stripValue(before, index, outlook);
  }

  /**
   * The best value of the rest of a hand if each time one of its two rearmost cards is played, because an
   * advance can hold one back: `rear` is the rearmost, `next` comes after it, with all that follow.
   */
  promise(hand: readonly Card[], rear: number, next: number): number {
    const card = hand[rear];
    if (card === undefined) return 0;
    const following = hand[next];
    if (following === undefined) return this.#tried(card, () => 0) * LAST_CARD;
    const straight = this.#tried(card, () => this.promise(hand, next, next + 1));
    const heldBack = this.#tried(following, () => this.promise(hand, rear, next + 1));
    return Math.max(straight, heldBack);
  }

  #tried(card: Card, then: () => number): number {
    const index = this.#film.colours.indexOf(card.colour);
    const before = this.#strips[index] as Strip;
    const value = this.shoot(card) + then();
    this.#strips[index] = before;
    return value;
  }
}

/** The last card of a hand is often never played. */
const LAST_CARD = 0.5;
