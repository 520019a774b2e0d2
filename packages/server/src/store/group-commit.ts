import type { Written } from './store.ts';

interface Job {
  readonly run: () => Written;
  /** Jobs of one chain build upon one another: what follows one that was not stored is not stored either. */
  readonly chain: string | undefined;
  readonly done: (written: Written) => void;
}

export interface Transactions {
  begin(): void;
  commit(): void;
  rollback(): void;
}

export interface CommitReport {
  readonly writes: number;
  readonly seconds: number;
  readonly error?: unknown;
}

/**
 * Many writers, one commit. Whatever is asked for in one turn of the event loop shares a transaction, and nobody is
 * answered before it is on the disk. While a commit waits for the disk the next turn's writes gather by themselves.
 */
export class GroupCommit {
  private jobs: Job[] = [];
  private scheduled = false;
  private readonly transactions: Transactions;
  private readonly report: (report: CommitReport) => void;

  constructor(transactions: Transactions, report: (report: CommitReport) => void) {
    this.transactions = transactions;
    this.report = report;
  }

  write(run: () => Written, chain?: string): Promise<Written> {
    return new Promise((done) => {
      this.jobs.push({ run, chain, done });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => {
        this.scheduled = false;
        this.flush();
      });
    });
  }

  flush(): void {
    const jobs = this.jobs;
    if (jobs.length === 0) return;
    this.jobs = [];
    const began = performance.now();
    let results: Written[];
    let error: unknown;
    try {
      this.transactions.begin();
      results = runAll(jobs);
      this.transactions.commit();
    } catch (problem) {
      error = problem;
      results = jobs.map(() => 'failed');
      this.transactions.rollback();
    }
    this.report({ writes: jobs.length, seconds: (performance.now() - began) / 1000, ...(error === undefined ? {} : { error }) });
    jobs.forEach((job, i) => job.done(results[i] ?? 'failed'));
  }
}

function runAll(jobs: readonly Job[]): Written[] {
  let broken: Set<string> | undefined;
  return jobs.map((job) => {
    if (job.chain === undefined) return job.run();
    if (broken?.has(job.chain) === true) return 'conflict';
    const written = job.run();
    if (written !== 'stored') broken = (broken ?? new Set()).add(job.chain);
    return written;
  });
}
