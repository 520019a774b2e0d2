import { answer, questionFor } from '@parlour/bots';
import { elapse, forceMove, type GameTypes, isOver, isRefusal, type StepResult, play, type Refusal, turnInfo } from '@parlour/kernel';
import { passHostOn } from '../lobby/lobby.ts';
import { showLate } from '../output/spectators.ts';
import type { Thought } from '../room/inputs.ts';
import type { Running, Turn } from '../room/room.ts';
import { launch } from './play-match.ts';
import { startAnyway } from './seed-shares.ts';
import { replaceAbsent } from './stand-ins.ts';
import type { Robot } from './table-bots.ts';

/** The time has come for whatever was due. What comes too early changes nothing. */
export function wake(turn: Turn): void {
  const { room, now } = turn;
  room.wakeAt = null;
  showLate(turn);
  if (room.startBy !== null && room.startBy <= now) startAnyway(turn);
  if (!room.leading) return;
  if (room.hostGoneAt !== null && room.hostGoneAt <= now) passHostOn(turn);
  replaceAbsent(turn);
  const { running } = room;
  if (running === null || running.inFlight.length > 0 || isOver(running.stored.status)) return;
  for (const robot of running.robots.values()) {
    if (robot.readyAt !== null && robot.readyAt <= now) robotMoves(turn, running, robot);
  }
  if (running.inFlight.length === 0 && running.deadline !== null && running.deadline <= now) timeIsUp(turn, running);
}

function robotMoves(turn: Turn, running: Running, robot: Robot): void {
  // Another bot's move may have settled the step in this same moment: then this one has to look again.
  if (running.tipDecisionStep !== running.decisionStep) return;
  robot.readyAt = null;
  const thought = think(turn, running, robot);
  if (thought === null) return;
  if ('problem' in thought) return giveUpOn(turn, running, robot, thought.problem);
  if (thought.move === null) {
    robot.silentAt = running.tip.step;
    return;
  }
  const played = play(running.tip, robot.sitting.seat, thought.move);
  if (isRefusal(played)) giveUpOn(turn, running, robot, `was refused: ${played.refused}`);
  else launch(turn, running, played, []);
}

/** What the bot has to say to the question as it stands; null when it is yet to think about it. */
function think({ room, effects }: Turn, running: Running, robot: Robot): Thought | null {
  const { thought, sitting } = robot;
  robot.thought = null;
  if (thought?.since === running.decisionStep) return thought.came;
  const question = questionFor(sitting, running.tip);
  if (room.world.ponders !== true || sitting.bot.ponders?.(question.view) !== true) return { move: answer(sitting.bot, question) };
  const ticket = ++room.tickets;
  robot.pondering = { ticket, since: running.decisionStep };
  effects.push({ do: 'think', ticket, question });
  return null;
}

/** An answer from elsewhere. What was asked may have been settled meanwhile. */
export function thought({ room, now }: Turn, ticket: number, came: Thought): void {
  for (const robot of room.running?.robots.values() ?? []) {
    if (robot.pondering?.ticket !== ticket) continue;
    robot.thought = { since: robot.pondering.since, came };
    robot.pondering = null;
    robot.readyAt = now;
  }
}

/** A bug in the bot, which the clock mends. */
function giveUpOn(turn: Turn, running: Running, { sitting: { bot, seat } }: Robot, problem: string): void {
  turn.effects.push({ do: 'complain', problem: `the ${bot.level} bot of ${bot.game} at step ${running.tip.step}: ${problem}` });
  launchIfAny(turn, running, forceMove(running.tip, seat));
}

function timeIsUp(turn: Turn, running: Running): void {
  const { waiting } = turnInfo(running.stored, 'spectator');
  if (waiting.length === 0) return launchIfAny(turn, running, elapse(running.tip));
  for (const seat of waiting) {
    if (running.tipDecisionStep === running.decisionStep) launchIfAny(turn, running, forceMove(running.tip, seat));
  }
}

function launchIfAny(turn: Turn, running: Running, played: StepResult<GameTypes> | Refusal): void {
  if (isRefusal(played))
    turn.effects.push({ do: 'complain', problem: `the clock was refused at step ${running.tip.step}: ${played.refused}` });
  else launch(turn, running, played, []);
}
