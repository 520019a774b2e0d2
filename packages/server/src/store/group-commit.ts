import type { WriteResult } from './store.ts';

interface Job {
  readonly run: () => WriteResult;
  /** Jobs of one chain build on one another: what follows a job that was not stored is not stored either. */
  readonly chain: string | undefined;
  readonly done: (written: WriteResult) => void;
}

export interface Transactions {
  begin(): void;
  /** Visible to all readers, but not yet durable. */
  commit(): void;
  rollback(): void;
  /** Resolves when everything committed so far is on the disk. */
  sync(): Promise<void>;
}

export interface CommitReport {
  readonly writes: number;
  readonly seconds: number;
  readonly error?: unknown;
}

/** After a batch of this size the next commit waits a moment for more: a commit costs the same for one or fifty. */
const CROWD = 4;
const GATHERING_MS = 1;

/**
 * Many writers, one commit. Requests of one event loop turn share a transaction, and none is reported
 * as stored before it is on the disk. The event loop does not wait for the disk: meanwhile the next writes gather.
 */
export class GroupCommit {
  private jobs: Job[] = [];
  private scheduled = false;
  private committed: Job[] = [];
  private syncing: Promise<void> | undefined;
  /** The size of the last batch. */
  private lastBatchSize = 0;
  private readonly transactions: Transactions;
  private readonly report: (report: CommitReport) => void;

  constructor(transactions: Transactions, report: (report: CommitReport) => void) {
    this.transactions = transactions;
    this.report = report;
  }

  write(run: () => WriteResult, chain?: string): Promise<WriteResult> {
    return new Promise((done) => {
      this.jobs.push({ run, chain, done });
      this.schedule();
    });
  }

  /** Resolves when everything requested so far is durable. */
  async settle(): Promise<void> {
    this.flush();
    const isUnderWay = this.committed.length === 0;
    await this.syncing;
    if (!isUnderWay) await this.syncing;
  }

  private schedule(): void {
    if (this.scheduled || this.syncing !== undefined || this.jobs.length === 0) return;
    this.scheduled = true;
    const flush = () => {
      this.scheduled = false;
      this.flush();
    };
    if (this.lastBatchSize < CROWD) setImmediate(flush);
    else setTimeout(flush, GATHERING_MS);
  }

  /** Executes what was requested so far, for reads to see it. */
  flush(): void {
    const jobs = this.jobs;
    if (jobs.length === 0) return;
    this.jobs = [];
    const began = performance.now();
    try {
      this.transactions.begin();
      const results = runAll(jobs);
      this.transactions.commit();
      jobs.forEach((job, i) => {
        const written = results[i] ?? 'failed';
        if (written === 'stored') this.committed.push(job);
        else job.done(written);
      });
    } catch (error) {
      this.transactions.rollback();
      this.report({ writes: jobs.length, seconds: (performance.now() - began) / 1000, error });
      for (const job of jobs) job.done('failed');
    }
    if (this.committed.length > 0) this.syncing ??= this.sync(began);
  }

  /** A disk that fails here has lost data, and may report success when asked again: only a restart shows what is left. */
  private async sync(began: number): Promise<void> {
    const jobs = this.committed;
    this.lastBatchSize = jobs.length;
    this.committed = [];
    await this.transactions.sync();
    this.report({ writes: jobs.length, seconds: (performance.now() - began) / 1000 });
    for (const job of jobs) job.done('stored');
    this.syncing = this.committed.length > 0 ? this.sync(performance.now()) : undefined;
    this.schedule();
  }
}

function runAll(jobs: readonly Job[]): WriteResult[] {
  let broken: Set<string> | undefined;
  return jobs.map((job) => {
    if (job.chain === undefined) return job.run();
    if (broken?.has(job.chain) === true) return 'conflict';
    const written = job.run();
    if (written !== 'stored') broken = (broken ?? new Set()).add(job.chain);
    return written;
  });
}
