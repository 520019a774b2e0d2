import { Worker } from 'node:worker_threads';

const LOOK_MS = 300;
const LATE = /^parlour_event_loop_delay_seconds_(sum|count) (\S+)$/gm;

/** An idle thread that measures its own event loop: what it waits, the machine's other load cost. */
const CONTROL = `
  const { monitorEventLoopDelay } = require('node:perf_hooks');
  const { parentPort } = require('node:worker_threads');
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  parentPort.on('message', () => parentPort.postMessage(delays.max / 1e6));
`;

interface LoopDelay {
  readonly serverMs: number;
  readonly machineMs: number;
}

/** Reads the longest event loop delays from a server's metrics until it is stopped. */
export function watchLoop(base: string): { stop(): Promise<LoopDelay> } {
  const control = new Worker(CONTROL, { eval: true });
  let before = { sum: 0, count: Number.NaN };
  let worst = 0;
  let running = true;
  const look = async () => {
    const text = await (await fetch(`${base}/metrics`)).text();
    const found = Object.fromEntries([...text.matchAll(LATE)].map(([, what, value]) => [what, Number(value)]));
    const now = { sum: found.sum ?? 0, count: found.count ?? 0 };
    // The metric has one value a second: between two looks there is at most one.
    if (now.count > before.count) worst = Math.max(worst, now.sum - before.sum);
    before = now;
  };
  const looking = (async () => {
    while (running) {
      await look().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  return {
    stop: async () => {
      running = false;
      await looking;
      // The last second is in the metric after it is over.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      await look().catch(() => {});
      const machineMs = await new Promise<number>((resolve) => {
        control.once('message', resolve);
        control.postMessage('stop');
      });
      await control.terminate();
      return { serverMs: Math.round(worst * 1000), machineMs: Math.round(machineMs) };
    },
  };
}
