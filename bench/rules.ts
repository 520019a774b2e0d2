import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { MANIFESTS } from '@parlour/games/catalogue';
import { competitorScript, installCompetitors } from './competitors.ts';
import type { BenchTable } from './report.ts';
import { bundled } from './servers/bundle.ts';

/** The game that also has a bare loop to compare with. */
const BARE = 'thats-not-a-hat';

/** The games whose rules are also written for boardgame.io. */
const PEERS = MANIFESTS.map(({ id }) => ({ id, script: competitorScript(`${id}-boardgame.mjs`) })).filter(({ script }) =>
  existsSync(script),
);

/** Random movers with every move checked, beside the barest loop and a well-known framework, in the same run. */
export async function benchRules(): Promise<BenchTable> {
  const problem = installCompetitors();
  if (problem !== undefined) throw new Error(`the peers could not be installed: ${problem}`);
  const ours = measured(await bundled('bench/rules/process.ts')) as { bare: number; games: Record<string, number> };
  const peers = Object.fromEntries(PEERS.map(({ id, script }) => [id, peerSpeed(script)]));
  const row = (game: string, on: string, speed: number) => {
    const peer = peers[game];
    return {
      game,
      on,
      'moves/s of CPU': speed,
      ...(game === BARE ? { 'x bare': speed / ours.bare } : {}),
      ...(peer === undefined ? {} : { 'x boardgame.io': speed / peer }),
    };
  };
  return {
    title: 'Rules: random movers, one core, 5 seats or as many as the game has',
    rows: [
      row(BARE, 'a bare mutable loop', ours.bare),
      ...Object.entries(ours.games).map(([game, speed]) => row(game, 'parlour simulate', speed)),
      ...Object.entries(peers).map(([game, speed]) => row(game, 'boardgame.io 0.50.2', speed)),
    ],
    note: 'Parlour builds the view, lists and checks the moves for every choice. The bare loop does none of it.',
  };
}

const peerSpeed = (script: string): number => (measured(script) as { movesPerSecond: number }).movesPerSecond;

function measured(script: string): unknown {
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse(execFileSync(process.execPath, [script], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));
}
