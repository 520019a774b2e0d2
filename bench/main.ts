import { parseArgs } from 'node:util';
import { type BenchTable, formatTable } from './report.ts';

/** `npm run -s bench -- [--only rules|bots|coach|photo|studio|people|servers|scale|daily|cluster|pack|quick-table] [--json]`: speed, beside competitors in the same run. */
const BENCHES: Readonly<Record<string, () => Promise<BenchTable | readonly BenchTable[]>>> = {
  rules: async () => (await import('./rules.ts')).benchRules(),
  bots: async () => (await import('./bots.ts')).benchBots(),
  coach: async () => (await import('./coach.ts')).benchCoach(),
  photo: async () => (await import('./photo.ts')).benchPhoto(),
  studio: async () => (await import('./studio.ts')).benchStudio(),
  people: async () => (await import('./people.ts')).benchPeople(),
  servers: async () => (await import('./servers.ts')).benchServers(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  daily: async () => (await import('./daily.ts')).benchDaily(),
  cluster: async () => (await import('./cluster.ts')).benchCluster(),
  pack: async () => (await import('./pack.ts')).benchPack(),
  'quick-table': async () => (await import('./quick-table.ts')).benchQuickTable(),
};

function wanted(): { readonly names: readonly string[]; readonly json: boolean } | { readonly wrong: string } {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean', default: false } } });
    const names = values.only?.split(',') ?? Object.keys(BENCHES);
    const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
    return unknown === undefined
      ? { names, json: values.json }
      : { wrong: `no bench is called "${unknown}": there are ${Object.keys(BENCHES).join(', ')}` };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

const plan = wanted();
if ('wrong' in plan) {
  process.stderr.write(`bench: ${plan.wrong}\n`);
  process.exitCode = 2;
} else {
  const tables: BenchTable[] = [];
  for (const name of plan.names) {
    process.stderr.write(`bench · ${name}\n`);
    for (const table of [(await BENCHES[name]?.()) ?? []].flat()) {
      tables.push(table);
      if (!plan.json) process.stdout.write(`\n${formatTable(table)}`);
    }
  }
  if (plan.json) process.stdout.write(`${JSON.stringify({ node: process.version, tables })}\n`);
}
