import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Question } from '@parlour/bots';
import type { Thought } from '@parlour/table';

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export interface Answered {
  readonly id: number;
  readonly thought: Thought;
}

interface Job extends Asked {
  readonly done: (thought: Thought) => void;
}

/** One core is for the tables. */
const MOST = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Starts a thread to think in: the one beside the built program, or from the sources; undefined where neither is. */
function thinker(): (() => Worker) | undefined {
  const places = ['./thinker.js', './from-sources.mjs'].map((path) => new URL(path, import.meta.url));
  const place = places.find((file) => existsSync(file));
  return place === undefined ? undefined : () => new Worker(place);
}

/** A few threads in which bots think. They are started when first needed; each has one question at a time. */
export class ThinkingPool {
  private readonly thinker = thinker();
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private waiting: Job[] = [];
  private asked = 0;
  private closed = false;

  /** Whether there is a place to think at all. */
  get isThere(): boolean {
    return this.thinker !== undefined;
  }

  ask(question: Question, done: (thought: Thought) => void): void {
    this.waiting.push({ id: ++this.asked, question, done });
    this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.waiting = [];
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.waiting.length === 0 || this.closed) return;
    const worker = this.idle.pop() ?? (this.busy.size < MOST ? this.hire() : undefined);
    const job = worker === undefined ? undefined : this.waiting.shift();
    if (worker === undefined || job === undefined) return;
    this.busy.set(worker, job);
    worker.postMessage({ id: job.id, question: job.question } satisfies Asked);
  }

  private hire(): Worker | undefined {
    const worker = this.thinker?.();
    if (worker === undefined) return undefined;
    worker.unref();
    worker.on('message', ({ thought }: Answered) => {
      const job = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      job?.done(thought);
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
