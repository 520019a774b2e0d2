import { describe, expect, it } from 'vitest';
import { createWords, loadWords, type Words } from '../words.ts';
import { defaultEventText, defaultMoveLabel, defaultStatusText } from './default-sentences.ts';
import type { Naming } from './name-value.ts';
import { viewFacts } from './view-facts.ts';

const platform = await loadWords('en', ['common']);
const who = (seat: number) => ['Ada', 'Ben', 'Cleo'][seat] ?? '';

/** The platform's words with some of a game. */
function naming(messages: Record<string, string> = {}): Naming {
  const own = createWords('en', messages);
  const words: Words = { ...platform, has: (key): key is never => own.has(key) || platform.has(key), t };
  function t(...[key, values]: Parameters<Words['t']>): string {
    return own.has(key) ? own.t(key, values) : platform.t(key, values);
  }
  return { words, area: 'gin', who };
}

describe('an event', () => {
  it('uses the message of its type, for the reader and for others', () => {
    const told = naming({ 'gin.event.took.you': 'You take {count}.', 'gin.event.took.other': '{who} takes {count} from {fromSeat}.' });
    const event = { type: 'took', seat: 1, count: 2, fromSeat: 2 };
    expect(defaultEventText(told, event, 1)).toBe('You take 2.');
    expect(defaultEventText(told, event, 0)).toBe('Ben takes 2 from Cleo.');
    expect(defaultEventText(told, event, null)).toBe('Ben takes 2 from Cleo.');
  });

  it('names a value by the game’s words, and selects by a boolean', () => {
    const told = naming({ 'gin.event.shown': '{suit}{high, select, true {, high} other {}}', 'gin.suit.spades': 'Spades' });
    expect(defaultEventText(told, { type: 'shown', suit: 'spades', high: true }, null)).toBe('Spades, high');
  });

  it('without a message shows its fields', () => {
    expect(defaultEventText(naming(), { type: 'turnedUp', seat: 0, card: 7 }, 0)).toBe('Ada: turned up: card 7.');
    expect(defaultEventText(naming(), { type: 'over', seats: [0, 2], open: [] }, 0)).toBe('Over: seats Ada and Cleo, open none.');
  });
});

describe('a move', () => {
  it('has the message of its first text, or of its first field', () => {
    const told = naming({ 'gin.move.take': 'Take {count}', 'gin.move.guess': 'It is {guess}' });
    expect(defaultMoveLabel(told, { do: 'take', count: 2 })).toBe('Take 2');
    expect(defaultMoveLabel(told, { guess: 7 })).toBe('It is 7');
  });

  it('without a message shows its value, or its fields', () => {
    expect(defaultMoveLabel(naming(), { say: 'higher' })).toBe('Higher');
    expect(defaultMoveLabel(naming(), { do: 'ask', seat: 1 })).toBe('Do ask, seat Ben');
  });
});

describe('the status line', () => {
  const pace = { name: 'guess', seconds: null };

  it('says whose turn it is, by the pace if the game has words for it', () => {
    expect(defaultStatusText(naming(), { waiting: [0], pace, over: null }, 0)).toBe('Your turn: choose a move.');
    expect(defaultStatusText(naming(), { waiting: [1, 2], pace, over: null }, 0)).toBe('Waiting for Ben and Cleo.');
    expect(defaultStatusText(naming(), { waiting: [], pace, over: null }, 0)).toBe('The game goes on in a moment.');
    const told = naming({ 'gin.now.guess.you': 'Guess!', 'gin.now.guess.other': '{names} guesses.' });
    expect(defaultStatusText(told, { waiting: [0], pace, over: null }, 0)).toBe('Guess!');
    expect(defaultStatusText(told, { waiting: [1], pace, over: null }, null)).toBe('Ben guesses.');
  });

  it.each([
    [[0], 0, 'You win!'],
    [[0, 1], 0, 'You share the victory with Ben.'],
    [[1], 0, 'Ben wins.'],
    [[0, 1], null, 'Ada and Ben share the victory.'],
    [[], 0, 'The game ended without a winner.'],
  ] as const)('says that %j won to %s', (winners, you, text) => {
    expect(defaultStatusText(naming(), { waiting: [], pace: null, over: { winners, scores: [] } }, you)).toBe(text);
  });
});

describe('a view', () => {
  const view = { options: {}, seats: 3, open: 4, shown: null, pointTotals: [1, 2, 3], hand: ['a', 'b'], hint: null };

  it('is shown key by key: shared, private, and beside the players', () => {
    expect(viewFacts(naming(), view, 3, ['hand', 'hint'])).toEqual({
      shared: [{ key: 'open', label: 'Open', text: '4' }],
      own: [{ key: 'hand', label: 'Hand', text: 'a and b' }],
      ofSeats: [1, 2, 3].map((points) => [{ key: 'pointTotals', label: 'Point totals', text: String(points) }]),
    });
  });

  it('shows only the keys that the game names, if it names any', () => {
    expect(viewFacts(naming({ 'gin.view.open': 'Open card' }), view, 3, ['hand'])).toEqual({
      shared: [{ key: 'open', label: 'Open card', text: '4' }],
      own: [],
      ofSeats: [[], [], []],
    });
  });
});
