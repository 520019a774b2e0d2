import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks/index.ts';
import { runAttacks } from './run.ts';

/** `npm run -s attack -- [--only name,name] [--short] [--json]`: raw clients against a server with default limits. */
function wanted() {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, short: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    });
    const names = values.only?.split(',') ?? ATTACKS.map(({ name }) => name);
    const unknown = names.find((name) => !ATTACKS.some((attack) => attack.name === name));
    if (unknown !== undefined)
      return { wrong: `no attack is called "${unknown}": there are ${ATTACKS.map(({ name }) => name).join(', ')}` };
    return { attacks: ATTACKS.filter(({ name }) => names.includes(name)), short: values.short, json: values.json };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

const plan = wanted();
if ('wrong' in plan) {
  process.stderr.write(`attack: ${plan.wrong}\n`);
  process.exitCode = 2;
} else {
  const rows = await runAttacks(plan.attacks, plan.short, ({ name, held, figure, loopMs }) => {
    process.stderr.write(`${held ? 'held  ' : 'BROKEN'} ${name}: ${figure}; event loop ${loopMs} ms\n`);
  });
  if (plan.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
  process.exitCode = rows.every(({ held }) => held) ? 0 : 1;
}
