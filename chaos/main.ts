import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { failureText, formatReport, isClean, reportOn } from './report.ts';
import { type ChaosPlan, runChaos } from './run.ts';
import { canRunCluster } from './test-cluster.ts';

const TABLES = 5;
const PLAY_MS = 4000;

/** `npm run -s chaos -- [--rounds 20] [--seed …] [--first 1] [--json]`: checks that no fault loses or leaks anything. */
function wanted(): (ChaosPlan & { readonly json: boolean }) | { readonly wrong: string } {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '20' },
        first: { type: 'string', default: '1' },
        seed: { type: 'string', default: randomBytes(4).toString('hex') },
        json: { type: 'boolean', default: false },
      },
    });
    const [rounds, first] = [Number(values.rounds), Number(values.first)];
    if (![rounds, first].every((count) => Number.isSafeInteger(count) && count > 0))
      return { wrong: '--rounds and --first are whole numbers from 1 up' };
    return { rounds, first, seed: values.seed, json: values.json, tables: TABLES, playMs: PLAY_MS };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
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
  const report = reportOn(results, (performance.now() - began) / 1000, plan.seed);
  process.stdout.write(plan.json ? `${JSON.stringify(report)}\n` : formatReport(report));
  process.exitCode = isClean(report) ? 0 : 1;
}
