export { type ArenaBots, type ArenaGame, aloneAmong, mixedTables, playArenaGame, type Seating } from './arena/arena-game.ts';
export { type LeagueRow, leagueTable } from './arena/league.ts';
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
export { BOT_LEVELS, type BotLevel, LEVEL_NAMES, parseLevel } from './levels.ts';
export { NULL_EVENT_SINK } from './null-event-sink.ts';
export {
  type AnyPerfectMemory,
  definePerfectMemory,
  type MemoryState,
  possibleWorlds,
  rememberStep,
  startMemory,
} from './perfect-memory.ts';
export { playBotMatch } from './play-bot-match.ts';
export { happens } from './probability.ts';
export { randomBot } from './random-bot.ts';
export { exactExp, exactLog, exactPower } from './search/exact-math.ts';
export type { Decision, Lens, Particle, SearchBudget } from './search/lens.ts';
export { type Estimate, playOut, searchMoves } from './search/search.ts';
export { SmallChance } from './search/small-chance.ts';
export { searchBot } from './search-bot.ts';
export { type SimulateOptions, type Simulation, simulate } from './simulate.ts';
export type { TournamentRow } from './tournament-table.ts';
