import { elapse, forceMove, type GameTypes, isOver, isRefusal, type Played, type Refusal, standing } from '@parlour/kernel';
import { passHostOn } from './lobby.ts';
import { launch } from './playing.ts';
import { chosenBy, type Robot } from './robots.ts';
import type { Running, Turn } from './room.ts';
import { startAnyway } from './shares.ts';

/** The time has come for whatever was due. What comes too early changes nothing. */
export function wake(turn: Turn): void {
  const { room, now } = turn;
  room.wakeAt = null;
  if (room.startBy !== null && room.startBy <= now) startAnyway(turn);
  if (!room.leading) return;
  if (room.hostGoneAt !== null && room.hostGoneAt <= now) passHostOn(turn);
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
  const { bot, seat } = robot.sitting;
  const played = chosenBy(robot, running.tip);
  if (played === null) {
    robot.silentAt = running.tip.step;
    return;
  }
  if (!isRefusal(played)) return launch(turn, running, played, []);
  turn.effects.push({
    do: 'complain',
    problem: `the ${bot.level} bot of ${bot.game} was refused at step ${running.tip.step}: ${played.refused}`,
  });
  launchIfAny(turn, running, forceMove(running.tip, seat));
}

function timeIsUp(turn: Turn, running: Running): void {
  const { waiting } = standing(running.stored, 'spectator');
  if (waiting.length === 0) return launchIfAny(turn, running, elapse(running.tip));
  for (const seat of waiting) {
    if (running.tipDecisionStep === running.decisionStep) launchIfAny(turn, running, forceMove(running.tip, seat));
  }
}

function launchIfAny(turn: Turn, running: Running, played: Played<GameTypes> | Refusal): void {
  if (isRefusal(played))
    turn.effects.push({ do: 'complain', problem: `the clock was refused at step ${running.tip.step}: ${played.refused}` });
  else launch(turn, running, played, []);
}
