import { chanceFor, seedFromText } from '@parlour/kernel';
import { type Session, signInMany } from '@parlour/server/testing';
import { built, SERVERS } from '../scripts/lib/build.mjs';
import { Proxy } from './proxy.ts';
import { playRound, type RoundResult } from './round.ts';
import { canRunCluster, startCluster, startSingleNode, type TestCluster } from './test-cluster.ts';

/** One round of this many is played on one node with SQLite. */
const ONE_ALONE_IN = 4;
const PEOPLE = 6;

export interface ChaosPlan {
  readonly seed: string;
  readonly first: number;
  readonly rounds: number;
  readonly tables: number;
  readonly playMs: number;
  /** The cluster of each round; by default 3 of 4 rounds use several nodes. */
  readonly cluster?: (round: number) => TestCluster['kind'];
}

interface Scene {
  readonly cluster: TestCluster;
  readonly proxy: Proxy;
  readonly people: readonly Session[];
}

/** Plays the rounds one after the other, and calls `over` after each. */
export async function runChaos(plan: ChaosPlan, over: (round: number, result: RoundResult) => void): Promise<RoundResult[]> {
  const script = await built(SERVERS);
  const scenes = new Map<TestCluster['kind'], Scene>();
  const results: RoundResult[] = [];
  try {
    for (let round = plan.first; round < plan.first + plan.rounds; round++) {
      const kind = plan.cluster?.(round) ?? usualCluster(round);
      const scene = scenes.get(kind) ?? (await setUp(kind, script, plan.seed));
      scenes.set(kind, scene);
      const { cluster, proxy, people } = scene;
      const result = await playRound({ ...plan, seed: `${plan.seed}/${round}` }, cluster, proxy, people).catch((error: unknown) => {
        throw new Error(`round ${round} of seed ${plan.seed}`, { cause: error });
      });
      results.push(result);
      over(round, result);
    }
  } finally {
    for (const { cluster, proxy } of scenes.values()) {
      await proxy.close();
      await cluster.close();
    }
  }
  return results;
}

function usualCluster(round: number): TestCluster['kind'] {
  return canRunCluster() && round % ONE_ALONE_IN !== 0 ? 'cluster' : 'single';
}

async function setUp(kind: TestCluster['kind'], script: string, seed: string): Promise<Scene> {
  const cluster = await (kind === 'cluster' ? startCluster(script) : startSingleNode(script));
  const proxy = await Proxy.open(() => cluster.nodes.map(({ port }) => port), chanceFor(seedFromText(`${seed} ${kind}`), 0));
  const [node] = cluster.nodes;
  return { cluster, proxy, people: await signInMany(node?.base ?? '', PEOPLE) };
}
