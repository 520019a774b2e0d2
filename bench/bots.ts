import { type AnyBot, BOT_LEVELS, type BotLevel, type Outlook, playBotMatch, playOut, SmallChance, simulate } from '@parlour/bots';
import {
  type AnyGame,
  type Chance,
  chanceFor,
  type Game,
  type GameTypes,
  isOver,
  isRefusal,
  type Seat,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import { botFor } from '../games/bots-catalogue.ts';
import { quickMove } from '../games/fotomania/bot/quick-policy.ts';
import { cardsInRow, fotomania, type Move, rowsOf, type State } from '../games/fotomania/rules/index.ts';
import { legalMoves, type State as MascaradeState, type MascaradeTypes, mascarade } from '../games/mascarade/rules/index.ts';
import { picturePerfect } from '../games/picture-perfect/rules/index.ts';
import { GAMES } from '../games/rules-catalogue.ts';
import type { BenchTable } from './report.ts';

const ANSWERS = 300;
const PLAYOUTS = 2000;
/** Rounds before the measured one: V8 compiles the rules once more while they run. */
const WARM_UP = 3;
/** Milliseconds that an answer may take, by level. */
const LIMITS: Readonly<Record<BotLevel, number>> = { easy: 50, normal: 50, sharp: 300 };
/** What workers compute in Picture Perfect is the photo. */
const PHOTO_LIMIT = 1000;

const limitOf = (game: string, level: BotLevel): number => (game === picturePerfect.id ? PHOTO_LIMIT : LIMITS[level]);

/** What bots cost: one answer, what they do on the event loop of a server, and playouts of the search. */
export async function benchBots(): Promise<readonly BenchTable[]> {
  const measured = GAMES.flatMap((game) => BOT_LEVELS.map((level) => ({ game: game.id, level, ...measure(game, botFor(game.id, level)) })));
  return [
    {
      title: 'Bots: milliseconds of processor time for one answer, with the most players the game allows',
      rows: measured.flatMap(({ game, level, quick, slow, cold }) => [
        ...(quick.length === 0 ? [] : [{ game, level, runs: 'in place', ...times(quick), limit: 10 }]),
        ...(slow.length === 0 ? [] : [{ game, level, runs: 'in a worker', ...times(slow), cold, limit: limitOf(game, level) }]),
      ]),
      note: 'Answers in a worker do not block the server. Cold: the longest answer of the first match, while V8 compiles the bot.',
    },
    {
      title: 'Bots: milliseconds on the event loop for all memories of one step',
      rows: measured.map(({ game, level, steps }) => ({ game, level, ...times(steps), limit: 10 })),
    },
    { title: 'Bots: whole games a second, simulated and by playouts of the search', rows: playoutRates() },
  ];
}

interface Measured {
  /** Answers in place, and answers that a worker computes. */
  readonly quick: number[];
  readonly slow: number[];
  /** The longest answer of the first match, while V8 compiles the bot; it is in no other column. */
  readonly cold: number;
  /** What all bots of a table take to observe one step. */
  readonly steps: number[];
}

function measure(game: AnyGame, bot: AnyBot): Measured {
  const players = game.seats.max;
  const found = { quick: [] as number[], slow: [] as number[], steps: [] as number[] };
  let observing = 0;
  let observed = 0;
  const timed: AnyBot = {
    ...bot,
    observe: (...given) => {
      const [memory, spent] = stopped(() => bot.observe(...given));
      observing += spent;
      observed += 1;
      if (observed % players === 0) {
        found.steps.push(observing);
        observing = 0;
      }
      return memory;
    },
    choose: (...given) => {
      const [move, spent] = stopped(() => bot.choose(...given));
      (bot.isSlow?.(given[1]) === true ? found.slow : found.quick).push(spent);
      return move;
    },
  };
  const seated = Array.from({ length: players }, () => timed);
  const play = (seed: string) => playBotMatch(game, optionsOf(game, players), seated, seed);
  play('warm up');
  const cold = Math.max(...found.quick, ...found.slow);
  for (const values of Object.values(found)) values.length = 0;
  for (let index = 0; found.quick.length + found.slow.length < ANSWERS; index++) play(`bench ${index}`);
  return { ...found, cold };
}

/** Milliseconds of processor time: other programs of the machine do not count. */
function stopped<T>(task: () => T): readonly [T, number] {
  const before = process.cpuUsage();
  const result = task();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

function optionsOf(game: AnyGame, players: number, given: object = {}): object {
  const options = game.parseOptions(given, players);
  if (isRefusal(options)) throw new Error(`${game.id}: ${options.refused}`);
  return options.ok;
}

function times(values: readonly number[]): Readonly<Record<string, number>> {
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: share(0.5), p99: share(0.99), max: share(1) };
}

/** Any take, or any advance. */
function randomMove(state: State, seat: Seat, chance: Chance): Move {
  if (state.phase === 'take') {
    for (;;) {
      const row = chance.below(rowsOf(state.seats));
      const side = chance.below(2) === 0 ? 'left' : 'right';
      const count = Math.min(1 + chance.below(3), cardsInRow(state.city, row));
      if (count > 0) return { do: 'take', count, row, side };
    }
  }
  const last = (state.hands[seat]?.length ?? 2) - 1;
  const from = chance.below(last);
  return { do: 'advance', from, to: from + 1 + chance.below(last - from) };
}

type PlayoutRow = {
  readonly game: string;
  readonly moves: string;
  readonly 'a second': number;
  readonly ratio: number;
};

/** Whole games, from the deal to the end. */
function playoutRates(): readonly PlayoutRow[] {
  return [
    ...ratesOf(fotomania, 2, {}, { 'random playouts': randomMove, 'playouts by the quick policy': quickMove }),
    ...ratesOf(mascarade, 6, { peek: false }, { 'random playouts': randomMaskMove }),
  ];
}

type Policy<T extends GameTypes> = Outlook<T>['policy'];

function ratesOf<T extends GameTypes>(
  game: Game<T>,
  players: number,
  given: object,
  policies: Readonly<Record<string, Policy<T>>>,
): PlayoutRow[] {
  const options = optionsOf(game, players, given) as T['Options'];
  const simulated = () => simulate(game, { players, games: PLAYOUTS, seed: 'bench', options, now: () => 0 });
  const { state, status } = startMatch(game, options, players, seedFromText('bench')).match;
  const [seat = 0] = isOver(status) ? [] : status.must;
  const view = game.view(state, seat);
  const world = game.imagine(view, seat, {}, chanceFor(seedFromText('bench'), 1));
  const [move] = game.legalMoves(view, seat);
  if (move === undefined) throw new Error('nothing to do');
  const rate = (task: () => unknown): number => {
    for (let round = 0; round < WARM_UP; round++) task();
    return (PLAYOUTS * 1000) / stopped(task)[1];
  };
  const random = rate(simulated);
  const row = (moves: string, found: number): PlayoutRow => ({
    game: game.id,
    moves,
    'a second': Math.round(found),
    ratio: found / random,
  });
  const played = (policy: Policy<T>) => (): void => {
    const outlook: Outlook<T> = { game, seat, policy, isFarEnough: () => false, value: () => 0 };
    for (let i = 0; i < PLAYOUTS; i++) playOut(outlook, world, move, new SmallChance(1, i));
  };
  return [row('simulate', random), ...Object.entries(policies).map(([name, policy]) => row(name, rate(played(policy))))];
}

const randomMaskMove = (state: MascaradeState, seat: Seat, chance: Chance): MascaradeTypes['Move'] => chance.pick(legalMoves(state, seat));
