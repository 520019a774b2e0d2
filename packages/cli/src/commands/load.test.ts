import { GAMES } from '@parlour/games/rules-catalogue';
import { seatsNear } from '@parlour/kernel';
import { NO_LIMITS, type RunningServer, startServer } from '@parlour/server';
import type { LoadReport } from '@parlour/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing.ts';

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', limits: NO_LIMITS });
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

const load = async (...flags: readonly string[]) => {
  const { code, out, err } = await runCommand(['load', '--tables', '2', '--seconds', '1', '--json', ...flags]);
  return { code, err, report: JSON.parse(out) as LoadReport };
};

describe.each(GAMES)('load of $id', ({ id: game, seats }) => {
  const players = seatsNear(4, seats);

  it('plays by the rules, and every client sees what the record says', async () => {
    const { code, err, report } = await load('--url', url, '--game', game, '--seats', String(players));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(report).toMatchObject({ game, tables: 2, seats: players, seconds: 1, unanswered: 0, gaps: 0, reconnects: 0 });
    expect(report.moves).toBeGreaterThan(0);
    expect(report.views.wrong).toBe(0);
    if (report.matches.finished > 0) expect(report.views.checked).toBeGreaterThan(report.matches.finished * players);
    expect(report.latency.max).toBeGreaterThanOrEqual(report.latency.p50);
  });
});

it('keeps to the rate it is given', async () => {
  const { report } = await load('--url', url, '--rate', '20');
  expect(report.moves).toBeLessThanOrEqual(40);
});

it('starts a temporary server and prints what it measured', async () => {
  const { code, out, err } = await runCommand(['load', '--tables', '1', '--seconds', '1', '--seats', '2']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^thats-not-a-hat, 1 tables of 2: [\d,]+ moves in 1 s/);
  expect(out).toMatch(/wrong: 0\n$/);
});

it('says when the server seats too few players', async () => {
  const strict = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', limits: { tablesPerPerson: 1 } });
  const { code, err } = await runCommand(['load', '--tables', '3', '--url', `http://127.0.0.1:${strict.port}`]);
  await strict.close();
  expect(code).toBe(2);
  expect(err).toContain('too-many-tables');
});
