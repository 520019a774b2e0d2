import { botMatchSteps, type MatchSteps, reviewSeat, type SeatReview } from '@parlour/bots';
import { coachFor } from '@parlour/games/coach-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { type AnyGame, allSeats, isRecord, isRefusal, parseRecord, replay, seedFromText } from '@parlour/kernel';
import { explainRefusal, FALLBACK_LANGUAGE, loadWords } from '@parlour/words';
import { defineCommand } from '../command.ts';
import { cpuTime } from '../io.ts';
import { readJson } from '../json-file.ts';
import { JSON_FLAG, parseGame, parseGameOptions, parseSeatCount } from '../shared-flags.ts';
import { isUsageError, type UsageError, usageError } from '../usage-error.ts';
import { BOT_KINDS, parseBots } from './simulate.ts';

interface ReviewedSeat extends SeatReview {
  readonly name: string;
  readonly seconds: number;
}

export const reviewCommand = defineCommand({
  name: 'review',
  operands: ['file or game'],
  summary: 'Grades every decision of a match by what its player could know.',
  details: [
    'With the file of a record or a replay, its match is reviewed for every seat, or for one.',
    'With the name of a game, bots play first, and the review is a table by bot: few errors of strong ones, many of random ones.',
  ],
  flags: {
    seat: { kind: 'integer', min: 0, max: 99, help: 'only this seat of the match, from 0' },
    players: { kind: 'integer', min: 1, max: 99, help: 'seats, when bots play' },
    games: { kind: 'integer', min: 1, max: 1000, default: 3, help: 'how many matches, when bots play' },
    bots: { kind: 'text', value: 'names with commas', default: 'sharp,easy,random', help: `who plays: ${BOT_KINDS.join(', ')}` },
    seed: { kind: 'text', value: 'any text', default: '1', help: 'the same seed plays the same matches' },
    json: JSON_FLAG,
  },
  async run({ operands: [what = ''], flags, given }, io) {
    const known = gameById(what);
    const idle = (known === undefined ? BOT_FLAGS : ['seat']).find((flag) => given.includes(flag));
    if (idle !== undefined) return usageError(`--${idle} goes with ${known === undefined ? 'the name of a game' : 'a file'}`);
    const found = known === undefined ? await reviewFile(what, flags.seat) : await reviewBots(known, flags);
    if (isUsageError(found)) return found;
    const { game, seats } = found;
    const report = { game, seats, table: tableOf(seats) };
    io.out(flags.json ? `${JSON.stringify(report)}\n` : tableText(report));
    return 0;
  },
});

/** What counts only when bots play. */
const BOT_FLAGS: readonly string[] = ['players', 'games', 'bots', 'seed'];

type Reviewed = { readonly game: string; readonly seats: readonly ReviewedSeat[] };

async function reviewFile(file: string, seat: number | undefined): Promise<Reviewed | UsageError> {
  const content = readJson(file, 'record');
  if (isUsageError(content)) return content;
  const words = await loadWords(FALLBACK_LANGUAGE, ['common']);
  const { json } = content;
  const record = parseRecord(isRecord(json) && isRecord(json.record) ? json.record : json);
  if (isRefusal(record)) return usageError(`${file}: ${explainRefusal(words, record)}`);
  const game = parseGame(record.ok.game);
  if (isUsageError(game)) return game;
  const steps: MatchSteps[number][] = [];
  const match = replay(game, record.ok, (step) => steps.push(step));
  if (isRefusal(match)) return usageError(`${file}: ${explainRefusal(words, match)}`);
  if (seat !== undefined && seat >= match.seats) return usageError(`--seat ${seat} is wrong: this match has seats 0 to ${match.seats - 1}`);
  const seats = allSeats(match.seats).filter((each) => seat === undefined || each === seat);
  return { game: game.id, seats: seats.map((each) => timed(game, steps, each, `seat ${each}`)) };
}

interface BotFlags {
  readonly players?: number | undefined;
  readonly games: number;
  readonly bots: string;
  readonly seed: string;
}

async function reviewBots(game: AnyGame, flags: BotFlags): Promise<Reviewed | UsageError> {
  const players = parseSeatCount(game, flags.players);
  if (isUsageError(players)) return players;
  const options = await parseGameOptions(game, undefined, players);
  if (isUsageError(options)) return options;
  const bots = parseBots(game, flags.bots, players);
  if (isUsageError(bots)) return bots;
  const seats = Array.from({ length: flags.games }, (_, index) => {
    const seated = bots.map((bot, seat) => bots[(seat + index) % bots.length] ?? bot);
    const steps = botMatchSteps(game, options.ok, seated, seedFromText(`${flags.seed}:${index}`));
    return seated.map(({ level }, seat) => timed(game, steps, seat, level));
  });
  return { game: game.id, seats: seats.flat() };
}

function timed(game: AnyGame, steps: MatchSteps, seat: number, name: string): ReviewedSeat {
  const coach = coachFor(game.id);
  if (coach === undefined) throw new Error(`no coach for ${game.id}`);
  const started = cpuTime();
  const review = reviewSeat(coach, steps, seat);
  return { name, ...review, seconds: Math.round(cpuTime() - started) / 1000 };
}

interface TableRow {
  readonly name: string;
  readonly seats: number;
  /** Means of one seat in one match. */
  readonly decisions: number;
  readonly misjudged: number;
  readonly forgot: number;
  readonly accuracy: number;
  readonly slowestSeconds: number;
}

function tableOf(seats: readonly ReviewedSeat[]): readonly TableRow[] {
  return [...new Set(seats.map(({ name }) => name))].map((name) => {
    const own = seats.filter((seat) => seat.name === name);
    const mean = (value: (seat: ReviewedSeat) => number): number =>
      Math.round((own.reduce((sum, seat) => sum + value(seat), 0) / own.length) * 1000) / 1000;
    return {
      name,
      seats: own.length,
      decisions: mean(({ moves }) => moves.length),
      misjudged: mean(({ misjudged }) => misjudged),
      forgot: mean(({ forgot }) => forgot),
      accuracy: mean(({ accuracy }) => accuracy ?? 1),
      slowestSeconds: Math.max(...own.map(({ seconds }) => seconds)),
    };
  });
}

function tableText({ game, table }: { readonly game: string; readonly table: readonly TableRow[] }): string {
  const lines = table.map(
    ({ name, seats, decisions, misjudged, forgot, accuracy, slowestSeconds }) =>
      `${name} (${seats}): ${decisions} decisions, ${misjudged} misjudged, ${forgot} forgotten, accuracy ${(100 * accuracy).toFixed(1)} %, at most ${slowestSeconds} s`,
  );
  return `${game}, a seat and match:\n${lines.join('\n')}\n`;
}
