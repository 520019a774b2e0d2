import { sleep } from '@parlour/server/testing';
import type { StoredMatch } from '@parlour/table';
import type { ClientLog } from './client-log.ts';
import type { ChaosTable } from './tables.ts';

const LOOK_MS = 100;
/** How long nothing may happen. */
const QUIET_MS = 1000;
const CONNECTED_AGAIN_MS = 500;

/** Waits until a new move is acknowledged at every table; returns the tables without one. */
export async function waitForProgress(tables: readonly ChaosTable[], withinMs: number): Promise<readonly string[]> {
  // A whole match may end between two checks: the number of acknowledgements only grows.
  const before = new Map(tables.map((table) => [table, movesOf(table)]));
  const until = performance.now() + withinMs;
  const waiting = () => tables.filter((table) => movesOf(table) <= (before.get(table) ?? 0));
  await sleep(CONNECTED_AGAIN_MS);
  while (waiting().length > 0 && performance.now() < until) await sleep(LOOK_MS);
  return waiting().map((table) => `${table.code}: nothing was acknowledged any more; ${table.guests.map(standingOf).join(', ')}`);
}

/** Waits until no client has anything in flight and all know the same. Where the logs can be read, all must know their ends. */
export async function waitUntilQuiet(
  tables: readonly ChaosTable[],
  withinMs: number,
  readLogs: ((ids: readonly string[]) => Promise<readonly StoredMatch[]>) | undefined,
): Promise<void> {
  const until = performance.now() + withinMs;
  for (let [quietSince, before] = [performance.now(), '']; performance.now() < until; ) {
    await sleep(LOOK_MS);
    const now = JSON.stringify(tables.map(({ guests }) => guests.map(({ clientLog }) => positionOf(clientLog))));
    if (now !== before || !tables.every(isSettled)) {
      before = now;
      quietSince = performance.now();
    }
    if (performance.now() - quietSince < QUIET_MS) continue;
    if (readLogs === undefined) return;
    const clientLogs = tables.flatMap(({ guests }) => guests.map(({ clientLog }) => clientLog));
    const logs = await readLogs([...new Set(clientLogs.flatMap(({ table }) => table?.match ?? []))]).catch(() => []);
    const ends = new Map(logs.map(({ head, entries }) => [head.id, entries.length]));
    if (clientLogs.every(({ table, last }) => ends.get(table?.match ?? '') === last?.standing.step)) return;
  }
}

/** No client is connecting, and neither bots nor the clock have anything to do. */
function isSettled({ guests }: ChaosTable): boolean {
  const [first] = guests;
  if (first === undefined) return true;
  const here = positionOf(first.clientLog);
  if (!guests.every(({ player, clientLog }) => player.connected && player.pending === undefined && positionOf(clientLog) === here))
    return false;
  const { table, last } = first.clientLog;
  if (last === undefined || table === undefined) return false;
  const { over, waiting } = last.standing;
  return over !== null ? table.phase === 'over' : waiting.length > 0 && waiting.every((seat) => table.seats[seat]?.kind === 'person');
}

const positionOf = ({ table, last }: ClientLog): string => `${table?.match} ${last?.standing.step}`;

function standingOf({ player, clientLog }: ChaosTable['guests'][number]): string {
  const { connected, pending } = player;
  const waiting = clientLog.last?.standing.waiting.join('+') ?? 'nothing';
  return `${clientLog.name} ${connected ? '' : 'without a line '}at ${positionOf(clientLog)} (${clientLog.table?.phase}, waiting for ${waiting}) ${pending === undefined ? '' : `with ${pending.key} at ${pending.step} on its way`}`;
}

const movesOf = ({ guests }: ChaosTable): number => guests.reduce((sum, { clientLog }) => sum + clientLog.acknowledged.length, 0);
