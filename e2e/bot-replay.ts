import { chooseMove, newBotPlayer, observeStep, optionalMove } from '@parlour/bots';
import {
  type Entry,
  elapse,
  type GameTypes,
  isOver,
  isRefusal,
  play,
  recordOf,
  type StartResult,
  type StepResult,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import { BOT_PERSONAS } from '@parlour/table';
import { botFor } from '../games/bots-catalogue.ts';
import { gameById } from '../games/rules-catalogue.ts';

/** A match that bots played to its end, as a replay file. */
export function botReplay(id: string, players: number, options: object = {}): MatchReplay {
  const game = gameById(id);
  if (game === undefined) throw new RangeError(`no game is called ${id}`);
  const parsed = game.parseOptions(options, players);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  let step: StartResult<GameTypes> | StepResult<GameTypes> = startMatch(game, parsed.ok, players, seedFromText('film'));
  let company = Array.from({ length: players }, (_, seat) => newBotPlayer(botFor(id, 'easy'), step.match, seat));
  const entries: Entry<object>[] = [];
  for (;;) {
    const now: StartResult<GameTypes> = step;
    const { match, events } = now;
    company = company.map((sitting) => observeStep(sitting, { match, events }));
    if (isOver(match.status)) break;
    const due = match.status.must.find((seat) => !match.pending.some((choice) => choice.seat === seat));
    const sitting = due === undefined ? company.find((each) => optionalMove(each, match) !== null) : company[due];
    const move = sitting === undefined ? null : due === undefined ? optionalMove(sitting, match) : chooseMove(sitting, match);
    const next = sitting === undefined || move === null ? elapse(match) : play(match, sitting.seat, move);
    if (isRefusal(next)) throw new Error(next.refused);
    entries.push(next.entry);
    step = next;
  }
  const cast = BOT_PERSONAS.slice(0, players).map((player) => ({ ...player, bot: 'easy' as const }));
  return { id: `film-${id}`, record: recordOf(step.match, entries), players: cast };
}
