import { sleep } from '@parlour/server/testing';
import type { Fault } from './faults.ts';
import type { Proxy } from './proxy.ts';
import type { TestCluster } from './test-cluster.ts';

const CUT_PERCENT = 60;
const SILENT_PERCENT = 50;
const DELAY_MS = 300;
const TIMEOUT_MS = 400;
const MESSAGES_PERCENT = 40;

/** Starts one fault at its time, and ends it. */
export async function injectFault(fault: Fault, cluster: TestCluster, proxy: Proxy): Promise<void> {
  await sleep(fault.at);
  await begin(fault, cluster, proxy);
  await sleep(fault.ms);
  await mend(fault, cluster, proxy);
}

async function begin({ kind, node, ms }: Fault, { nodes, postgres, redis }: TestCluster, proxy: Proxy): Promise<void> {
  switch (kind) {
    case 'node-killed':
      return nodes[node]?.kill();
    case 'node-frozen':
      nodes[node]?.freeze();
      // The clients give up and connect elsewhere; their messages still wait for this node when it resumes.
      await sleep(TIMEOUT_MS);
      return proxy.cut(SILENT_PERCENT);
    case 'postgres-killed':
      return postgres?.kill();
    case 'postgres-frozen':
      return postgres?.freeze();
    case 'redis-killed':
      return redis?.kill();
    case 'redis-frozen':
      return redis?.freeze();
    case 'lines-cut':
      return proxy.cut(CUT_PERCENT);
    case 'lines-silent':
      return proxy.silence(SILENT_PERCENT, ms);
    case 'lines-delayed':
      proxy.conditions = { ...proxy.conditions, delayMs: DELAY_MS };
      return;
    case 'messages-duplicated':
      proxy.conditions = { ...proxy.conditions, duplicated: MESSAGES_PERCENT };
      return;
    case 'messages-reordered':
      proxy.conditions = { ...proxy.conditions, reordered: MESSAGES_PERCENT };
  }
}

async function mend({ kind, node }: Fault, { nodes, postgres, redis }: TestCluster, proxy: Proxy): Promise<void> {
  switch (kind) {
    case 'node-killed':
      return nodes[node]?.start();
    case 'node-frozen':
      return nodes[node]?.thaw();
    case 'postgres-killed':
      return postgres?.start();
    case 'postgres-frozen':
      return postgres?.thaw();
    case 'redis-killed':
      return redis?.start();
    case 'redis-frozen':
      return redis?.thaw();
    case 'lines-delayed':
      proxy.conditions = { ...proxy.conditions, delayMs: 0 };
      return;
    case 'messages-duplicated':
      proxy.conditions = { ...proxy.conditions, duplicated: 0 };
      return;
    case 'messages-reordered':
      proxy.conditions = { ...proxy.conditions, reordered: 0 };
      return;
    case 'lines-cut':
    case 'lines-silent':
  }
}
