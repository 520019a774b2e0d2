import type { Socket } from 'node:net';

/** One direction of a connection: bytes come out in the order in which they were put in, perhaps late. */
export class DelayedStream {
  private readonly to: Socket;
  private readonly queue: { readonly due: number; readonly bytes: Buffer }[] = [];
  private silentUntil = 0;
  private timer: NodeJS.Timeout | undefined;
  private ending = false;

  constructor(to: Socket) {
    this.to = to;
  }

  put(bytes: Buffer, delayMs: number): void {
    this.queue.push({ due: performance.now() + delayMs, bytes });
    this.flow();
  }

  /** Holds everything back for this time. */
  silence(ms: number): void {
    this.silentUntil = performance.now() + ms;
  }

  resume(): void {
    this.silentUntil = 0;
    this.flow();
  }

  /** Closes after everything still in the stream. */
  end(): void {
    this.ending = true;
    this.flow();
  }

  private flow(): void {
    clearTimeout(this.timer);
    for (;;) {
      const [first] = this.queue;
      if (first === undefined) {
        if (this.ending) this.to.end();
        return;
      }
      const wait = Math.max(first.due, this.silentUntil) - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.flow(), Math.ceil(wait));
        return;
      }
      this.queue.shift();
      if (this.to.writable) this.to.write(first.bytes);
    }
  }
}
