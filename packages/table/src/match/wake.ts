import { answerBotRequest, botRequest } from '@parlour/bots';
import { elapse, forceMove, type GameTypes, isOver, isRefusal, play, type Refusal, type StepResult, turnInfo } from '@parlour/kernel';
import { transferHost } from '../lobby/lobby.ts';
import { releaseDelayed } from '../output/spectators.ts';
import type { BotDecision } from '../room/inputs.ts';
import type { InputContext, RunningMatch } from '../room/room.ts';
import { submitStep } from './play-match.ts';
import { startWithoutHostShare } from './seed-shares.ts';
import { replaceAbsent } from './stand-ins.ts';
import type { TableBot } from './table-bots.ts';

/** The time has come for whatever was due. What comes too early changes nothing. */
export function onWake(turn: InputContext): void {
  const { room, now } = turn;
  room.wakeAt = null;
  releaseDelayed(turn);
  if (room.startBy !== null && room.startBy <= now) startWithoutHostShare(turn);
  if (!room.isLeader) return;
  if (room.hostGoneAt !== null && room.hostGoneAt <= now) transferHost(turn);
  replaceAbsent(turn);
  const { running } = room;
  if (running === null || running.inFlight.length > 0 || isOver(running.stored.status)) return;
  for (const robot of running.bots.values()) {
    if (robot.readyAt !== null && robot.readyAt <= now) robotMoves(turn, running, robot);
  }
  if (running.inFlight.length === 0 && running.deadline !== null && running.deadline <= now) timeIsUp(turn, running);
}

function robotMoves(turn: InputContext, running: RunningMatch, robot: TableBot): void {
  // Another bot's move may have settled the step in this same moment: then this one has to look again.
  if (running.tipDecisionStep !== running.decisionStep) return;
  robot.readyAt = null;
  const thought = think(turn, running, robot);
  if (thought === null) return;
  if ('problem' in thought) return giveUpOn(turn, running, robot, thought.problem);
  if (thought.move === null) {
    robot.passedAtStep = running.latest.step;
    return;
  }
  const played = play(running.latest, robot.player.seat, thought.move);
  if (isRefusal(played)) giveUpOn(turn, running, robot, `was refused: ${played.refused}`);
  else submitStep(turn, running, played, []);
}

/** What the bot has to say to the question as it stands; null when it is yet to think about it. */
function think({ room, effects }: InputContext, running: RunningMatch, robot: TableBot): BotDecision | null {
  const { thought, player } = robot;
  robot.thought = null;
  if (thought?.since === running.decisionStep) return thought.came;
  const question = botRequest(player, running.latest);
  if (room.env.hasBotWorkers !== true || player.bot.isSlow?.(question.view) !== true)
    return { move: answerBotRequest(player.bot, question) };
  const ticket = ++room.tickets;
  robot.pendingDecision = { ticket, since: running.decisionStep };
  effects.push({ type: 'think', ticket, question });
  return null;
}

/** An answer from elsewhere. What was asked may have been settled meanwhile. */
export function onBotDecision({ room, now }: InputContext, ticket: number, came: BotDecision): void {
  for (const robot of room.running?.bots.values() ?? []) {
    if (robot.pendingDecision?.ticket !== ticket) continue;
    robot.thought = { since: robot.pendingDecision.since, came };
    robot.pendingDecision = null;
    robot.readyAt = now;
  }
}

/** A bug in the bot, which the clock mends. */
function giveUpOn(turn: InputContext, running: RunningMatch, { player: { bot, seat } }: TableBot, problem: string): void {
  turn.effects.push({ type: 'complain', problem: `the ${bot.level} bot of ${bot.game} at step ${running.latest.step}: ${problem}` });
  launchIfAny(turn, running, forceMove(running.latest, seat));
}

function timeIsUp(turn: InputContext, running: RunningMatch): void {
  const { waiting } = turnInfo(running.stored, 'spectator');
  if (waiting.length === 0) return launchIfAny(turn, running, elapse(running.latest));
  for (const seat of waiting) {
    if (running.tipDecisionStep === running.decisionStep) launchIfAny(turn, running, forceMove(running.latest, seat));
  }
}

function launchIfAny(turn: InputContext, running: RunningMatch, played: StepResult<GameTypes> | Refusal): void {
  if (isRefusal(played))
    turn.effects.push({ type: 'complain', problem: `the clock was refused at step ${running.latest.step}: ${played.refused}` });
  else submitStep(turn, running, played, []);
}
