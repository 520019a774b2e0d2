import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { built, SERVERS } from '../scripts/lib/build.mjs';
import { findNginx } from './nginx.ts';
import { failureText, formatReport, isClean, type RestartReport, reportOn } from './report.ts';
import { rollingRestart } from './rolling-restart.ts';
import { type ChaosPlan, runChaos } from './run.ts';
import { canRunCluster } from './test-cluster.ts';

const TABLES = 5;
const PLAY_MS = 4000;
const RESTART_TABLES = 40;

/** `npm run -s chaos -- [--rounds 20] [--seed …] [--first 1] [--no-restart] [--json]`: checks that no fault loses or leaks anything. */
function wanted(): (ChaosPlan & { readonly restart: boolean; readonly json: boolean }) | { readonly wrong: string } {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '20' },
        first: { type: 'string', default: '1' },
        seed: { type: 'string', default: randomBytes(4).toString('hex') },
        restart: { type: 'boolean', default: true },
        json: { type: 'boolean', default: false },
      },
      allowNegative: true,
    });
    const [rounds, first] = [Number(values.rounds), Number(values.first)];
    if (![rounds, first].every((count) => Number.isSafeInteger(count) && count > 0))
      return { wrong: '--rounds and --first are whole numbers from 1 up' };
    return { rounds, first, seed: values.seed, restart: values.restart, json: values.json, tables: TABLES, playMs: PLAY_MS };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

async function restartBehindNginx(): Promise<RestartReport | null> {
  if (!canRunCluster() || findNginx() === undefined) {
    process.stderr.write('chaos: NO ROLLING RESTART. For one: apt-get install nginx-light postgresql redis-server\n');
    return null;
  }
  const { people, worstOfflineMs, refused, offlineAtEnd } = await rollingRestart(RESTART_TABLES, await built(SERVERS));
  return { people, worstOfflineMs, refused: refused.length, offlineAtEnd };
}

// All started processes end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const plan = wanted();
if ('wrong' in plan) {
  process.stderr.write(`chaos: ${plan.wrong}\n`);
  process.exitCode = 2;
} else {
  if (!canRunCluster()) process.stderr.write('chaos: ONE NODE ONLY. For several: apt-get install postgresql redis-server\n');
  const began = performance.now();
  const results = await runChaos(plan, (round, result) => {
    const faults = result.faults.map(({ kind }) => kind).join(', ');
    const problem = failureText(result, plan.seed, round);
    process.stderr.write(
      problem === undefined ? `round ${round} · ${result.cluster} · ${result.acknowledged} moves · ${faults}\n` : `${problem}\n`,
    );
  });
  const restart = plan.restart ? await restartBehindNginx() : null;
  const report = reportOn(results, (performance.now() - began) / 1000, plan.seed, restart);
  process.stdout.write(plan.json ? `${JSON.stringify(report)}\n` : formatReport(report));
  process.exitCode = isClean(report) ? 0 : 1;
}
