import {
  type AnyGame,
  elapse,
  type GameTypes,
  isOver,
  isRefusal,
  type Match,
  play,
  type Refusal,
  type StepResult,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import type { AnyBot } from './bot.ts';
import { type BotPlayer, chooseMove, newBotPlayer, observeStep, optionalMove } from './bot-player.ts';
import type { GameResult } from './simulate.ts';

/** A bot match of this many steps does not end by itself. */
const ENDLESS = 20_000;

/** Called with every step of a match. */
type Watch = (before: Match<GameTypes>, played: StepResult<GameTypes>) => void;

/** Plays a whole match between bots, through the same functions as people. */
export function playBotMatch(game: AnyGame, options: object, bots: readonly AnyBot[], seedText: string, watch?: Watch): GameResult {
  const started = startMatch(game, options, bots.length, seedFromText(seedText));
  let match = started.match;
  let players = bots.map((bot, seat) => observeStep(newBotPlayer(bot, match, seat), started));
  for (let moves = 0; match.step < ENDLESS; ) {
    if (isOver(match.status)) return { moves, ...match.status.over };
    const played = nextBotStep(match, players);
    if (isRefusal(played)) throw new Error(`${game.id}: a bot's move was refused: ${played.refused}`);
    watch?.(match, played);
    match = played.match;
    moves += 'clock' in played.entry ? 0 : 1;
    players = players.map((player) => observeStep(player, played));
  }
  throw new Error(`${game.id}: no end after ${ENDLESS} steps`);
}

export function nextBotStep(match: Match<GameTypes>, players: readonly BotPlayer[]): StepResult<GameTypes> | Refusal {
  if (isOver(match.status)) throw new Error('the match is over');
  const due = match.status.must.find((seat) => !match.pending.some((choice) => choice.seat === seat));
  const player = due === undefined ? undefined : players[due];
  if (player !== undefined) return play(match, player.seat, chooseMove(player, match));
  for (const other of players) {
    const move = optionalMove(other, match);
    if (move !== null) return play(match, other.seat, move);
  }
  return elapse(match);
}
