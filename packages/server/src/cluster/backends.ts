import { createHash } from 'node:crypto';
import { get } from 'node:http';

const CHECK_MS = 1000;
const TIMEOUT_MS = 900;

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

  /** One that was not tried yet: for a table always the same one, otherwise the next in turn. */
  next(tried: readonly number[], table?: string): number | undefined {
    const ready = this.up();
    // A node that cannot store still serves pages, and reports the problem.
    const candidates = (ready.length > 0 ? ready : [...this.well.keys()]).filter((port) => !tried.includes(port));
    return table === undefined ? candidates[this.turn++ % candidates.length] : firstFor(table, candidates);
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

/** When a node comes or goes, only its own tables move: each node has a rank for each table, and the first is taken. */
function firstFor(table: string, ports: readonly number[]): number | undefined {
  const rank = (port: number) => createHash('sha1').update(`${table} ${port}`).digest('hex');
  const ranked = ports.map((port) => ({ port, rank: rank(port) }));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1))[0]?.port;
}

function isWell(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: '/readyz', timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
  });
}
