import { answerBotRequest, botRequest } from '@parlour/bots';
import { elapse, forceMove, type GameTypes, isOver, isRefusal, play, type Refusal, type StepResult, turnInfo } from '@parlour/kernel';
import { fillWithBots } from '../lobby/fill-seats.ts';
import { transferHost } from '../lobby/lobby.ts';
import { releaseDelayed } from '../output/spectators.ts';
import type { BotDecision } from '../room/inputs.ts';
import { isPaused } from '../room/is-paused.ts';
import type { InputContext, RunningMatch } from '../room/room.ts';
import { submitStep } from './play-match.ts';
import { startWithoutHostShare } from './seed-shares.ts';
import { replaceIdle } from './stand-ins.ts';
import { askIfSlow, type TableBot } from './table-bots.ts';
import { heldUntil, takesTurns } from './tempo.ts';

/** Runs everything that is due. A wake-up that comes too early changes nothing. */
export function onWake(ctx: InputContext): void {
  const { room, now } = ctx;
  room.wakeAt = null;
  releaseDelayed(ctx);
  if (room.startBy !== null && room.startBy <= now) startWithoutHostShare(ctx);
  if (!room.isLeader) return;
  if (room.hostGoneAt !== null && room.hostGoneAt <= now) transferHost(ctx);
  replaceIdle(ctx);
  fillWithBots(ctx);
  if (room.running !== null && !isPaused(room)) runDueMoves(ctx, room.running);
}

function runDueMoves(ctx: InputContext, running: RunningMatch): void {
  const { room, now } = ctx;
  if (running.inFlight.length > 0 || isOver(running.stored.status)) return;
  for (const bot of heldUntil(running) > now ? [] : running.bots.values()) {
    if (bot.readyAt !== null && bot.readyAt <= now) robotMoves(ctx, running, bot);
    if (running.inFlight.length > 0 && takesTurns(room)) break;
  }
  if (running.inFlight.length === 0 && running.deadline !== null && running.deadline <= now) timeIsUp(ctx, running);
}

function robotMoves(ctx: InputContext, running: RunningMatch, bot: TableBot): void {
  // Another bot's move may have ended this decision at the same moment: then this bot decides again.
  if (running.tipDecisionStep !== running.decisionStep) return;
  const decision = think(ctx, running, bot);
  if (decision === null) return;
  bot.readyAt = null;
  if ('problem' in decision) return giveUpOn(ctx, running, bot, decision.problem);
  if (decision.move === null) {
    bot.passedAtStep = running.latest.step;
    return;
  }
  const played = play(running.latest, bot.player.seat, decision.move);
  if (isRefusal(played)) giveUpOn(ctx, running, bot, `was refused: ${played.refused}`);
  else submitStep(ctx, running, played, []);
}

/** The bot's answer to the current decision; null while a worker computes it. */
function think(ctx: InputContext, running: RunningMatch, bot: TableBot): BotDecision | null {
  if (bot.pendingDecision !== null) return null;
  const { thought, player } = bot;
  bot.thought = null;
  if (thought?.since === running.decisionStep) return thought.came;
  if (askIfSlow(ctx, running, bot)) return null;
  return { move: answerBotRequest(player.bot, botRequest(player, running.latest, bot.moves)) };
}

/** An answer from a worker. Its decision may be outdated. */
export function onBotDecision({ room }: InputContext, ticket: number, came: BotDecision): void {
  for (const bot of room.running?.bots.values() ?? []) {
    if (bot.pendingDecision?.ticket !== ticket) continue;
    bot.thought = { since: bot.pendingDecision.since, came };
    bot.pendingDecision = null;
  }
}

/** Reports a bug in the bot; the clock plays for it. */
function giveUpOn(ctx: InputContext, running: RunningMatch, { player: { bot, seat } }: TableBot, problem: string): void {
  ctx.effects.push({ type: 'report-bug', problem: `the ${bot.level} bot of ${bot.game} at step ${running.latest.step}: ${problem}` });
  launchIfAny(ctx, running, forceMove(running.latest, seat));
}

function timeIsUp(ctx: InputContext, running: RunningMatch): void {
  const { waiting } = turnInfo(running.stored, 'spectator');
  if (waiting.length === 0) return launchIfAny(ctx, running, elapse(running.latest));
  for (const seat of waiting) {
    if (running.tipDecisionStep === running.decisionStep) launchIfAny(ctx, running, forceMove(running.latest, seat));
  }
}

function launchIfAny(ctx: InputContext, running: RunningMatch, played: StepResult<GameTypes> | Refusal): void {
  if (isRefusal(played))
    ctx.effects.push({ type: 'report-bug', problem: `the clock was refused at step ${running.latest.step}: ${played.refused}` });
  else submitStep(ctx, running, played, []);
}
