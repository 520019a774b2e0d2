import { type Chance, chanceFor, isRefusal, seedFromText } from '@parlour/kernel';
import { type Session, type Store, waitForDeal } from '@parlour/server/testing';
import type { StoredMatch } from '@parlour/table';
import { checkConsistency, type Evidence, type Findings } from './check-consistency.ts';
import { drawFaults, type Fault } from './faults.ts';
import { injectFault } from './inject-fault.ts';
import type { Proxy } from './proxy.ts';
import { type ChaosTable, drawTables, openChaosTable } from './tables.ts';
import type { TestCluster } from './test-cluster.ts';
import { waitForProgress, waitUntilQuiet } from './wait-until-settled.ts';

const DEAL_MS = 60_000;
const HEAL_MS = 60_000;
const SETTLE_MS = 45_000;

export interface RoundPlan {
  readonly seed: string;
  readonly tables: number;
  /** Faults begin within this time. */
  readonly playMs: number;
}

export interface RoundResult extends Findings {
  readonly cluster: TestCluster['kind'];
  readonly faults: readonly Fault[];
  readonly stuck: readonly string[];
  /** Errors of nodes that are bugs. */
  readonly problems: readonly string[];
}

/** Plays a round: clients play, faults begin and end, clients play on and stop; then everything is compared with the log. */
export async function playRound(plan: RoundPlan, cluster: TestCluster, proxy: Proxy, people: readonly Session[]): Promise<RoundResult> {
  const seed = seedFromText(plan.seed);
  const chance = chanceFor(seed, 0);
  const faults = drawFaults(chance, cluster.nodes.length, cluster.kind === 'cluster', plan.playMs);
  const tables: ChaosTable[] = [];
  try {
    tables.push(...(await open(plan, people, proxy, chance)));
    await Promise.all(faults.map((fault) => injectFault(fault, cluster, proxy)));
    proxy.calm();
    const stuck = await waitForProgress(tables, HEAL_MS);
    for (const { player } of tables.flatMap(({ guests }) => guests)) player.rest();
    await waitUntilQuiet(
      tables,
      SETTLE_MS,
      cluster.kind === 'cluster' ? (ids) => cluster.look((store) => readLogs(store, ids)) : undefined,
    );
    for (const { player } of tables.flatMap(({ guests }) => guests)) player.stop();
    const evidence = await cluster.look((store) => gather(store, tables));
    const problems = cluster.nodes.flatMap((node) => node.problems.splice(0));
    return { cluster: cluster.kind, faults, stuck, problems, ...sumUp(evidence.map(checkConsistency)) };
  } finally {
    for (const { player } of tables.flatMap(({ guests }) => guests)) player.stop();
  }
}

async function open(plan: RoundPlan, people: readonly Session[], proxy: Proxy, chance: Chance): Promise<ChaosTable[]> {
  const tables: ChaosTable[] = [];
  for (const [i, table] of drawTables(chance, plan.tables).entries()) {
    tables.push(await openChaosTable(table, people, proxy.base, chanceFor(seedFromText(plan.seed), i + 1)));
  }
  const players = tables.flatMap(({ guests }) => guests.map(({ player }) => player));
  if (!(await waitForDeal(players, DEAL_MS))) throw new Error('not everybody could sit down');
  return tables;
}

async function gather(store: Store, tables: readonly ChaosTable[]): Promise<Evidence[]> {
  const found: Evidence[] = [];
  for (const { code, guests } of tables) {
    const clientLogs = guests.map(({ clientLog }) => clientLog);
    const ids = new Set(clientLogs.flatMap(({ matches }) => [...matches]));
    found.push({ code, clientLogs, logs: await readLogs(store, [...ids]) });
  }
  return found;
}

async function readLogs(store: Store, ids: readonly string[]): Promise<StoredMatch[]> {
  const found = await Promise.all(ids.map((id) => store.readMatch(id)));
  return found.flatMap((match) => (isRefusal(match) ? [] : match));
}

function sumUp(all: readonly Findings[]): Findings {
  return {
    acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: all.flatMap(({ lost }) => lost),
    duplicated: all.flatMap(({ duplicated }) => duplicated),
    divergent: all.flatMap(({ divergent }) => divergent),
    leaks: all.flatMap(({ leaks }) => leaks),
  };
}
