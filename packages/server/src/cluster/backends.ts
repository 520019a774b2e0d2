import { get } from 'node:http';

const CHECK_MS = 1000;
const PATIENCE_MS = 900;

/** The nodes behind a balancer, and which of them can take requests. */
export class Backends {
  private readonly well = new Map<number, boolean>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  constructor(ports: readonly number[]) {
    for (const port of ports) this.well.set(port, true);
    this.timer = setInterval(() => void this.check(), CHECK_MS);
  }

  up(): number[] {
    return [...this.well].flatMap(([port, well]) => (well ? [port] : []));
  }

  /** The next one in turn that was not tried yet. */
  next(tried: readonly number[]): number | undefined {
    const ready = this.up();
    // A node that cannot store still serves pages, and reports the problem.
    const candidates = (ready.length > 0 ? ready : [...this.well.keys()]).filter((port) => !tried.includes(port));
    return candidates[this.turn++ % candidates.length];
  }

  /** Marks a node as failed until it is ready again. */
  fail(port: number): void {
    this.well.set(port, false);
  }

  async check(): Promise<void> {
    await Promise.all([...this.well.keys()].map(async (port) => this.well.set(port, await isWell(port))));
  }

  close(): void {
    clearInterval(this.timer);
  }
}

function isWell(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: '/readyz', timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
  });
}
