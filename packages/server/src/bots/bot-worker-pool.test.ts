import { answerBotRequest, type BotRequest, botRequest, newBotPlayer } from '@parlour/bots';
import { botFor } from '@parlour/games/bots-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { type Entry, elapse, isRefusal, type MatchRecord, play, recordOf, seedFromText, startMatch, turnInfo } from '@parlour/kernel';
import type { BotDecision } from '@parlour/table';
import { afterEach, expect, it, vi } from 'vitest';
import { BotWorkerPool } from './bot-worker-pool.ts';
import { summaryOfRecord } from './match-summary.ts';

let pool: BotWorkerPool;
afterEach(() => pool.close());

const ask = (question: BotRequest): Promise<BotDecision> => new Promise((resolve) => pool.ask(question, resolve));

function firstQuestion(id: string, level: 'easy' | 'sharp'): BotRequest {
  const game = gameById(id)!;
  const options = game.parseOptions({}, 4);
  if (isRefusal(options)) throw new Error(options.refused);
  const { match } = startMatch(game, options.ok, 4, seedFromText('pool'));
  const seat = 'must' in match.status ? match.status.must[0]! : 0;
  return botRequest(newBotPlayer(botFor(id, level), match, seat), match);
}

it('answers as an in-process bot would, many requests at once', async () => {
  pool = new BotWorkerPool();
  expect(pool.isAvailable).toBe(true);
  const questions = [firstQuestion('fotomania', 'sharp'), firstQuestion('fotomania', 'easy'), firstQuestion('mascarade', 'sharp')];
  const thoughts = await Promise.all([...questions, ...questions].map(ask));
  const here = questions.map((question) => ({ move: answerBotRequest(botFor(question.game, question.level as 'easy'), question) }));
  expect(thoughts).toEqual([...here, ...here]);
});

it('reports a bad request, and goes on', async () => {
  pool = new BotWorkerPool();
  const question = firstQuestion('fotomania', 'easy');
  expect(await ask({ ...question, game: 'chess' })).toEqual({ problem: 'no game is called chess' });
  expect(await ask({ ...question, view: {} })).toHaveProperty('problem');
  expect(await ask(question)).toHaveProperty('move');
});

/** A match in which everybody makes the last of their legal moves, for this many steps. */
function longRecord(steps: number): MatchRecord {
  const game = gameById('mascarade')!;
  const options = game.parseOptions({}, 4);
  if (isRefusal(options)) throw new Error(options.refused);
  let { match } = startMatch(game, options.ok, 4, seedFromText('long'));
  const entries: Entry<object>[] = [];
  while (entries.length < steps && 'must' in match.status) {
    const seat = turnInfo(match, 'spectator').waiting[0];
    const move = seat === undefined ? undefined : game.legalMoves(game.view(match.state, seat), seat).at(-1);
    const played = seat === undefined || move === undefined ? elapse(match) : play(match, seat, move);
    if (isRefusal(played)) throw new Error(played.refused);
    entries.push(played.entry);
    ({ match } = played);
  }
  return recordOf(match, entries);
}

/** Nothing has happened yet, but the photos of a whole match take long to judge. */
function slowRecord(): MatchRecord {
  const game = gameById('picture-perfect')!;
  const options = game.parseOptions({}, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  return recordOf(startMatch(game, options.ok, 2, seedFromText('slow')).match, []);
}

it.each([
  ['a long match', () => longRecord(600)],
  ['a match of a game with slow replays', slowRecord],
])('replays %s in a thread, with the same result as in process', async (_, recordToPlay) => {
  const replay = vi.fn<typeof summaryOfRecord>(summaryOfRecord);
  pool = new BotWorkerPool(1, replay);
  const record = recordToPlay();
  const summary = await pool.summarise(record);
  expect(replay).not.toHaveBeenCalled();
  expect(summary).toEqual(summaryOfRecord(record));
});

it('replays in process when the server ends, also what a thread has begun', async () => {
  const replay = vi.fn<typeof summaryOfRecord>(summaryOfRecord);
  pool = new BotWorkerPool(1, replay);
  const record = longRecord(600);
  const begun = [pool.summarise(record), pool.summarise(record)];
  pool.finishInProcess();
  expect(await Promise.all([...begun, pool.summarise(record)])).toEqual(Array.from({ length: 3 }, () => summaryOfRecord(record)));
  expect(replay).toHaveBeenCalledTimes(3);
});
