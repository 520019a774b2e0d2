import { type AnyGame, isOver, isRefusal, type Seed, startMatch } from '@parlour/kernel';
import type { AnyBot } from '../bot.ts';
import { newBotPlayer, observeStep } from '../bot-player.ts';
import { nextBotStep } from '../play-bot-match.ts';
import type { MatchSteps } from './review.ts';

/** Every step of a match between bots, the deal first. */
export function botMatchSteps(game: AnyGame, options: object, bots: readonly AnyBot[], seed: Seed): MatchSteps {
  const started = startMatch(game, options, bots.length, seed);
  const steps: MatchSteps[number][] = [started];
  let { match } = started;
  let players = bots.map((bot, seat) => observeStep(newBotPlayer(bot, match, seat), started));
  while (!isOver(match.status) && match.step < game.maxSteps) {
    const played = nextBotStep(match, players);
    if (isRefusal(played)) throw new Error(`${game.id}: a bot's move was refused: ${played.refused}`);
    steps.push(played);
    match = played.match;
    players = players.map((player) => observeStep(player, played));
  }
  return steps;
}
