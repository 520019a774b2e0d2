import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks/index.ts';
import { runAttacks } from './run.ts';

/** `npm run -s attack -- [--only name,name] [--short] [--json]`: raw clients against a server with default limits. */
const { values } = parseArgs({
  options: { only: { type: 'string' }, short: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});
const only = values.only?.split(',');
const attacks = ATTACKS.filter(({ name }) => only === undefined || only.includes(name));
const rows = await runAttacks(attacks, values.short, ({ name, held, figure, loopMs }) => {
  process.stderr.write(`${held ? 'held  ' : 'BROKEN'} ${name}: ${figure}; event loop ${loopMs} ms\n`);
});
if (values.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
process.exitCode = rows.length > 0 && rows.every(({ held }) => held) ? 0 : 1;
