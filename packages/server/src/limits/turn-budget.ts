import type { Duplex } from 'node:stream';

/** How long one turn of the event loop does work of one kind. What is left waits for the next turn. */
const SHARE_MS = 10;

type ChunkListener = (chunk: Buffer) => void;

/** The time for one kind of work, such as reading, in each turn of the event loop: much of it does not keep it from timers and other people. */
export class TurnBudget {
  private readonly now: () => number;
  private readonly waiting: (() => void)[] = [];
  /** When the work of this turn began. */
  private began: number | undefined;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /** Whether there is time left in this turn. */
  hasTime(): boolean {
    const now = this.now();
    if (this.began === undefined) {
      this.began = now;
      setImmediate(() => this.nextTurn());
    }
    return now - this.began < SHARE_MS;
  }

  /** Resumes in a later turn, after earlier callers. For a caller that has no time left. */
  later(resume: () => void): void {
    this.waiting.push(resume);
  }

  /**
   * Stands between a stream and its listeners, which would read each chunk at once. They get pieces of at most
   * this size while there is time. Returns a function that leaves the stream without listeners.
   */
  share(stream: Duplex, pieceBytes: number, read: (piece: Buffer, listeners: readonly ChunkListener[]) => void): () => void {
    const listeners = stream.listeners('data') as ChunkListener[];
    const take = (chunk: Buffer) => {
      if (!this.hasTime()) {
        stream.pause();
        stream.unshift(chunk);
        return this.later(() => stream.resume());
      }
      read(chunk.subarray(0, pieceBytes), listeners);
      if (chunk.length > pieceBytes && !stream.destroyed) stream.unshift(chunk.subarray(pieceBytes));
    };
    stream.on('data', take);
    for (const listener of listeners) stream.off('data', listener);
    return () => void stream.off('data', take);
  }

  private nextTurn(): void {
    this.began = undefined;
    this.resumeNext();
  }

  /** A resumed stream reports in the next tick: the one after it is resumed when that is done. */
  private resumeNext(): void {
    if (this.waiting.length === 0 || !this.hasTime()) return;
    this.waiting.shift()?.();
    process.nextTick(() => this.resumeNext());
  }
}
