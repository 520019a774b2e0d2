import { describe, expect, it } from 'vitest';
import { failureText, isClean, reportOn } from './report.ts';
import { runChaos } from './run.ts';
import { canRunCluster, type TestCluster } from './test-cluster.ts';

const SEED = 'npm test';
const several = canRunCluster();
if (!several) console.warn('SKIPPED: chaos at several nodes. To run it: apt-get install postgresql redis-server');

async function expectClean(kind: TestCluster['kind'], rounds: number): Promise<void> {
  const failures: string[] = [];
  const plan = { seed: SEED, first: 1, rounds, tables: 4, playMs: 2500, cluster: () => kind };
  const results = await runChaos(plan, (round, result) => failures.push(...[failureText(result, SEED, round) ?? []].flat()));
  expect(failures).toEqual([]);
  const report = reportOn(results, 0, SEED);
  expect(isClean(report)).toBe(true);
  expect(report.acknowledged).toBeGreaterThan(0);
}

describe('with any faults, acknowledged moves are stored and nobody receives hidden values', () => {
  it('at one node on SQLite', () => expectClean('single', 1));

  it.skipIf(!several)('at three nodes on PostgreSQL and Redis', () => expectClean('cluster', 2));
});
