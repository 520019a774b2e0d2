import { type BotPlayer, newBotPlayer, observeStep } from '@parlour/bots';
import { type GameTypes, isOver, type Match, type Seat, type StartResult, type StepResult } from '@parlour/kernel';
import type { Avatar, BotLevel } from '@parlour/protocol';
import type { BotDecision, Occupant, TableEnv } from '../room/inputs.ts';
import type { Room, RunningMatch } from '../room/room.ts';

/** A bot in its seat. It knows the views and events of its seat at stored steps, and nothing else. */
export interface TableBot {
  player: BotPlayer;
  /** When the bot answers; null while nothing is asked of it. */
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
export function seatBot(env: TableEnv, level: BotLevel, match: Match<GameTypes>, seat: Seat, since: number | null = null): TableBot {
  const player = newBotPlayer(env.bot(match.game.id, level), match, seat);
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
    if (occupant.kind === 'bot' && (since ?? 0) <= stored.step) bots.set(seat, seatBot(env, occupant.level, stored, seat, since));
  });
}

export function seatBots(env: TableEnv, occupants: readonly Occupant[], started: StartResult<GameTypes>): Map<Seat, TableBot> {
  const bots = new Map<Seat, TableBot>();
  occupants.forEach((occupant, seat) => {
    if (occupant.kind === 'bot' && occupant.since === undefined) bots.set(seat, seatBot(env, occupant.level, started.match, seat));
  });
  for (const bot of bots.values()) updateBot(bot, started);
  return bots;
}

export function updateBot(bot: TableBot, step: Pick<StepResult<GameTypes>, 'match' | 'events'>): void {
  bot.player = observeStep(bot.player, step);
}

/** Whether the bot may act although the match waits for nobody. */
export function mayActUnasked({ status }: Match<GameTypes>, seat: Seat): boolean {
  return !isOver(status) && status.must.length === 0 && status.may.includes(seat);
}

/** The bot personas: each name has its avatar, and there are as many as the largest table seats. */
export const BOT_PERSONAS = [
  { name: 'Otto', avatar: 'bowler' },
  { name: 'Mabel', avatar: 'cloche' },
  { name: 'Basil', avatar: 'monocle' },
  { name: 'Pearl', avatar: 'feather' },
  { name: 'Rufus', avatar: 'beard' },
  { name: 'Clementine', avatar: 'turban' },
  { name: 'Hugo', avatar: 'boater' },
  { name: 'Odette', avatar: 'flapper' },
  { name: 'Felix', avatar: 'pianist' },
  { name: 'Beatrix', avatar: 'aviator' },
  { name: 'Anton', avatar: 'sailor' },
  { name: 'Lotte', avatar: 'dancer' },
] as const satisfies readonly { name: string; avatar: Avatar }[];

/** A bot occupant: a persona whose name and avatar nobody at the table has, or at least not the name, if possible. */
export function newBotOccupant(occupants: readonly Occupant[], level: BotLevel): Extract<Occupant, { kind: 'bot' }> {
  const names = new Set<string>(occupants.map((occupant) => (occupant.kind === 'bot' ? occupant.name : occupant.person.name)));
  const faces = new Set<string>(occupants.map((occupant) => (occupant.kind === 'bot' ? occupant.avatar : occupant.person.avatar)));
  const unnamed = BOT_PERSONAS.filter(({ name }) => !names.has(name));
  const { name, avatar } = unnamed.find((regular) => !faces.has(regular.avatar)) ?? unnamed[0] ?? BOT_PERSONAS[0];
  return { kind: 'bot', name, avatar, level };
}
