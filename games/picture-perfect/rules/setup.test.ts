import { chanceFor, EventCollector, isRefusal, seedFromText } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { DECORATION_IDS, GUEST_IDS, WISH_CARDS } from '../photo/index.ts';
import { AUCTION_CARDS, type Event, heldBy, NORMAL_CARDS, picturePerfect } from './index.ts';
import { valueOf } from './secrets.ts';
import { act, dealt, facing, viewOf, waiting } from './state.fixture.ts';

describe('the setup', () => {
  it('[P-01] every guest has an envelope with three of the 42 wish cards, unseen', () => {
    const state = dealt();
    const wishes = GUEST_IDS.map((guest) => state.envelopes[guest].wishes.map(valueOf));
    expect(wishes.every((three) => three.length === 3)).toBe(true);
    expect(wishes.flat().sort()).toEqual(WISH_CARDS.map(({ id }) => id).sort());
    expect(dealt({}, 3, 'another').envelopes).not.toEqual(state.envelopes);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = JSON.stringify(viewOf(state, viewer));
      expect(WISH_CARDS.filter(({ id }) => seen.includes(`"${id}"`))).toEqual([]);
    }
  });

  it.each([
    [2, 5, 4],
    [3, 4, 2],
    [4, 3, 2],
    [5, 2, 4],
    [6, 2, 2],
  ])('[P-02] %i players hold %i envelopes each, %i lie in the middle, for all to see', (seats, each, middle) => {
    const { holders } = viewOf(dealt({}, seats), 'spectator');
    for (let seat = 0; seat < seats; seat++) expect(GUEST_IDS.filter((guest) => holders[guest] === seat)).toHaveLength(each);
    expect(GUEST_IDS.filter((guest) => holders[guest] === 'middle')).toHaveLength(middle);
  });

  it('[P-02] [P-04] who holds which envelope and the order of the exchange cards are random', () => {
    const different = (of: (seed: string) => unknown) => new Set(Array.from({ length: 20 }, (_, i) => JSON.stringify(of(`${i}`)))).size;
    expect(different((seed) => dealt({}, 3, seed).holders)).toBe(20);
    expect(different((seed) => dealt({}, 3, seed).deck)).toBeGreaterThan(15);
    const isAuction = ({ secret }: { readonly secret: string }) => (AUCTION_CARDS as readonly string[]).includes(secret);
    expect(different((seed) => dealt({ auctions: true }, 3, seed).deck.map(isAuction))).toBeGreaterThan(5);
  });

  it('[P-03] each has a VIP card that only they see, ten decorations on the table, and no guest placed', () => {
    const state = dealt();
    const view = viewOf(state, 1);
    expect(view.vip).toBe(true);
    expect(viewOf(state, 'spectator').vip).toBeNull();
    expect(view.scene?.guests).toEqual([]);
    expect(view.scene?.decorations.map(({ id }) => id).sort()).toEqual([...DECORATION_IDS].sort());
    expect(view.decorations.every((own) => own.length === 10)).toBe(true);
  });

  it('[P-90*] only the photo: every envelope is open to all, nobody holds one, and the match ends with the photos', () => {
    const state = dealt({ photoOnly: true }, 2);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { notes, phase, cardsLeft, holders } = viewOf(state, viewer);
      expect([phase, cardsLeft, notes?.length]).toEqual(['final', 0, GUEST_IDS.length]);
      expect(Object.values(holders).every((holder) => holder === 'middle')).toBe(true);
      expect(notes?.flatMap(({ wishes }) => wishes)).toEqual(
        GUEST_IDS.flatMap((guest) => dealt({}, 2).envelopes[guest].wishes.map(valueOf)),
      );
    }
    expect(viewOf(state, 0).vip).toBe(false);
    expect(viewOf(state, 0).round).toBe(7);
    const sink = new EventCollector<Event>();
    picturePerfect.setup(state.options, 2, chanceFor(seedFromText('photo'), 0), sink);
    expect(sink.collected.at(-1)?.event).toEqual({ type: 'finalPhoto' });
    expect(waiting(state)).toMatchObject({ must: [0, 1], independent: true });
    const moves = picturePerfect.legalMoves(viewOf(state, 0), 0);
    expect(new Set(moves.map((move) => move.do))).toEqual(new Set(['arrange', 'photo']));
  });

  it('[P-04] six exchange cards: the normal ones, or three of them and three auctions', () => {
    const cards = (auctions: boolean, seed: string) => dealt({ auctions }, 3, seed).deck.map((card) => card.secret);
    expect(cards(false, 'a').sort()).toEqual([...NORMAL_CARDS].sort());
    const mixed = cards(true, 'a');
    expect(new Set(mixed).size).toBe(6);
    expect(mixed.filter((card) => (AUCTION_CARDS as readonly string[]).includes(card))).toHaveLength(3);
    expect(viewOf(dealt(), 0).card).toBeNull();
  });

  it('[P-04*] every card serves every number of players', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const seen = new Set(Array.from({ length: 40 }, (_, i) => dealt({ auctions: true }, seats, `${i}`).deck.map((c) => c.secret)).flat());
      expect([...seen].sort()).toEqual([...NORMAL_CARDS, ...AUCTION_CARDS].sort());
    }
  });

  it('[P-05] the starting player leads the first card', () => {
    const state = facing('single', [['dog'], ['plant'], ['boy']], { first: 2 });
    expect(waiting(state).must).toEqual([2]);
  });

  it('[P-05*] chance names the starting player unless the host does', () => {
    expect(new Set(Array.from({ length: 30 }, (_, i) => dealt({ first: 'random' }, 3, `${i}`).starter)).size).toBe(3);
    expect(dealt({ first: 1 }).starter).toBe(1);
    expect(isRefusal(picturePerfect.parseOptions({ first: 3 }, 3))).toBe(true);
  });

  it('[P-06] only a two-player auction game has a supply of twelve', () => {
    expect(dealt({ auctions: true }, 2).supply).toHaveLength(12);
    expect(dealt({ auctions: false }, 2).supply).toEqual([]);
    expect(dealt({ auctions: true }, 3).supply).toEqual([]);
  });
});

describe('six rounds', () => {
  it('[P-10] all look at once, the card is turned up, followed and discarded, and the start passes left', () => {
    const state = facing('theft', [['dog'], ['plant'], ['boy']]);
    expect(state).toMatchObject({ card: 'theft', starter: 0, round: 1 });
    expect(heldBy(state, 'middle')).toHaveLength(11);
    const before = dealt();
    expect(waiting(before)).toMatchObject({ must: [0, 1, 2], independent: true });
    act(before, 1, { do: 'done' });
    expect(waiting(before).must).toEqual([0, 2]);
    expect(before.card).toBeNull();
  });

  it('[P-10] after the sixth card comes the final photo', () => {
    const state = facing('revelations', [['dog'], ['plant']]);
    state.round = 6;
    for (const seat of [0, 1]) expect(picturePerfect.check(viewOf(state, seat), seat, { do: 'ready' })).toBeUndefined();
    for (let envelope = 0; envelope < 2; envelope++) {
      picturePerfect.resolve(
        state,
        [0, 1].map((seat) => ({ seat, move: { do: 'ready' } as const })),
        { below: () => 0, pick: (items) => items[0]!, shuffle: (items) => [...items] },
        {
          emit: () => {},
          emitTo: () => {},
          emitSplit: () => {},
          disclose: (secret) => secret.secret,
          answer: (secret, _to, question) => question(secret.secret),
        },
      );
    }
    expect(state).toMatchObject({ phase: 'final', round: 7, discarded: ['revelations'], starter: 1 });
  });
});
