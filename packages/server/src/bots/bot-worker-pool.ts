import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotRequest } from '@parlour/bots';
import { gameById } from '@parlour/games/rules-catalogue';
import type { MatchRecord } from '@parlour/kernel';
import type { BotDecision } from '@parlour/table';
import { type MatchSummary, summaryOfRecord } from './match-summary.ts';

/** A task for a thread: a bot's decision, or a finished match to replay. */
export type Task = { readonly question: BotRequest } | { readonly record: MatchRecord };

export type Answer = BotDecision | { readonly summary: MatchSummary };

interface Job {
  readonly task: Task;
  readonly done: (answer: Answer) => void;
}

/** One core is for the tables. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** A match of at most this many entries is replayed in process, unless its game takes long even for these. */
const SHORT = 500;

const isShort = ({ game, entries }: MatchRecord): boolean => entries.length <= SHORT && gameById(game)?.isReplaySlow !== true;

/** Starts a worker: the one beside the built program, or from the sources; undefined where neither exists. */
function thinker(): (() => Worker) | undefined {
  const places = ['./bot-worker.js', './bot-worker-from-source.mjs'].map((path) => new URL(path, import.meta.url));
  const place = places.find((file) => existsSync(file));
  return place === undefined ? undefined : () => new Worker(place);
}

/** A few threads for slow tasks. They are started when first needed; each has one task at a time. */
export class BotWorkerPool {
  private readonly thinker = thinker();
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private waiting: Job[] = [];
  private closed = false;
  private readonly most: number;
  private readonly replay: typeof summaryOfRecord;

  /** `replay` is what it does in process. */
  constructor(most = MAX_THREADS, replay = summaryOfRecord) {
    this.most = most;
    this.replay = replay;
  }

  /** Whether workers can be started at all. */
  get isAvailable(): boolean {
    return this.thinker !== undefined;
  }

  ask(question: BotRequest, done: (decision: BotDecision) => void): void {
    this.give({ question }, (answer) => done('summary' in answer ? { problem: 'no thought' } : answer));
  }

  /** The outcome, the memory trials and the honours of a match. A short match is replayed faster than it is sent to a thread. */
  summarise(record: MatchRecord): Promise<MatchSummary> {
    if (!this.isAvailable || this.closed || isShort(record)) return Promise.resolve(this.replay(record));
    return new Promise((resolve, reject) => {
      this.give({ record }, (answer) => {
        if ('summary' in answer) resolve(answer.summary);
        else reject(new Error('problem' in answer ? answer.problem : 'no summary'));
      });
    });
  }

  private give(task: Task, done: Job['done']): void {
    this.waiting.push({ task, done });
    this.next();
  }

  /** Replays in process from now on, also what was given to threads: a server that ends has no other work. */
  finishInProcess(): void {
    const jobs = [...this.busy.values(), ...this.waiting];
    this.closed = true;
    this.waiting = [];
    this.idle.push(...this.busy.keys());
    this.busy.clear();
    for (const { task, done } of jobs) if ('record' in task) done({ summary: this.replay(task.record) });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.waiting = [];
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.waiting.length === 0 || this.closed) return;
    const worker = this.idle.pop() ?? (this.busy.size < this.most ? this.hire() : undefined);
    const job = worker === undefined ? undefined : this.waiting.shift();
    if (worker === undefined || job === undefined) return;
    this.busy.set(worker, job);
    worker.postMessage(job.task);
  }

  private hire(): Worker | undefined {
    const worker = this.thinker?.();
    if (worker === undefined) return undefined;
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const job = this.busy.get(worker);
      if (this.busy.delete(worker)) this.idle.push(worker);
      job?.done(answer);
      this.next();
    });
    worker.on('error', (error: Error) => this.lose(worker, error.message));
    worker.on('exit', (code) => this.lose(worker, `its thread ended with ${code}`));
    return worker;
  }

  private lose(worker: Worker, problem: string): void {
    const job = this.busy.get(worker);
    this.busy.delete(worker);
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
    if (this.closed) return;
    job?.done({ problem });
    this.next();
  }
}
