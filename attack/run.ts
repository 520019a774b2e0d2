import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable, signIn, spawnServer, TestSocket } from '@parlour/server/testing';
import { bundled } from '../bench/servers/bundle.ts';
import { CLIENT, ensureBuilt, PROGRAM } from '../scripts/lib/build.mjs';
import type { Attack, Outcome, Row, Target } from './attack.ts';
import { cpuWaitMs, NO_WAIT, WaitMeter } from './wait-meter.ts';

const PING_MS = 50;
const MB = 1024 * 1024;
/** How long an attack may keep the event loop from serving others. */
const MAX_LOOP_MS = 50;

/** Runs each attack on a separate server, with default limits and data in a folder. */
export async function runAttacks(attacks: readonly Attack[], short: boolean, over: (row: Row) => void = () => {}): Promise<Row[]> {
  const scripts = short ? undefined : await builtServers();
  const rows: Row[] = [];
  for (const attack of attacks) {
    const row = await runOne(attack, scripts);
    rows.push(row);
    over(row);
  }
  return rows;
}

/** The program with its web client, as it is deployed: sources are compiled while they run, which blocks the event loop too. */
async function builtServers(): Promise<Scripts> {
  await ensureBuilt([PROGRAM, CLIENT]);
  return { plain: await bundled('packages/server/src/testing/server-process.ts', 'dist'), agents: await bundled(AGENT_SERVER, 'dist') };
}

const AGENT_SERVER = 'attack/agent-server.ts';
/** Without a script, `spawnServer` takes the source. */
const SOURCES: Scripts = { plain: undefined, agents: AGENT_SERVER };

/** What runs a server in a separate process, without and with agents. */
interface Scripts {
  readonly plain: string | undefined;
  readonly agents: string;
}

/** The short form runs on the sources and prints the time of the event loop; only the full form judges it. */
async function runOne(attack: Attack, scripts: Scripts | undefined): Promise<Row> {
  const short = scripts === undefined;
  const { plain, agents } = scripts ?? SOURCES;
  const data = mkdtempSync(join(tmpdir(), 'parlour-attack-'));
  const server = await spawnServer(
    { port: 0, host: '127.0.0.1', data, log: 'silent', loadEarly: !short },
    attack.agents === true ? agents : plain,
  );
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
