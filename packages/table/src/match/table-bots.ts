import { type BotPlayer, botRequest, newBotPlayer, observeStep } from '@parlour/bots';
import { type GameTypes, isOver, type Match, type Seat, type StartResult, type StepResult } from '@parlour/kernel';
import { areConfusable, type BotLevel, freePersona } from '@parlour/protocol';
import { ownerOf } from '../lobby/seat-owners.ts';
import type { BotDecision, Occupant, SavedTable, TableEnv } from '../room/inputs.ts';
import type { InputContext, Room, RunningMatch } from '../room/room.ts';

/** A bot in its seat. It knows the views and events of its seat at stored steps, and nothing else. */
export interface TableBot {
  player: BotPlayer;
  /** When the bot moves, or as soon as a worker has answered after that; null while nothing is asked of it. */
  readyAt: number | null;
  /** The step at which it could act unasked and did not. */
  passedAtStep: number | null;
  /** The request in a worker, and the step at which its decision began. */
  pendingDecision: { readonly ticket: number; readonly since: number } | null;
  thought: { readonly since: number; readonly came: BotDecision } | null;
  /** The step at which it took over from a player; null where it has played from the deal on. */
  readonly since: number | null;
  /** The number of moves made in its seat since then. */
  moves: number;
}

/** With `since` the bot takes over at a later step, and has received nothing before. */
export function seatBot(env: TableEnv, sitter: BotOccupant, match: Match<GameTypes>, seat: Seat, since: number | null = null): TableBot {
  const player = newBotPlayer(env.bot(match.game.id, sitter.level, sitter.temperament), match, seat);
  return { player: player, readyAt: null, passedAtStep: null, pendingDecision: null, thought: null, since, moves: 0 };
}

/** Updates the bots of a running match: adds a bot that took over by this step, and drops one whose seat a person has. */
export function seatLateBots({ env, occupants }: Room, running: RunningMatch): void {
  const { bots, stored } = running;
  occupants.forEach((occupant, seat) => {
    const since = occupant.kind === 'bot' ? (occupant.since ?? null) : null;
    const bot = bots.get(seat);
    if (occupant.kind === 'bot' && bot !== undefined && bot.since === since) return;
    bots.delete(seat);
    if (occupant.kind === 'bot' && (since ?? 0) <= stored.step) bots.set(seat, seatBot(env, occupant, stored, seat, since));
  });
}

export function seatBots(env: TableEnv, occupants: readonly Occupant[], started: StartResult<GameTypes>): Map<Seat, TableBot> {
  const bots = new Map<Seat, TableBot>();
  occupants.forEach((occupant, seat) => {
    if (occupant.kind === 'bot' && occupant.since === undefined) bots.set(seat, seatBot(env, occupant, started.match, seat));
  });
  for (const bot of bots.values()) updateBot(bot, started);
  return bots;
}

export function updateBot(bot: TableBot, step: Pick<StepResult<GameTypes>, 'match' | 'events'>): void {
  bot.player = observeStep(bot.player, step);
}

/**
 * Asks a worker for a decision that takes long, and says whether it did. The worker is asked when the pause before the move
 * begins, so that the pause does not tell how long the bot needed.
 */
export function askIfSlow({ room, effects }: InputContext, running: RunningMatch, bot: TableBot): boolean {
  const { isSlow } = bot.player.bot;
  if (room.env.hasBotWorkers !== true || isSlow === undefined) return false;
  const question = botRequest(bot.player, running.latest, bot.moves);
  if (!isSlow(question.view)) return false;
  const ticket = ++room.tickets;
  bot.pendingDecision = { ticket, since: running.decisionStep };
  effects.push({ type: 'ask-bot', ticket, question });
  return true;
}

/** Whether the bot may act although the match waits for nobody. */
export function mayActUnasked({ status }: Match<GameTypes>, seat: Seat): boolean {
  return !isOver(status) && status.must.length === 0 && status.may.includes(seat);
}

type BotOccupant = Extract<Occupant, { kind: 'bot' }>;

/** A bot occupant with a persona that nobody at the table has, nor a name that looks like its own. */
export function newBotOccupant(
  { occupants, connections }: Pick<Room, 'occupants'> & Partial<Pick<Room, 'connections'>>,
  level: BotLevel,
): BotOccupant {
  const players = occupants.map((occupant) => (occupant.kind === 'bot' ? occupant : occupant.person));
  const owners = occupants.flatMap((occupant) => ownerOf(occupant) ?? []);
  const others = [...owners, ...(connections?.values() ?? [])].map(({ name }) => name);
  return { kind: 'bot', ...freePersona(players, areConfusable, others), level };
}

/** A table whose bots play as their level does: in a daily deal the opponents must not depend on the player's own name. */
export function evenTempered(table: SavedTable): SavedTable {
  return { ...table, occupants: table.occupants.map((each) => (each.kind === 'bot' ? { ...each, temperament: 'even' } : each)) };
}
