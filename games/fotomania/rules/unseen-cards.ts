import { type Back, backOf, type Card, cardOf, sameBack } from './cards.ts';

/** The cards a player cannot see, to be assigned to backs and closed hands until each has its place. */
export class UnseenCards {
  #cards: Card[];
  /** Open backs that have no card yet: other places must leave the cards they need. */
  #backsToFill: Back[];

  constructor(shuffled: readonly Card[], backsToFill: readonly Back[]) {
    this.#cards = [...shuffled];
    this.#backsToFill = [...backsToFill];
  }

  get size(): number {
    return this.#cards.length;
  }

  draw(): Card {
    const card = this.#cards.pop();
    if (card === undefined) throw new Error('more hidden cards than the deck holds');
    return card;
  }

  /** A card with this back, a preferred one if there is any. */
  drawBack(back: Back, preferred: readonly Card[] = []): Card {
    const fits = (card: Card): boolean => sameBack(backOf(card), back);
    const wanted =
      preferred
        .filter(fits)
        .map(canonical)
        .find((card) => this.#cards.includes(card)) ?? this.#cards.find(fits);
    if (wanted === undefined) throw new Error('more backs of a kind than the deck holds');
    this.#filled(back);
    return this.#remove(wanted);
  }

  drawBackIfAny(back: Back): Card | null {
    const card = this.#cards.find((other) => sameBack(backOf(other), back));
    return card === undefined ? null : this.#remove(card);
  }

  /** As many of these as are left, but at most `count`. */
  takeUpTo(count: number, wishes: readonly Card[]): Card[] {
    const taken: Card[] = [];
    for (const wish of wishes) {
      const card = taken.length < count ? this.takeCard(wish) : null;
      if (card !== null) taken.push(card);
    }
    return taken;
  }

  /** This card, if it is left and agrees with the shown back and is not needed behind another. */
  takeCard(wish: Card, shown?: Back): Card | null {
    const card = canonical(wish);
    if (!this.#cards.includes(card)) return null;
    const back = backOf(card);
    if (shown !== undefined) {
      if (!sameBack(back, shown)) return null;
      this.#filled(back);
      return this.#remove(card);
    }
    const alike = this.#cards.filter((other) => sameBack(backOf(other), back)).length;
    const needed = this.#backsToFill.filter((other) => sameBack(other, back)).length;
    return alike > needed ? this.#remove(card) : null;
  }

  #filled(back: Back): void {
    const index = this.#backsToFill.findIndex((other) => sameBack(other, back));
    if (index >= 0) this.#backsToFill.splice(index, 1);
  }

  #remove(card: Card): Card {
    this.#cards.splice(this.#cards.indexOf(card), 1);
    return card;
  }
}

const canonical = ({ colour, number }: Card): Card => cardOf(colour, number);
