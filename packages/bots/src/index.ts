export { arenaBots } from './arena/arena-bots.ts';
export { type Arena, type ArenaBots, type ArenaGame, aloneAmong, mixedTables, playArenaGame, type Seating } from './arena/arena-game.ts';
export { type Exploitation, exploit, type Share } from './arena/best-response.ts';
export { addedHabits, type Habit, type HabitCount, HabitCounter } from './arena/habits.ts';
export { type LeagueRow, leagueTable } from './arena/league.ts';
export type { ReducedGame } from './arena/reduced-game.ts';
export { variantOf } from './arena/variant.ts';
export type { AnyBot, Bot } from './bot.ts';
export {
  answerBotRequest,
  type BotPlayer,
  type BotRequest,
  botRequest,
  chooseMove,
  newBotPlayer,
  observeStep,
  optionalMove,
} from './bot-player.ts';
export { FIRST_HOLD, lossOdds, type MemoryAge } from './forgetting.ts';
export { BOT_LEVELS, type BotLevel, LEVEL_NAMES, parseLevel } from './levels.ts';
export { NULL_EVENT_SINK } from './null-event-sink.ts';
export {
  type AnyPerfectMemory,
  definePerfectMemory,
  type MemoryState,
  type PerfectMemory,
  possibleWorlds,
  rememberStep,
  startMemory,
} from './perfect-memory.ts';
export { playBotMatch } from './play-bot-match.ts';
export { happens } from './probability.ts';
export { randomBot } from './random-bot.ts';
export { botMatchSteps } from './review/bot-match-steps.ts';
export type { AnyCoach, Ground } from './review/coach.ts';
export { defineCoach } from './review/coach.ts';
export type { Fact } from './review/facts.ts';
export { type Advice, type Grade, hintFor, type Verdict } from './review/grade.ts';
export { plainCoach } from './review/plain-coach.ts';
export { type MatchSteps, type ReviewedMove, type ReviewProgress, reviewMatch, SeatMemories } from './review/review.ts';
export { endOf, reviewSeat, type SeatReview } from './review/review-seat.ts';
export { type Moment, type ReviewSummary, summarize } from './review/summary.ts';
export { exactExp, exactLog, exactPower } from './search/exact-math.ts';
export { type IntegerLayer, type IntegerNet, netOutput, ONE, UNIT } from './search/integer-net.ts';
export type { Decision, Lens, Outlook, Particle, SearchBudget } from './search/lens.ts';
export { type Estimate, playOut, searchMoves } from './search/search.ts';
export { SmallChance } from './search/small-chance.ts';
export { searchBot } from './search-bot.ts';
export { type SimulateOptions, type Simulation, simulate } from './simulate.ts';
export type { TournamentRow } from './tournament-table.ts';
export type { Recipe, Sample } from './training/recipe.ts';
export { bent, type Traits, traitsOf } from './traits.ts';
