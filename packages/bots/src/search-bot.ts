import { type AnyGame, type Chance, isOver, type Seat } from '@parlour/kernel';
import type { AnyBot } from './bot.ts';
import type { BotLevel } from './levels.ts';
import { NULL_EVENT_SINK } from './null-event-sink.ts';
import { randomChoice, randomChoices } from './random-game.ts';

/** How many worlds a bot imagines for a decision. */
const WORLDS: Readonly<Record<BotLevel, number>> = { easy: 4, normal: 16, sharp: 64 };
/** A playout this long has no winner. */
const MAX_PLAYOUT_STEPS = 2_000;

/**
 * A bot for any game: in each of several imagined worlds it tries every legal move, plays on at random, and chooses the move
 * that wins most often. It remembers no events.
 */
export function searchBot(game: AnyGame, level: BotLevel): AnyBot {
  return {
    game: game.id,
    level,
    start: () => null,
    observe: () => null,
    choose(_memory, view, seat, chance) {
      const moves = game.legalMoves(view, seat).filter((move) => game.isSideMove?.(move) !== true);
      if (moves.length < 2) return moves[0] ?? game.defaultMove(view, seat);
      const values = moves.map(() => 0);
      for (let world = 0; world < WORLDS[level]; world++) {
        const imagined = game.imagine(view, seat, {}, chance);
        moves.forEach((move, index) => {
          values[index] = (values[index] ?? 0) + playRandomMove(game, game.clone(imagined), seat, move, chance);
        });
      }
      return moves[values.indexOf(Math.max(...values))] ?? game.defaultMove(view, seat);
    },
  };
}

/** The share of the victory that a seat gets when it makes this move and everyone plays on at random. */
export function playRandomMove(game: AnyGame, state: object, seat: Seat, move: object, chance: Chance): number {
  const now = game.status(state);
  if (isOver(now)) return 0;
  const movers = now.sealed ? now.must : [seat];
  const choices = movers.map((mover) => (mover === seat ? { seat, move } : randomChoice(game, state, mover, chance)));
  game.resolve(state, choices, chance, NULL_EVENT_SINK);
  const winners = playOut(game, state, chance);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function playOut(game: AnyGame, state: object, chance: Chance): readonly Seat[] {
  for (let step = 0; step < MAX_PLAYOUT_STEPS; step++) {
    const status = game.status(state);
    if (isOver(status)) return status.over.winners;
    const choices = randomChoices(game, state, status, chance);
    if (choices.length > 0) game.resolve(state, choices, chance, NULL_EVENT_SINK);
    else game.elapse?.(state, chance, NULL_EVENT_SINK);
  }
  return [];
}
