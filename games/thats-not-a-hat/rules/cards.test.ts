import { describe, expect, it } from 'vitest';
import { arrowOf, deckOf, OBJECTS } from './cards.ts';
import { thatsNotAHat } from './index.ts';
import { act, dealt, down, must, shown, table, up } from './state.fixture.ts';

describe('the cards', () => {
  it('[H-01] a face shows an object and a back shows an arrow: the view has the one or the other', () => {
    const view = thatsNotAHat.view(table({ gifts: [[up('umbrella')], [down('book')], [up('piano')], [up('muffin')]] }), 0);
    expect(view.gifts[0]).toEqual([{ face: 'up', object: 'umbrella' }]);
    expect(view.gifts[1]).toEqual([{ face: 'down', arrow: 'left' }]);
  });

  it('[H-01*] there are 110 cards, each object once; black points left, white points right', () => {
    expect(OBJECTS).toHaveLength(110);
    expect(new Set(OBJECTS).size).toBe(110);
    expect(deckOf('black').every((object) => arrowOf(object) === 'left')).toBe(true);
    expect(deckOf('white').every((object) => arrowOf(object) === 'right')).toBe(true);
  });

  it('[H-02*] 55 cards of each colour; the book and the piano point left, the guitar right', () => {
    expect(deckOf('black')).toHaveLength(55);
    expect(deckOf('white')).toHaveLength(55);
    expect(arrowOf('book')).toBe('left');
    expect(arrowOf('piano')).toBe('left');
    expect(arrowOf('guitar')).toBe('right');
    for (const kept of ['hat', 'guitar', 'piano', 'muffin', 'broccoli', 'book'] as const) expect(OBJECTS).toContain(kept);
  });

  it('[H-02*] in the first printing the piano and the trophy had each other’s backs, and no other card differed', () => {
    expect([arrowOf('piano', 1), arrowOf('trophy', 1)]).toEqual(['right', 'left']);
    expect(OBJECTS.filter((object) => arrowOf(object, 1) !== arrowOf(object)).toSorted()).toEqual(['piano', 'trophy']);
    for (const colour of ['black', 'white'] as const) {
      expect(deckOf(colour, 1).toSorted()).toEqual(
        OBJECTS.filter((object) => arrowOf(object, 1) === (colour === 'black' ? 'left' : 'right')),
      );
    }
  });

  it('[H-03] face up nobody sees the arrow; face down nobody sees the object, its owner included', () => {
    const state = table({ gifts: [[down('umbrella')], [up('book')], [up('piano')], [up('muffin')]] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = thatsNotAHat.view(state, viewer);
      expect(JSON.stringify(view.gifts[0])).not.toContain('umbrella');
      expect(view.gifts[1]?.[0]).not.toHaveProperty('arrow');
    }
  });

  it('[H-03] [H-05] a hidden card could be any with its arrow, and one below the shop’s top any other there', () => {
    expect(down('umbrella')).toMatchObject({ object: { secret: 'umbrella', pools: ['right'] } });
    for (const card of table().shop) expect(card.pools).toEqual(['shop', arrowOf(card.secret)]);
  });

  it('[H-04] one card is dealt to each player, face up', () => {
    for (let seats = 3; seats <= 8; seats++) {
      const state = dealt({ ready: true }, seats);
      expect(state.gifts.map((column) => column.map((gift) => gift.face))).toEqual(Array.from({ length: seats }, () => ['up']));
    }
  });

  it('[H-04] [H-05] first gifts and shop are shuffled', () => {
    const deals = Array.from({ length: 20 }, (_, i) => dealt({ ready: true }, 4, `deal ${i}`));
    expect(new Set(deals.map(({ gifts }) => JSON.stringify(gifts))).size).toBe(20);
    expect(new Set(deals.map(({ shopTop, shop }) => JSON.stringify([shopTop, shop.at(-1)]))).size).toBe(20);
  });

  it('[H-04] with the option everyone says ready before the first card is drawn', () => {
    const state = dealt({ ready: true }, 4);
    expect(must(state)).toEqual([0, 1, 2, 3]);
    expect(state.moving).toBeNull();
    act(state, 0, { do: 'ready' });
    expect(state.phase).toBe('name');
  });

  it('[H-05] the rest is the shop: its top object is seen by all, the order below by nobody', () => {
    const state = dealt({ ready: true }, 4);
    expect(state.shop.length + 1 + 4).toBe(110);
    const view = thatsNotAHat.view(state, 'spectator');
    expect(view.shopTop).toBe(state.shopTop);
    expect(view.shopBelow).toBe(105);
    for (const card of state.shop) expect(shown(state)).not.toContain(`"${card.secret}"`);
  });

  it('[H-06] [H-06*] the host may name who starts, and otherwise every seat comes up', () => {
    expect(dealt({ first: 2 }).giver).toBe(2);
    const starters = new Set(Array.from({ length: 40 }, (_, i) => dealt({}, 4, `start ${i}`).giver));
    expect(starters).toEqual(new Set([0, 1, 2, 3]));
  });

  it('[H-21] one colour: only the cards with that arrow are in play', () => {
    for (const [colour, arrow] of [
      ['black', 'left'],
      ['white', 'right'],
    ] as const) {
      const state = dealt({ colour, ready: true }, 5);
      const all = [state.shopTop, ...state.shop.map((card) => card.secret), ...state.gifts.flat().map((gift) => gift.object)];
      expect(all).toHaveLength(55);
      for (const object of all) expect(arrowOf(object as 'book')).toBe(arrow);
    }
  });

  it('[H-22] two gifts: everyone starts with two; with two players it is compulsory', () => {
    expect(dealt({ twoGifts: true, ready: true }, 3).gifts.map((column) => column.length)).toEqual([2, 2, 2]);
    expect(dealt({ twoGifts: false, ready: true }, 2).gifts.map((column) => column.length)).toEqual([2, 2]);
  });

  it('[H-22*] both start face up, and the first dealt is the one to pass on', () => {
    const state = table({
      gifts: [
        [up('umbrella'), up('taco')],
        [up('book'), up('frog')],
        [up('piano'), up('lamp')],
        [up('muffin'), up('rug')],
      ],
    });
    expect(
      dealt({ twoGifts: true, ready: true }, 3)
        .gifts.flat()
        .every((gift) => gift.face === 'up'),
    ).toBe(true);
    act(state, 3, { do: 'thank' });
    expect(state.moving).toEqual(down('muffin'));
    expect(state.gifts[3]).toEqual([up('rug'), down('guitar')]);
  });
});
