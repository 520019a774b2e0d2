import { decide, type Sitting, sitDown, witness } from '@parlour/bots';
import { chanceFor, type GameTypes, type Match, type Played, play, type Refusal, type Seat, type Started } from '@parlour/kernel';
import { AVATARS, type BotLevel } from '@parlour/protocol';
import type { Chair, World } from './inputs.ts';

/** A bot in its seat. It knows what its seat has seen and heard of durable steps, and nothing else. */
export interface Robot {
  sitting: Sitting;
  /** When it will have thought enough; null while nothing is asked of it. */
  readyAt: number | null;
}

export function seatRobot(world: World, level: BotLevel, match: Match<GameTypes>, seat: Seat): Robot {
  return { sitting: sitDown(world.bot(match.game.id, level), match, seat), readyAt: null };
}

export function seatRobots(world: World, chairs: readonly Chair[], started: Started<GameTypes>): Map<Seat, Robot> {
  const robots = new Map<Seat, Robot>();
  chairs.forEach((chair, seat) => {
    if (chair.kind === 'bot') robots.set(seat, seatRobot(world, chair.level, started.match, seat));
  });
  for (const robot of robots.values()) notice(robot, started);
  return robots;
}

export function notice(robot: Robot, step: Pick<Played<GameTypes>, 'match' | 'told'>): void {
  robot.sitting = witness(robot.sitting, step);
}

/** What the bot plays. A refusal is a bug in the bot, which the clock then mends. */
export function chosenBy({ sitting }: Robot, match: Match<GameTypes>): Played<GameTypes> | Refusal {
  return play(match, sitting.seat, decide(sitting, match));
}

/** How long it seems to think: from its own luck, so a replayed match has the same pauses. */
export function pause({ sitting }: Robot, step: number, { least, most }: World['thinking']): number {
  return most <= least ? least : least + chanceFor(sitting.luck, PAUSES - step).below(most - least);
}

/** Pauses draw from the far end of the bot's streams, where noticing and choosing never come. */
const PAUSES = 2 ** 31;

const BOT_NAMES = ['Odette', 'Basil', 'Clementine', 'Rufus', 'Mabel', 'Otto', 'Pearl', 'Hugo'] as const;

/** A chair for a bot, with a name and a face that nobody at the table has yet, as far as there are any. */
export function botChair(chairs: readonly Chair[], level: BotLevel): Chair {
  const names = new Set(chairs.map((chair) => (chair.kind === 'bot' ? chair.name : chair.person.name)));
  const faces = new Set(chairs.map((chair) => (chair.kind === 'bot' ? chair.avatar : chair.person.avatar)));
  const name = BOT_NAMES.find((candidate) => !names.has(candidate)) ?? BOT_NAMES[0];
  const avatar = AVATARS.find((candidate) => !faces.has(candidate)) ?? AVATARS[0];
  return { kind: 'bot', name, avatar, level };
}
