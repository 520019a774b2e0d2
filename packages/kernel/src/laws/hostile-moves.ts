import { chanceFor } from '../chance.ts';
import type { AnyGame, GameTypes } from '../game.ts';
import { isRecord } from '../json.ts';
import { type Match, openMoves } from '../match.ts';
import { isRefusal } from '../refusal.ts';
import { allSeats } from '../seats.ts';
import { seedFromText } from '../seed.ts';
import { hostileFaults } from './agreement.ts';
import { playRandomMatch } from './random-match.ts';
import { randomOptions } from './random-options.ts';

export interface HostileMoves {
  /** The kinds of moves that came up. */
  readonly kinds: readonly string[];
  readonly faults: readonly string[];
}

/** In how many positions a kind of move is spoilt. */
const POSITIONS = 3;

/** Plays random matches and spoils every kind of move in every way: `check`, `parseMove` and `legalMoves` must agree each time. */
export function hostileMoves(game: AnyGame, { games, seed: text }: { readonly games: number; readonly seed: string }): HostileMoves {
  const seen = new Map<string, number>();
  const faults: string[] = [];
  const spoilMoves = (match: Match<GameTypes>): void => {
    for (const seat of allSeats(match.seats)) {
      for (const move of openMoves(match, seat)) {
        const kind = isRecord(move) ? String(move.do) : '';
        const times = seen.get(kind) ?? 0;
        if (times === POSITIONS) continue;
        seen.set(kind, times + 1);
        // The player who may make the move, and the next one.
        for (const viewer of [seat, (seat + 1) % match.seats]) {
          faults.push(...hostileFaults(game, game.view(match.state, viewer), viewer, move));
        }
      }
    }
  };
  for (let i = 0; i < games; i++) {
    const seed = seedFromText(`${text}/${i}`);
    const chance = chanceFor(seed, 3_000_000);
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const options = game.parseOptions(randomOptions(game.optionFields, seats, chance), seats);
    if (isRefusal(options)) throw new Error(`options refused: ${JSON.stringify(options)}`);
    playRandomMatch({
      game,
      options: options.ok,
      seats,
      seed,
      chance,
      maxSteps: 20_000,
      onStart: ({ match }) => spoilMoves(match),
      onTransition: ({ after }) => spoilMoves(after),
    });
  }
  return { kinds: [...seen.keys()].toSorted(), faults };
}
