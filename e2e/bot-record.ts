import { type BotLevel, chooseMove, newBotPlayer, observeStep, optionalMove } from '@parlour/bots';
import {
  type Entry,
  elapse,
  type GameTypes,
  isOver,
  isRefusal,
  type MatchRecord,
  play,
  recordOf,
  type StartResult,
  type StepResult,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import { botFor } from '../games/bots-catalogue.ts';
import { gameById } from '../games/rules-catalogue.ts';

export interface BotMatchPlan {
  readonly game: string;
  /** By seat. */
  readonly levels: readonly BotLevel[];
  readonly seed: string;
  readonly options?: object;
}

/** The record of a match that bots play to its end: the same for the same plan, in every engine. */
export function botRecord({ game: id, levels, seed, options = {} }: BotMatchPlan): MatchRecord {
  const game = gameById(id);
  if (game === undefined) throw new RangeError(`no game is called ${id}`);
  const parsed = game.parseOptions(options, levels.length);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  let step: StartResult<GameTypes> | StepResult<GameTypes> = startMatch(game, parsed.ok, levels.length, seedFromText(seed));
  let players = levels.map((level, seat) => newBotPlayer(botFor(id, level), step.match, seat));
  const entries: Entry<object>[] = [];
  for (;;) {
    const now: StartResult<GameTypes> = step;
    const { match, events } = now;
    players = players.map((player) => observeStep(player, { match, events }));
    if (isOver(match.status)) return recordOf(match, entries);
    const due = match.status.must.find((seat) => !match.pending.some((choice) => choice.seat === seat));
    const player = due === undefined ? players.find((each) => optionalMove(each, match) !== null) : players[due];
    const move = player === undefined ? null : due === undefined ? optionalMove(player, match) : chooseMove(player, match);
    const next = player === undefined || move === null ? elapse(match) : play(match, player.seat, move);
    if (isRefusal(next)) throw new Error(next.refused);
    entries.push(next.entry);
    step = next;
  }
}
