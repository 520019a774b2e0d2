import { expect, it, onTestFinished, vi } from 'vitest';
import { type CommitReport, GroupCommit } from './group-commit.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A disk that syncs when the test says so. */
function slowDisk() {
  const done: string[] = [];
  const reports: CommitReport[] = [];
  const syncs: (() => void)[] = [];
  const transactions = {
    begin: () => done.push('begin'),
    commit: () => done.push('commit'),
    rollback: () => done.push('rollback'),
    sync: () => new Promise<void>((resolve) => syncs.push(resolve)),
  };
  return { done, reports, syncs, commits: new GroupCommit(transactions, (report) => reports.push(report)) };
}

it('reports a write only after the disk has it', async () => {
  const { commits, syncs, done } = slowDisk();
  const received: string[] = [];
  void commits.write(() => 'stored').then((written) => received.push(written));
  await turn();
  await turn();
  expect({ done, received }).toEqual({ done: ['begin', 'commit'], received: [] });
  syncs[0]?.();
  await turn();
  expect(received).toEqual(['stored']);
});

it('requests during a sync share one commit, even if a read has to see them sooner', async () => {
  const { commits, syncs, done, reports } = slowDisk();
  const received: number[] = [];
  const write = (n: number) => void commits.write(() => 'stored').then(() => received.push(n));
  write(1);
  await turn();
  write(2);
  write(3);
  await turn();
  expect(done).toEqual(['begin', 'commit']);
  commits.flush();
  write(4);
  expect(done).toEqual(['begin', 'commit', 'begin', 'commit']);
  syncs[0]?.();
  await turn();
  expect(received).toEqual([1]);
  syncs[1]?.();
  await turn();
  expect(received).toEqual([1, 2, 3]);
  const settled = commits.settle();
  await turn();
  syncs[2]?.();
  await settled;
  expect(received).toEqual([1, 2, 3, 4]);
  expect(reports.map(({ writes }) => writes)).toEqual([1, 2, 1]);
});

it('a refused or failed write is reported at once', async () => {
  const { commits, done } = slowDisk();
  const conflict = commits.write(() => 'conflict');
  await turn();
  expect(await conflict).toBe('conflict');
  const failed = commits.write(() => {
    throw new Error('full');
  });
  await turn();
  expect(await failed).toBe('failed');
  expect(done).toEqual(['begin', 'commit', 'begin', 'rollback']);
});

it('after a large batch the next commit waits a moment for more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { commits, syncs, done } = slowDisk();
  for (let i = 0; i < 4; i++) void commits.write(() => 'stored');
  await turn();
  syncs[0]?.();
  await turn();
  const late = commits.write(() => 'stored');
  await turn();
  expect(done).toEqual(['begin', 'commit']);
  vi.runAllTimers();
  syncs[1]?.();
  expect(await late).toBe('stored');
  expect(done).toEqual(['begin', 'commit', 'begin', 'commit']);
});
