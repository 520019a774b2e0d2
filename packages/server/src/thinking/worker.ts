import { parentPort } from 'node:worker_threads';
import { type AnyBot, answer, levelNamed } from '@parlour/bots';
import { botFor } from '@parlour/games/bots-catalogue';
import type { Answered, Asked } from './pool.ts';

/** Bots think here, one question after the other, where nobody waits for the event loop. */
const bots = new Map<string, AnyBot>();

function botOf(game: string, name: string): AnyBot {
  const level = levelNamed(name);
  if (level === undefined) throw new RangeError(`no bot is ${name}`);
  const known = bots.get(`${game} ${level}`) ?? botFor(game, level);
  bots.set(`${game} ${level}`, known);
  return known;
}

parentPort?.on('message', ({ id, question }: Asked) => {
  try {
    parentPort?.postMessage({ id, thought: { move: answer(botOf(question.game, question.level), question) } } satisfies Answered);
  } catch (error) {
    parentPort?.postMessage({ id, thought: { problem: error instanceof Error ? error.message : String(error) } } satisfies Answered);
  }
});
