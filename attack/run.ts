import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openTable, signIn, spawnServer, TestSocket } from '@parlour/server/testing';
import { built, CLIENT, ensureBuilt, SERVERS } from '../scripts/lib/build.mjs';
import { DIST } from '../scripts/lib/script.mjs';
import type { Attack, Outcome, Row, Target } from './attack.ts';
import { cpuWaitMs, NO_WAIT, WaitMeter } from './wait-meter.ts';

const PING_MS = 50;
const MB = 1024 * 1024;
/** How long an attack may keep the event loop from serving others. */
const MAX_LOOP_MS = 50;

/** Runs each attack on a separate server, with default limits and data in a folder. */
export async function runAttacks(attacks: readonly Attack[], short: boolean, over: (row: Row) => void = () => {}): Promise<Row[]> {
  const servers = dirname(await built(SERVERS));
  if (!short) await ensureBuilt([CLIENT]);
  const rows: Row[] = [];
  for (const attack of attacks) {
    const row = await runOne(attack, join(servers, attack.agents === true ? 'agent-server.js' : 'server-process.js'), short);
    rows.push(row);
    over(row);
  }
  return rows;
}

/** The short form only shows the event loop, as other tests run beside it; in the full form it counts. */
async function runOne(attack: Attack, script: string, short: boolean): Promise<Row> {
  const data = mkdtempSync(join(tmpdir(), 'parlour-attack-'));
  const web = join(DIST, 'web');
  const server = await spawnServer({ port: 0, host: '127.0.0.1', data, web, log: 'silent', loadEarly: !short }, script);
  try {
    const bob = await signIn(server.base, 'Bob');
    const other = new TestSocket(bob, await openTable(bob, {}));
    await other.next('welcome');
    const eve = await signIn(server.base, 'Eve');
    const before = { rss: (await server.usage()).rss, stored: sizeOf(data) };
    await server.longestTurnMs();
    // Other tests run beside the short form and take processor time from this process.
    const meter = new WaitMeter(() => performance.now(), short ? cpuWaitMs : NO_WAIT);
    let running = true;
    const pinging = (async () => {
      while (running) {
        await meter.measure(() => other.ask({ type: 'ping' }, 'pong'));
        await new Promise((resolve) => setTimeout(resolve, PING_MS));
      }
    })();
    const target: Target = {
      server,
      port: server.port,
      eve,
      worstWaitMs: () => meter.worstMs(),
      grownMb: async () => Math.round(((await server.usage()).rss - before.rss) / MB),
      storedMb: () => Math.round((10 * (sizeOf(data) - before.stored)) / MB) / 10,
    };
    const outcome: Outcome = await attack.run(target, short).catch(failed);
    running = false;
    await pinging;
    other.close();
    const loopMs = Math.round(await server.longestTurnMs());
    return { name: attack.name, ...outcome, held: outcome.held && (short || loopMs <= MAX_LOOP_MS), loopMs };
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** An attack that could not be carried out shows nothing. */
const failed = (error: Error): Outcome => ({ held: false, figure: `not carried out: ${error.message}` });

const sizeOf = (folder: string): number => readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
