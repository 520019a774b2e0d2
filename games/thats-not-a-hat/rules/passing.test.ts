import { chanceFor, EventCollector, seedFromText } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { arrowOf, OBJECTS } from './cards.ts';
import { type Event, thatsNotAHat } from './index.ts';
import { act, dealt, down, must, shown, table, up } from './state.fixture.ts';

describe('passing presents on', () => {
  it('[H-07] the starter shows the top card to all, turns it over, and it goes where its arrow points', () => {
    const state = dealt({ show: 3, first: 1 });
    expect(thatsNotAHat.view(state, 3).moving).toEqual({ face: 'up', object: expect.any(String) });
    const scribe = new EventCollector<Event>();
    thatsNotAHat.elapse?.(state, chanceFor(seedFromText('x'), 1), scribe);
    const view = thatsNotAHat.view(state, 3);
    expect(view.moving?.face).toBe('down');
    expect(view.receiver).toBe(view.moving?.face === 'down' && view.moving.arrow === 'left' ? 2 : 0);
    expect(must(state)).toEqual([1]);
  });

  it('[H-07] while the card lies open the match waits for the clock: nobody can shorten it', () => {
    const state = dealt({ show: 4 });
    expect(thatsNotAHat.status(state)).toMatchObject({ must: [], may: [], pace: { name: 'show', seconds: 4 } });
    expect([0, 1, 2, 3].flatMap((seat) => thatsNotAHat.legalMoves(thatsNotAHat.view(state, seat), seat))).toEqual([]);
  });

  it('[H-08] any object may be named, true or not', () => {
    const state = table({ phase: 'name', said: null });
    const events = act(state, 0, { do: 'name', object: 'piano' });
    expect(events).toEqual([{ type: 'gave', from: 0, to: 3, said: 'piano' }]);
    expect(state.said).toBe('piano');
  });

  it('[H-08] there is no “I don’t know”: only the clock may falter', () => {
    const view = thatsNotAHat.view(table({ phase: 'name', said: null }), 0);
    expect(thatsNotAHat.check(view, 0, { do: 'falter' })).toEqual({ refused: 'only-the-clock-falters', clause: 'H-08' });
  });

  it('[H-08*] all 110 may be named, also with one colour, also those lying open; other words are refused', () => {
    const state = table({ phase: 'name', said: null, options: { ...table().options, colour: 'black' } });
    const named = thatsNotAHat.legalMoves(thatsNotAHat.view(state, 0), 0).map((move) => move.do === 'name' && move.object);
    expect(named).toEqual(OBJECTS);
    expect(thatsNotAHat.parseMove({ do: 'name', object: 'Guitar' })).toEqual({ refused: 'no-such-object', clause: 'H-08*' });
  });

  it('[H-09] the receiver decides, nobody else has a say', () => {
    const state = table();
    expect(must(state)).toEqual([3]);
    for (const seat of [0, 1, 2]) {
      const refusal = thatsNotAHat.check(thatsNotAHat.view(state, seat), seat, { do: 'refuse' });
      expect(refusal).toEqual({ refused: 'not-offered-to-you', clause: 'H-09' });
    }
  });

  it('[H-10] a gift accepted becomes the newest, and the oldest must be given on, never the one just received', () => {
    const state = table();
    const events = act(state, 3, { do: 'thank' });
    expect(state.gifts[3]).toEqual([down('guitar')]);
    expect(state.moving).toEqual(down('muffin'));
    expect(state.giver).toBe(3);
    expect(must(state)).toEqual([3]);
    expect(events[0]).toEqual({ type: 'thanked', seat: 3, said: 'guitar' });
  });

  it('[H-10] [H-02*] the book’s first example: the piano goes left to Tom, his guitar back to Anna, and her muffin on', () => {
    const [anna, tom] = [0, 1];
    const state = table({ giver: anna, moving: down('piano'), said: 'piano', gifts: [[up('muffin')], [up('guitar')], [up('book')]] });
    expect(must(state)).toEqual([tom]);
    act(state, tom, { do: 'thank' });
    expect(state.gifts[tom]).toEqual([down('piano')]);
    expect(act(state, tom, { do: 'name', object: 'guitar' })).toEqual([{ type: 'gave', from: tom, to: anna, said: 'guitar' }]);
    act(state, anna, { do: 'thank' });
    expect(state.gifts[anna]).toEqual([down('guitar')]);
    expect(state.moving).toEqual(down('muffin'));
  });

  it('[H-11] the arrow of an open gift shows only when it is turned over to be given', () => {
    const state = table();
    expect(JSON.stringify(thatsNotAHat.view(state, 3).gifts[3])).not.toMatch(/left|right/);
    const events = act(state, 3, { do: 'thank' });
    expect(events[1]).toEqual({ type: 'took', seat: 3, arrow: arrowOf('muffin'), object: 'muffin' });
  });

  it('[H-12] it goes on in the same way until someone refuses', () => {
    const state = table();
    for (let i = 0; i < 12; i++) {
      const [receiver] = must(state);
      act(state, receiver as number, { do: 'thank' });
      act(state, state.giver, { do: 'name', object: 'hat' });
      expect(state.phase).toBe('answer');
    }
  });

  it('[H-13] once face down a card is shown to nobody until it is refused', () => {
    const state = table();
    act(state, 3, { do: 'thank' });
    expect(shown(state)).not.toContain('guitar');
    expect(shown(state)).not.toContain('muffin');
  });

  it('[H-14] refused and truly named: the receiver was wrong and takes the card', () => {
    const state = table();
    const events = act(state, 3, { do: 'refuse' });
    expect(events[0]).toEqual({ type: 'refused', seat: 3, giver: 0, said: 'guitar', object: 'guitar', wrong: 3 });
    expect(state.penalties).toEqual([[], [], [], ['guitar']]);
  });

  it('[H-14] refused and falsely named: the giver was wrong, and the card lies open for all to see', () => {
    const state = table({ said: 'hat' });
    act(state, 3, { do: 'refuse' });
    expect(state.penalties).toEqual([['guitar'], [], [], []]);
    expect(thatsNotAHat.view(state, 'spectator').penalties[0]).toEqual(['guitar']);
  });

  it('[H-15] the player with the new point draws the next card and gives it; it is never laid before them', () => {
    const state = table({ said: 'hat' });
    const before = state.gifts;
    const events = act(state, 3, { do: 'refuse' });
    expect(events[1]).toEqual({ type: 'drew', seat: 0, object: 'broccoli' });
    expect(state.giver).toBe(0);
    expect(state.moving).toEqual(down('broccoli'));
    expect(state.gifts).toEqual(before);
    expect(state.shopTop).toBe('bell');
  });

  it('[H-15] a receiver who was wrong draws too, and the giver does not', () => {
    const state = table();
    expect(act(state, 3, { do: 'refuse' })[1]).toEqual({ type: 'drew', seat: 3, object: 'broccoli' });
    expect([state.giver, state.phase, must(state)]).toEqual([3, 'name', [3]]);
  });

  it('[H-16] whenever a receiver decides, everyone has the dealt number of gifts before them', () => {
    for (const twoGifts of [false, true]) {
      const state = dealt({ twoGifts, first: 0 }, 5);
      for (let i = 0; i < 60 && state.phase !== 'over'; i++) {
        const [seat] = must(state) as [number];
        if (state.phase === 'name') act(state, seat, { do: 'name', object: 'hat' });
        else {
          expect(state.gifts.map((column) => column.length)).toEqual(Array(5).fill(twoGifts ? 2 : 1));
          act(state, seat, { do: i % 9 === 0 ? 'refuse' : 'thank' });
        }
      }
    }
  });

  it('[H-23] left is the next player clockwise', () => {
    expect(thatsNotAHat.view(table({ moving: down('book') }), 0).receiver).toBe(1);
    expect(thatsNotAHat.view(table({ moving: down('guitar') }), 0).receiver).toBe(3);
  });

  it('[H-23] with two players both arrows point at the other', () => {
    const gifts = [
      [up('umbrella'), up('taco')],
      [up('piano'), up('lamp')],
    ];
    expect(thatsNotAHat.view(table({ gifts, moving: down('book') }), 0).receiver).toBe(1);
    expect(thatsNotAHat.view(table({ gifts, moving: down('guitar') }), 0).receiver).toBe(1);
  });
});
