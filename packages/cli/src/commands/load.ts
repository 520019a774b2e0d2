import { GAMES } from '@parlour/games/rules-catalogue';
import { type LoadPlan, type LoadReport, runLoadTest, ServerRefused } from '@parlour/server/testing';
import { defineCommand } from '../command.ts';
import { progressBar } from '../progress.ts';
import { JSON_FLAG, parseGame, parseSeatCount } from '../shared-flags.ts';
import { startTemporaryServer, type TemporaryServer } from '../temporary-server.ts';
import { isUsageError, type UsageError, usageError } from '../usage-error.ts';

export const loadCommand = defineCommand({
  name: 'load',
  operands: [],
  summary: 'Plays at many tables of a server at once and measures it.',
  details: [
    'Real games over real sockets, with random legal moves. Latency is from a move to its acknowledgement, which is durable.',
    'What players saw of every finished match is held against a replay of its record. Without --url a server is started for it.',
    'A server with its usual limits seats few from one address: start it with serve --no-limits.',
  ],
  flags: {
    url: {
      kind: 'text',
      value: 'the address of a server',
      help: 'the server to play on; by default a temporary server',
    },
    game: { kind: 'text', value: `one of ${GAMES.map(({ id }) => id).join(', ')}`, default: GAMES[0]?.id ?? '', help: 'the game' },
    tables: { kind: 'integer', min: 1, max: 10_000, default: 64, help: 'how many tables' },
    seats: { kind: 'integer', min: 1, max: 99, help: 'players at each table' },
    rate: {
      kind: 'integer',
      min: 0,
      max: 1_000_000,
      default: 0,
      help: 'moves a second at all tables; 0 for as many as the server accepts',
    },
    seconds: { kind: 'integer', min: 1, max: 3600, default: 10, help: 'how long' },
    seed: { kind: 'text', value: 'any text', default: '1', help: 'the same seed chooses the same moves' },
    json: JSON_FLAG,
  },
  async run({ flags }, io) {
    const game = parseGame(flags.game);
    if (isUsageError(game)) return game;
    const seats = parseSeatCount(game, flags.seats, '--seats');
    if (isUsageError(seats)) return seats;
    const server = flags.url === undefined ? await startTemporaryServer() : await existingServer(flags.url);
    if (isUsageError(server)) return server;
    const { tables, rate, seconds, seed } = flags;
    const bar = progressBar(io, 'seconds', seconds);
    try {
      const plan: LoadPlan = { base: server.base, game, seats, tables, rate, seconds, seed };
      const report = await runLoadTest(plan, (done) => bar.at(Math.floor(done)));
      bar.end();
      io.out(flags.json ? `${JSON.stringify(report)}\n` : printReport(report));
      return isWell(report) ? 0 : 1;
    } catch (error) {
      if (error instanceof ServerRefused) return usageError(error.message);
      throw error;
    } finally {
      await server.close();
    }
  },
});

async function existingServer(url: string): Promise<TemporaryServer | UsageError> {
  const { origin, protocol } = URL.canParse(url) ? new URL(url) : { origin: '', protocol: '' };
  if (protocol !== 'http:' && protocol !== 'https:')
    return usageError(`--url "${url.slice(0, 80)}" is wrong: write it like http://localhost:4000`);
  try {
    const { ok, status } = await fetch(`${origin}/healthz`);
    return ok ? { base: origin, close: async () => {} } : usageError(`${origin} is not ready: it answers ${status}`);
  } catch {
    return usageError(`nobody answers at ${origin}`);
  }
}

const isWell = ({ moves, unanswered, gaps, views }: LoadReport): boolean =>
  moves > 0 && unanswered === 0 && gaps === 0 && views.wrong === 0;

function printReport(report: LoadReport): string {
  const whole = new Intl.NumberFormat('en');
  const { latency, matches, views, refused } = report;
  const refusals = Object.entries(refused).map(([reason, count]) => `${whole.format(count)} ${reason}`);
  const lines = [
    `${report.game}, ${report.tables} tables of ${report.seats}: ${whole.format(report.moves)} moves in ${report.seconds} s (${whole.format(report.movesPerSecond)} a second)`,
    `acknowledged after: half within ${latency.p50} ms, 90 % within ${latency.p90} ms, 99 % within ${latency.p99} ms, the slowest ${latency.max} ms`,
    `refused: ${refusals.length === 0 ? 'none' : refusals.join(', ')}; unanswered: ${report.unanswered}; reconnects: ${report.reconnects}; frames out of turn: ${report.gaps}`,
    `matches: ${matches.finished} finished, ${matches.running} still running; views held against the record: ${whole.format(views.checked)}, wrong: ${views.wrong}`,
  ];
  return `${lines.join('\n')}\n`;
}
