import { type Sitting, sitDown, witness } from '@parlour/bots';
import { chanceFor, type GameTypes, isOver, type Match, type StepResult, type Seat, type StartResult } from '@parlour/kernel';
import type { Avatar, BotLevel } from '@parlour/protocol';
import type { Chair, Thought, World } from '../room/inputs.ts';
import type { Room, Running } from '../room/room.ts';

/** A bot in its seat. It knows what its seat has seen and heard of durable steps, and nothing else. */
export interface Robot {
  sitting: Sitting;
  /** When it will have thought enough; null while nothing is asked of it. */
  readyAt: number | null;
  /** The step at which it had the word and did not take it. */
  silentAt: number | null;
  /** What it was asked elsewhere, and since which step that has been the question. */
  pondering: { readonly ticket: number; readonly since: number } | null;
  thought: { readonly since: number; readonly came: Thought } | null;
  /** The step at which it took over from a player; null where it has played from the deal on. */
  readonly since: number | null;
  /** How many moves were made in its seat since then. */
  moves: number;
}

/** With `since` the bot takes over at a later step, and has heard nothing before. */
export function seatRobot(world: World, level: BotLevel, match: Match<GameTypes>, seat: Seat, since: number | null = null): Robot {
  const sitting = sitDown(world.bot(match.game.id, level), match, seat);
  return { sitting, readyAt: null, silentAt: null, pondering: null, thought: null, since, moves: 0 };
}

/** The bots of a match that runs: one that took over at this step or before sits down, one whose seat a person has leaves. */
export function seatLateBots({ world, chairs }: Room, running: Running): void {
  const { robots, stored } = running;
  chairs.forEach((chair, seat) => {
    const since = chair.kind === 'bot' ? (chair.since ?? null) : null;
    const robot = robots.get(seat);
    if (chair.kind === 'bot' && robot !== undefined && robot.since === since) return;
    robots.delete(seat);
    if (chair.kind === 'bot' && (since ?? 0) <= stored.step) robots.set(seat, seatRobot(world, chair.level, stored, seat, since));
  });
}

export function seatRobots(world: World, chairs: readonly Chair[], started: StartResult<GameTypes>): Map<Seat, Robot> {
  const robots = new Map<Seat, Robot>();
  chairs.forEach((chair, seat) => {
    if (chair.kind === 'bot' && chair.since === undefined) robots.set(seat, seatRobot(world, chair.level, started.match, seat));
  });
  for (const robot of robots.values()) notice(robot, started);
  return robots;
}

export function notice(robot: Robot, step: Pick<StepResult<GameTypes>, 'match' | 'events'>): void {
  robot.sitting = witness(robot.sitting, step);
}

/** Whether the bot could speak up although nobody is waited for. */
export function mayOnly({ status }: Match<GameTypes>, seat: Seat): boolean {
  return !isOver(status) && status.must.length === 0 && status.may.includes(seat);
}

/** How long it seems to think: from its own luck, so a replayed match has the same pauses. */
export function pause({ sitting }: Robot, step: number, { least, most }: World['thinking']): number {
  return most <= least ? least : least + chanceFor(sitting.luck, PAUSES - step).below(most - least);
}

/** Pauses draw from the far end of the bot's streams, where noticing and choosing never come. */
const PAUSES = 2 ** 31;

/** The regulars of the house: a name goes with its face, and there are as many as the largest table seats. */
export const REGULARS = [
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

/** A chair for a bot: a regular whose name and face nobody at the table has, or at least not the name, if that can be. */
export function botChair(chairs: readonly Chair[], level: BotLevel): Extract<Chair, { kind: 'bot' }> {
  const names = new Set<string>(chairs.map((chair) => (chair.kind === 'bot' ? chair.name : chair.person.name)));
  const faces = new Set<string>(chairs.map((chair) => (chair.kind === 'bot' ? chair.avatar : chair.person.avatar)));
  const unnamed = REGULARS.filter(({ name }) => !names.has(name));
  const { name, avatar } = unnamed.find((regular) => !faces.has(regular.avatar)) ?? unnamed[0] ?? REGULARS[0];
  return { kind: 'bot', name, avatar, level };
}
