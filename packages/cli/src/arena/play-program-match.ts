import {
  type AnyBot,
  type ArenaGame,
  type BotPlayer,
  chooseMove,
  type HabitCounter,
  newBotPlayer,
  observeStep,
  optionalMove,
} from '@parlour/bots';
import {
  type AnyGame,
  elapse,
  forceMove,
  type GameTypes,
  isOver,
  isRefusal,
  type Match,
  type Outcome,
  play,
  type Refusal,
  type StartResult,
  type StepResult,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import type { ProgramPlayer } from './program-player.ts';
import type { Failure } from './program-process.ts';

/** Who plays in a seat. */
export type Entrant = { readonly bot: AnyBot } | { readonly program: ProgramPlayer };

/** A match with external programs: its seats, and what is counted. */
export interface ProgramMatch {
  readonly game: AnyGame;
  readonly options: object;
  readonly names: readonly string[];
  readonly entrants: readonly Entrant[];
  readonly counter: HabitCounter;
}

/** A program that failed in a game, and how. */
interface ProgramFailure {
  readonly name: string;
  readonly failure: Failure;
}

/** A game of an arena with external programs. */
export interface ProgramGame extends ArenaGame {
  readonly failures: readonly ProgramFailure[];
}

type Player = BotPlayer | ProgramPlayer;

const isBot = (player: Player): player is BotPlayer => 'bot' in player;

/** Plays a match like `playBotMatch`, and waits for programs. The clock plays on for a program that fails. */
export async function playProgramMatch({ game, options, names, entrants, counter }: ProgramMatch, seed: string): Promise<ProgramGame> {
  const started = startMatch(game, options, entrants.length, seedFromText(seed));
  let { match } = started;
  let players = entrants.map((entrant, seat) => seated(entrant, match, seat)).map((player) => observed(player, started));
  let moves = 0;
  while (!isOver(match.status)) {
    const played = await nextStep(match, players);
    if (isRefusal(played)) throw new Error(`${game.id}: a bot's move was refused: ${played.refused}`);
    counter.watch(match, played);
    ({ match } = played);
    moves += 'clock' in played.entry ? 0 : 1;
    players = players.map((player) => observed(player, played));
  }
  const failures = players.map((player) => (isBot(player) ? undefined : player.failure));
  return {
    names,
    shares: sharesOf(match.status.over, failures),
    scores: match.status.over.scores,
    moves,
    habits: counter.counts(),
    failures: failures.flatMap((failure, seat) => (failure === undefined ? [] : [{ name: names[seat] ?? '', failure }])),
  };
}

function seated(entrant: Entrant, match: Match<GameTypes>, seat: number): Player {
  if ('bot' in entrant) return newBotPlayer(entrant.bot, match, seat);
  entrant.program.start(match);
  return entrant.program;
}

function observed(player: Player, step: StartResult<GameTypes>): Player {
  if (isBot(player)) return observeStep(player, step);
  player.observe(step.match, step.events);
  return player;
}

async function nextStep(match: Match<GameTypes>, players: readonly Player[]): Promise<StepResult<GameTypes> | Refusal> {
  if (isOver(match.status)) throw new Error('the match is over');
  const due = match.status.must.find((seat) => !match.pending.some((choice) => choice.seat === seat));
  const player = due === undefined ? undefined : players[due];
  if (player !== undefined) {
    if (isBot(player)) return play(match, player.seat, chooseMove(player, match));
    return (await player.answer(match, false)) ?? forceMove(match, player.seat);
  }
  for (const other of players) {
    const played = await optionalStep(match, other);
    if (played !== null) return played;
  }
  return elapse(match);
}

async function optionalStep(match: Match<GameTypes>, player: Player): Promise<StepResult<GameTypes> | Refusal | null> {
  if (isBot(player)) {
    const move = optionalMove(player, match);
    return move === null ? null : play(match, player.seat, move);
  }
  return !isOver(match.status) && match.status.may.includes(player.seat) ? player.answer(match, true) : null;
}

/** Each seat's part of the victory. A program that failed has none: the other winners share it, or else all others. */
export function sharesOf({ winners, scores }: Outcome, failures: readonly (Failure | undefined)[]): readonly number[] {
  const fit = scores.flatMap((_, seat) => (failures[seat] === undefined ? [seat] : []));
  if (fit.length === scores.length || winners.length === 0)
    return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const fitWinners = winners.filter((seat) => fit.includes(seat));
  const sharing = fitWinners.length > 0 ? fitWinners : fit;
  return scores.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0));
}
