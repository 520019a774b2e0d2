import { existsSync, openSync, readSync } from 'node:fs';
import type { BusyClock } from '../limits/turn-meter.ts';

const NS_PER_MS = 1e6;
/** Linux tells here how long the main thread has had a processor. */
const SCHEDULE = `/proc/self/task/${process.pid}/schedstat`;

/** The processor time of the main thread: what other processes, threads and machines cost does not count. Elsewhere, that of all threads. */
export function threadClock(): BusyClock {
  if (!existsSync(SCHEDULE)) {
    return () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
  }
  const file = openSync(SCHEDULE, 'r');
  const bytes = Buffer.alloc(100);
  return () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)), 10) / NS_PER_MS;
}
