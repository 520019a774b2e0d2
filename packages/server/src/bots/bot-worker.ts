import { parentPort } from 'node:worker_threads';
import { type AnyBot, answerBotRequest, type BotRequest, parseLevel } from '@parlour/bots';
import { botFor } from '@parlour/games/bots-catalogue';
import { type Answer, type Task } from './bot-worker-pool.ts';
import { summaryOfRecord } from './match-summary.ts';

/** Answers bot requests and replays matches, one task after the other, off the server's event loop. */
const bots = new Map<string, AnyBot>();

function botOf({ game, level: name, temperament }: BotRequest): AnyBot {
  const level = parseLevel(name);
  if (level === undefined) throw new RangeError(`no bot is ${name}`);
  const key = `${game} ${level} ${temperament}`;
  const known = bots.get(key) ?? botFor(game, level, temperament);
  bots.set(key, known);
  return known;
}

function answerTo(task: Task): Answer {
  if ('record' in task) return { summary: summaryOfRecord(task.record) };
  const { question } = task;
  return { move: answerBotRequest(botOf(question), question) };
}

parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage(answerTo(task));
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) } satisfies Answer);
  }
});
