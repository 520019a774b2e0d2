import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BenchTable } from './report.ts';
import { bundled } from './servers/bundle.ts';

const PEERS = fileURLToPath(new URL('./peers', import.meta.url));

/** Random movers with every move checked, beside the barest loop and a well-known framework, in the same run. */
export async function benchRules(): Promise<BenchTable> {
  installPeers();
  const ours = measured(await bundled('bench/rules/process.ts')) as { bare: number; games: Record<string, number> };
  const { movesPerSecond: peer } = measured(`${PEERS}/hat-boardgame.mjs`) as { movesPerSecond: number };
  const row = (who: string, speed: number) => ({
    who,
    'moves/s of CPU': speed,
    'x bare': speed / ours.bare,
    'x boardgame.io': speed / peer,
  });
  return {
    title: 'Rules: random movers at 5 seats, one core',
    rows: [
      row("That's Not a Hat, bare mutable loop", ours.bare),
      ...Object.entries(ours.games).map(([game, speed]) => row(`parlour simulate ${game}`, speed)),
      row("That's Not a Hat on boardgame.io 0.50.2", peer),
    ],
    note: 'Parlour builds the view, lists and checks the moves for every choice. The bare loop does none of it.',
  };
}

/** Peers have a folder and a lockfile of their own, so that nobody else has to install them. */
function installPeers(): void {
  if (existsSync(`${PEERS}/node_modules/boardgame.io`)) return;
  const npm = process.env.npm_execpath;
  const [program, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  execFileSync(program, [...first, 'ci', '--ignore-scripts'], { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] });
}

function measured(script: string): unknown {
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse(execFileSync(process.execPath, [script], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));
}
