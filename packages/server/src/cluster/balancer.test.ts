import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Balancer, type BalancerOptions, startBalancer } from './balancer.ts';

const TABLES = Array.from({ length: 30 }, (_, i) => `TABLE${i}`);

let nodes: Server[];
let balancer: Balancer;

beforeEach(async () => {
  nodes = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const node = createServer((_, response) => response.end(String(portOf(node))));
      await new Promise<void>((listening) => node.listen(0, '127.0.0.1', listening));
      return node;
    }),
  );
});
afterEach(async () => {
  await balancer.close();
  for (const node of nodes) node.close().closeAllConnections();
});

const portOf = (node: Server | undefined) => (node?.address() as AddressInfo | undefined)?.port ?? 0;

const start = async (options?: BalancerOptions) => {
  const ports = nodes.map(portOf);
  balancer = await startBalancer(ports, '127.0.0.1', 0, options);
};

/** The node that answers each of these paths. */
const nodesOf = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(`http://127.0.0.1:${balancer.port}${path}`)).text()));

const aboutTables = (rest: string) => TABLES.map((code) => `/api/tables/${code}${rest}`);

it('what is about one table goes to one node, and tables go to all nodes', async () => {
  await start();
  const found = await nodesOf(aboutTables(''));
  expect(new Set(found).size).toBe(3);
  expect(await nodesOf(aboutTables('/seat'))).toEqual(found);
  expect(await nodesOf(aboutTables('?from=link'))).toEqual(found);
});

it('when a node is gone only its tables move', async () => {
  await start();
  const found = await nodesOf(aboutTables(''));
  const gone = String(portOf(nodes[0]));
  nodes[0]?.close().closeAllConnections();
  const afterwards = await nodesOf(aboutTables(''));
  expect(afterwards).not.toContain(gone);
  expect(afterwards.filter((_, i) => found[i] !== gone)).toEqual(found.filter((node) => node !== gone));
});

it('anything else goes to the nodes in turn, and tables too where they are to be spread', async () => {
  await start({ spreadTables: true });
  expect(new Set(await nodesOf(['/', '/', '/'])).size).toBe(3);
  expect(new Set(await nodesOf(['/api/tables/ABCDE', '/api/tables/ABCDE', '/api/tables/ABCDE'])).size).toBe(3);
});
