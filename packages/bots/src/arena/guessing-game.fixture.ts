import { type Chance, type Game, hide, type Secret, type Status } from '@parlour/kernel';
import type { Bot } from '../bot.ts';
import type { ReducedGame } from './reduced-game.ts';

type Coin = 0 | 1;
type Move = { readonly do: 'hide' | 'guess'; readonly coin: Coin; readonly hum?: number };

interface View {
  readonly rounds: number;
  /** Coins and guesses of the rounds before. */
  readonly past: readonly (readonly [coin: Coin, guess: Coin])[];
  /** What the hider hums. It is public. */
  readonly hum: number;
  readonly mayGuess: boolean;
}

export interface GuessTypes {
  Options: { readonly rounds: number };
  State: { rounds: number; past: View['past']; hum: number; hidden: Secret<Coin> | null };
  View: View;
  Move: Move;
  Event: { readonly type: 'hidden' };
  Beliefs: object;
}

const COINS: readonly Coin[] = [0, 1];

function statusOf({ past, rounds, hidden }: GuessTypes['State']): Status {
  const last = past.at(-1);
  const winner = last?.[0] === last?.[1] ? 0 : 1;
  if (past.length === rounds) return { over: { winners: [winner], scores: [1 - winner, winner] } };
  return { must: [hidden === null ? 1 : 0], may: [], sealed: false, pace: { name: 'coin', seconds: null } };
}

/** Seat 1 hides a coin and seat 0 guesses which side is up, round after round; the last round decides. */
const guessing: Game<GuessTypes> = {
  id: 'guessing',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  maxSteps: 100,
  optionFields: [],
  parseOptions: () => ({ ok: { rounds: 1 } }),
  parseMove: (input) => ({ ok: input as Move }),
  setup: ({ rounds }) => ({ rounds, past: [], hum: 0, hidden: null }),
  status: statusOf,
  view: ({ rounds, past, hum, hidden }) => ({ rounds, past, hum, mayGuess: hidden !== null }),
  privateKeys: [],
  legalMoves: ({ mayGuess }) => COINS.map((coin) => ({ do: mayGuess ? 'guess' : 'hide', coin })),
  check: () => undefined,
  publicPart: () => ({}),
  defaultMove: () => ({ do: 'guess', coin: 0 }),
  resolve(state, [choice], _chance, sink) {
    if (choice === undefined) throw new Error('nothing was chosen');
    const { move } = choice;
    if (state.hidden === null) {
      state.hidden = hide(move.coin, ['coin']);
      state.hum = move.hum ?? 0;
      sink.emit({ type: 'hidden' });
      return;
    }
    state.past = [...state.past, [state.hidden.secret, move.coin]];
    state.hidden = null;
  },
  clone: (state) => ({ ...state }),
  imagine: ({ rounds, past, hum }) => ({ rounds, past, hum, hidden: null }),
};

export const guessingFor = (rounds: number, given: Partial<ReducedGame<GuessTypes>> = {}): ReducedGame<GuessTypes> => ({
  game: guessing,
  seats: 2,
  deals: [{ rounds }],
  streams: 200,
  ...given,
});

/** Hides as told, and guesses at random. */
export const hider = (
  hides: (habit: number, chance: Chance) => { readonly coin: Coin; readonly hum?: number },
): Bot<GuessTypes, number> => ({
  game: 'guessing',
  level: 'test',
  start: (_seat, _view, chance) => chance.below(2),
  observe: (habit) => habit,
  choose: (habit, { mayGuess }, _seat, chance) =>
    mayGuess ? { do: 'guess', coin: chance.pick(COINS) } : { do: 'hide', ...hides(habit, chance) },
});
