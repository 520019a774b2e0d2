import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, chanceFor, seedFromText } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import type { AutoPlayer, PlayerObserver } from './auto-player.ts';
import { Pacer } from './pacer.ts';
import { request, ServerRefused, type Session } from './test-client.ts';
import { noClockOptions, seatPlayers, signInMany, waitForDeal } from './test-players.ts';
import { ViewAudit } from './view-audit.ts';

/** The tables one server lets one person have. */
const TABLES_A_CREW = 10;
const OPENING_MS = 30_000;
const SETTLING_MS = 5_000;

export interface LoadPlan {
  readonly base: string;
  readonly game: AnyGame;
  readonly tables: number;
  readonly seats: number;
  /** Moves a second at all tables together; 0 for as many as the server accepts. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: string;
}

export interface LoadReport {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From sending a move to its acknowledgement, in milliseconds. */
  readonly latency: { readonly p50: number; readonly p90: number; readonly p99: number; readonly max: number };
  readonly refused: Readonly<Record<string, number>>;
  /** Moves without an answer. */
  readonly unanswered: number;
  readonly reconnects: number;
  /** Frames that came out of turn. */
  readonly gaps: number;
  readonly matches: { readonly finished: number; readonly running: number };
  /** Views of finished matches, compared with a replay of their records. */
  readonly views: { readonly checked: number; readonly wrong: number };
}

/** Clients at many tables play real matches over real sockets, and every view of a finished match is compared with its record. */
export async function runLoadTest(plan: LoadPlan, progress: (done: number) => void = () => {}): Promise<LoadReport> {
  const { base, game, seats, tables, seconds } = plan;
  const ledger = new ViewAudit();
  const latencies: number[] = [];
  const refused: Record<string, number> = {};
  let gaps = 0;
  const watch: PlayerObserver = {
    acknowledged: (_match, _key, _step, ms) => latencies.push(ms),
    observed: (match, seat, seen, events) => ledger.note(match, seat, seen, events),
    refused: (reason) => {
      refused[reason] = (refused[reason] ?? 0) + 1;
    },
    gap: () => gaps++,
  };
  const pacer = new Pacer();
  let chosen = 0;
  const seed = seedFromText(plan.seed);
  const habits = {
    choose: (moves: readonly object[]) => (moves.length === 0 ? undefined : chanceFor(seed, chosen++).pick(moves)),
    pace: pacer.pace,
  };
  const players: AutoPlayer[] = [];
  let crew: readonly Session[] = [];
  try {
    for (let i = 0; i < tables; i++) {
      if (i % TABLES_A_CREW === 0) crew = await signInMany(base, seats);
      players.push(...(await seatPlayers(crew, game, noClockOptions(game), watch, habits)));
    }
    if (!(await waitForDeal(players, OPENING_MS))) {
      const ready = players.filter(({ step }) => step >= 0).length;
      throw new ServerRefused(`only ${ready} of ${players.length} players could sit down: does the server limit sockets or requests?`);
    }
    latencies.length = 0;
    const began = performance.now();
    pacer.start(plan.rate);
    while (performance.now() - began < seconds * 1000) {
      progress(Math.min(seconds, (performance.now() - began) / 1000));
      await sleep(100);
    }
    const [moves, spent] = [latencies.length, (performance.now() - began) / 1000];
    await settle(players, pacer);
    const { finished, views } = await audit(crew[0], game, ledger);
    return {
      game: game.id,
      tables,
      seats,
      seconds,
      moves,
      movesPerSecond: Math.round(moves / spent),
      latency: quantiles(latencies),
      refused,
      unanswered: players.filter(({ pending }) => pending !== undefined).length,
      reconnects: players.reduce((sum, player) => sum + player.reconnects, 0),
      gaps,
      matches: { finished, running: ledger.matches.length - finished },
      views,
    };
  } finally {
    pacer.stop();
    for (const player of players) player.stop();
  }
}

/** Waits until everything in flight has ended. */
async function settle(players: readonly AutoPlayer[], pacer: Pacer): Promise<void> {
  for (const player of players) player.rest();
  pacer.start(0);
  const until = performance.now() + SETTLING_MS;
  while (players.some(({ pending }) => pending !== undefined) && performance.now() < until) await sleep(20);
}

async function audit(
  reader: Session | undefined,
  game: AnyGame,
  ledger: ViewAudit,
): Promise<Pick<LoadReport, 'views'> & { finished: number }> {
  const views = { checked: 0, wrong: 0 };
  let finished = 0;
  for (const match of ledger.matches) {
    const { status, body } =
      reader === undefined ? { status: 0, body: null } : await request(reader, 'GET', `/api/matches/${match}/record`);
    if (status !== 200) continue;
    finished++;
    const { checked, wrong } = ledger.check(match, game, (body as MatchReplay).record);
    views.checked += checked;
    views.wrong += wrong;
  }
  return { finished, views };
}

export function quantiles(values: readonly number[]): LoadReport['latency'] {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2));
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}
