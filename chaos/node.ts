import type { ServerOptions } from '@parlour/server';
import { type SpawnedServer, STORE_FAILURES, sleep, spawnServer } from '@parlour/server/testing';

const START_MS = 60_000;
const RETRY_MS = 300;
/** What a node may log while its database fails. Any other error in its log is a bug. */
const EXPECTED = Object.values(STORE_FAILURES);

/** A node that can be killed and started again on the same port. */
export class ChaosNode {
  port = 0;
  /** Errors it logged that are bugs. */
  readonly problems: string[] = [];
  private readonly options: ServerOptions;
  private readonly script: string;
  private server: SpawnedServer | undefined;

  constructor(options: ServerOptions, script: string) {
    this.options = options;
    this.script = script;
    // A hung process would not notice that its parent has ended.
    process.once('exit', () => this.thaw());
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Tries until it runs: its database may be down. */
  async start(): Promise<void> {
    for (const until = performance.now() + START_MS; ; ) {
      try {
        const server = await spawnServer({ ...this.options, port: this.port }, this.script, { receive: (line) => this.receive(line) });
        this.server = server;
        this.port = server.port;
        void server.ended.then(() => this.mourn(server));
        return;
      } catch (error) {
        if (performance.now() > until) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  /** Reports a process that ended without being killed. */
  private mourn(server: SpawnedServer): void {
    if (this.server !== server) return;
    this.problems.push('a node ended by itself');
    this.server = undefined;
    void this.start();
  }

  private receive(line: string): void {
    if (!EXPECTED.some((text) => line.includes(text))) this.problems.push(line);
  }

  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await server?.kill();
  }

  freeze(): void {
    this.server?.freeze();
  }

  thaw(): void {
    this.server?.thaw();
  }
}
