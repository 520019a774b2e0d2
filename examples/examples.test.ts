import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTable, type Session, signIn, TableConnection } from '@parlour/client';
import { type RunningServer, startServer } from '@parlour/server';
import { TEST_OPTIONS } from '@parlour/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../packages/cli/src/testing.ts';

const run = promisify(execFile);
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** Debian's Python, where its packages are. */
const PYTHON = '/usr/bin/python3';
const hasPython = existsSync(PYTHON) && existsSync('/usr/lib/python3/dist-packages/websocket');

let server: RunningServer;
let host: Session;
let url = '';
beforeAll(async () => {
  server = await startServer(TEST_OPTIONS);
  url = `http://127.0.0.1:${server.port}`;
  host = await signIn(url, 'Host');
});
afterAll(() => server.close());

/** Nobody waits for a clock. */
const NO_CLOCKS: Readonly<Record<string, Readonly<Record<string, number>>>> = { 'thats-not-a-hat': { show: 0 } };

const PLAYERS = [
  { language: 'TypeScript', program: process.execPath, args: ['--import', 'tsx', here('random-player.ts')], isHere: true },
  { language: 'Python', program: PYTHON, args: [here('random_player.py')], isHere: hasPython },
];

describe.each(PLAYERS)('the example player in $language', ({ program, args, isHere }) => {
  it.skipIf(!isHere).each(['fotomania', 'thats-not-a-hat'])('plays a whole game of %s against a real server', async (game) => {
    const code = await openTable(host, { game, options: NO_CLOCKS[game] ?? {}, settings: { agents: 'open', tempo: 'brisk' } });
    const table = await TableConnection.open(host, code);
    const playing = run(program, [...args, url, code], { timeout: 120_000 });
    await table.until(() => table.table.seats.length === 2, 60_000);
    await table.start();
    while (!table.isOver) {
      await table.until(() => table.isMyTurn || table.isOver, 60_000);
      if (!table.isMyTurn) continue;
      const { moves } = await table.legalMoves();
      const move = moves[table.observation === null ? 0 : table.observation.step % moves.length];
      if (move !== undefined) await table.play(move).catch(() => undefined);
    }
    const { stdout } = await playing;
    expect(JSON.parse(stdout)).toEqual({ seat: 1, ...table.observation?.over });
    table.close();
  });
});

const ARENA_PLAYERS = [
  { language: 'TypeScript', command: `${process.execPath} --import tsx ${here('arena-player.ts')}`, isHere: true },
  { language: 'Python', command: `${PYTHON} -I ${here('arena_player.py')}`, isHere: existsSync(PYTHON) },
];

describe.each(ARENA_PLAYERS)('the example player of the arena in $language', ({ command, isHere }) => {
  it.skipIf(!isHere).each(['fotomania', 'picture-perfect'])('plays a house bot at %s', async (game) => {
    const args = ['--game', game, '--seats', game === 'fotomania' ? '2' : '3', '--games', '1', '--json'];
    const { code, out } = await runCommand(['arena', ...args, '--against', 'easy', '--entrants', 'mine', '--program', `mine=${command}`]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ rows: [{ name: 'mine', seats: 1 }, { name: 'easy' }], failures: [] }]);
  });
});
