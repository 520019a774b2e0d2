import { quantiles } from '@parlour/server/testing';
import { startPacedApp } from '../e2e/test-app.ts';
import type { BenchTable } from './report.ts';

const PAIRS = 10;

/** From a tap on "Play with people" to a seat beside the person who waits: target, 2 s. Needs `npm run build`. */
export async function benchQuickTable(): Promise<BenchTable> {
  const app = await startPacedApp();
  const times: number[] = [];
  try {
    for (let pair = 0; pair < PAIRS; pair++) {
      const [one, other] = [await app.visit(), await app.visit()];
      await one.page.goto(app.address);
      await one.page.getByRole('button', { name: 'Play with people' }).click();
      await one.page.getByText('Nobody else is here yet.').waitFor();
      const isWaiting = other.page.getByText('1 person is waiting.');
      while (!(await isWaiting.isVisible())) {
        await other.page.goto(app.address);
        await isWaiting.waitFor({ timeout: 2000 }).catch(() => undefined);
      }
      const began = performance.now();
      await other.page.getByRole('button', { name: 'Play with people' }).click();
      await other.page.getByText('More people may join.').waitFor();
      times.push(performance.now() - began);
      await Promise.all([one.context.close(), other.context.close()]);
    }
  } finally {
    await app.close();
  }
  const { p50, p99 } = quantiles(times);
  return { title: `from one tap to a seat at an open table, ms, ${PAIRS} pairs`, rows: [{ p50, p99 }] };
}
