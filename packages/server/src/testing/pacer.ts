/** Lets moves through: none, all at once, or a rate per second, in the order in which they came. */
export class Pacer {
  private waiting: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private open = false;

  readonly pace = (move: () => void): void => {
    if (this.open) move();
    else this.waiting.push(move);
  };

  stop(): void {
    clearInterval(this.timer);
    this.open = false;
  }

  /** At this rate per second; 0 for at once. */
  start(rate: number): void {
    this.stop();
    if (rate > 0) return this.drip(rate);
    this.open = true;
    const moves = this.waiting;
    this.waiting = [];
    for (const move of moves) move();
  }

  private drip(rate: number): void {
    const began = performance.now();
    let sent = 0;
    this.timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1000) * rate);
      for (const move of this.waiting.splice(0, Math.max(0, due - sent))) {
        move();
        sent++;
      }
    }, 1);
  }
}
