import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { countTests, type TestRun } from './checks.mjs';
import { ROOT } from './script.mjs';
import { trySecondTime } from './second-try.mjs';

/** A file with one test for each status. */
const file = (name: string, ...statuses: string[]) => ({
  name: join(ROOT, name),
  status: statuses.every((status) => status === 'passed') && statuses.length > 0 ? 'passed' : 'failed',
  assertionResults: statuses.map((status, i) => ({ fullName: `test ${i}`, status })),
});

const run = (code: number, ...testResults: ReturnType<typeof file>[]): TestRun => ({
  name: 'e2e',
  args: [],
  report: { testResults },
  code,
});

it('a test that passes at the second try counts as passed, and is named', async () => {
  const first = run(1, file('a.test.ts', 'passed', 'failed'), file('b.test.ts', 'passed'));
  const again = vi.fn<() => Promise<TestRun>>(async () => run(0, file('a.test.ts', 'passed', 'passed')));
  const { runs, unstable } = await trySecondTime([run(0), first], again);
  expect(again.mock.calls).toEqual([[first, [join(ROOT, 'a.test.ts')]]]);
  expect(runs.map(countTests)).toEqual([
    { passed: 0, failed: 0 },
    { passed: 3, failed: 0 },
  ]);
  expect(unstable).toEqual(['a.test.ts › test 1']);
});

it('a file that failed outside its tests is named', async () => {
  const outside = { ...file('a.test.ts', 'passed'), status: 'failed' };
  const { runs, unstable } = await trySecondTime([run(1, outside)], async () => run(0, file('a.test.ts', 'passed')));
  expect(runs.map(countTests)).toEqual([{ passed: 1, failed: 0 }]);
  expect(unstable).toEqual(['a.test.ts']);
});

it('a test that fails twice, or that the second try does not reach, fails', async () => {
  const first = run(1, file('a.test.ts', 'failed', 'passed'));
  for (const second of [run(1, file('a.test.ts', 'failed', 'passed')), { ...run(1), report: undefined }]) {
    const { runs, unstable } = await trySecondTime([first], async () => second);
    expect(runs.map(countTests)).toEqual([{ passed: 1, failed: 1 }]);
    expect(unstable).toEqual([]);
  }
});

it('four failed files, or a failure without a file, are not tried again', async () => {
  const again = vi.fn<() => Promise<TestRun>>();
  const many = [run(1, file('a', 'failed'), file('b', 'failed')), run(1, file('c', 'failed'), file('d', 'failed'))];
  expect(await trySecondTime(many, again)).toEqual({ runs: many, unstable: [] });
  const crashed = [{ ...run(139), report: undefined }, run(1, file('a', 'passed'))];
  expect(await trySecondTime(crashed, again)).toEqual({ runs: crashed, unstable: [] });
  expect(again).not.toHaveBeenCalled();
});
