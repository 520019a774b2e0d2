import type { AnyBot } from '@parlour/bots';
import { chanceFor, type GameTypes, heardBy, isRefusal, type Json, type Match, play, type Played, type Seat, type Seed, type Started, seedFromText, toHex } from '@parlour/kernel';
import { AVATARS, type BotLevel } from '@parlour/protocol';
import type { Chair, World } from './inputs.ts';

/** A bot in its seat. It knows what its seat has seen and heard of durable steps, and nothing else. */
export interface Robot {
  readonly bot: AnyBot;
  readonly seed: Seed;
  memory: Json;
  /** When it will have thought enough; null while nothing is asked of it. */
  readyAt: number | null;
}

/** Three streams of chance a step, so that what a bot notices does not depend on what it chose. */
const PURPOSES = { notice: 0, choose: 1, dawdle: 2 } as const;

function chanceOf(seed: Seed, step: number, purpose: keyof typeof PURPOSES) {
  return chanceFor(seed, step * 3 + PURPOSES[purpose]);
}

/** A bot that takes its seat now. After a crash the same seed gives the same memory again. */
export function seatRobot(world: World, level: BotLevel, match: Match<GameTypes>, seat: Seat): Robot {
  const bot = world.bot(match.game.id, level);
  const seed = seedFromText(`bot ${seat} of ${toHex(match.seed)}`);
  const view = match.game.view(match.state, seat);
  return { bot, seed, memory: bot.begin(seat, view, chanceOf(seed, match.step, 'notice')), readyAt: null };
}

export function seatRobots(world: World, chairs: readonly Chair[], started: Started<GameTypes>): Map<Seat, Robot> {
  const robots = new Map<Seat, Robot>();
  chairs.forEach((chair, seat) => {
    if (chair.kind === 'bot') robots.set(seat, seatRobot(world, chair.level, started.match, seat));
  });
  for (const [seat, robot] of robots) notice(robot, seat, started);
  return robots;
}

export function notice(robot: Robot, seat: Seat, { match, told }: Pick<Played<GameTypes>, 'match' | 'told'>): void {
  const view = match.game.view(match.state, seat);
  robot.memory = robot.bot.notice(robot.memory, heardBy(told, seat), view, seat, chanceOf(robot.seed, match.step, 'notice'));
}

/** What the bot plays; undefined when it fails to find anything that is allowed, which is a bug in the bot. */
export function chosenBy(robot: Robot, seat: Seat, match: Match<GameTypes>): Played<GameTypes> | undefined {
  const view = match.game.view(match.state, seat);
  const played = play(match, seat, robot.bot.choose(robot.memory, view, seat, chanceOf(robot.seed, match.step, 'choose')));
  return isRefusal(played) ? undefined : played;
}

export function dawdle(robot: Robot, step: number, { least, most }: World['thinking']): number {
  return most <= least ? least : least + chanceOf(robot.seed, step, 'dawdle').below(most - least);
}

const BOT_NAMES = ['Odette', 'Basil', 'Clementine', 'Rufus', 'Mabel', 'Otto', 'Pearl', 'Hugo'] as const;

/** A chair for a bot, with a name and a face that nobody at the table has yet, as far as there are any. */
export function botChair(chairs: readonly Chair[], level: BotLevel): Chair {
  const names = new Set(chairs.map((chair) => (chair.kind === 'bot' ? chair.name : chair.person.name)));
  const faces = new Set(chairs.map((chair) => (chair.kind === 'bot' ? chair.avatar : chair.person.avatar)));
  const name = BOT_NAMES.find((candidate) => !names.has(candidate)) ?? BOT_NAMES[0];
  const avatar = AVATARS.find((candidate) => !faces.has(candidate)) ?? AVATARS[0];
  return { kind: 'bot', name, avatar, level };
}
