import { gameById } from '@parlour/games';
import { dealt, gather, guests, Line, type Pacer, type Player, pause, type SpawnedServer } from '@parlour/server/testing';
import { type Dialect, SEATS } from './dialects.ts';

/**
 * A table under load: every step is timed, from the move's sending to the last of the four views.
 * The next move is made when all four have seen the last one.
 */
export class TimedTable {
  moves = 0;
  readonly latencies: number[] = [];
  private readonly pacer: Pacer;
  private sentAt = 0;
  private seen = SEATS;
  private next: (() => void) | undefined;

  constructor(pacer: Pacer) {
    this.pacer = pacer;
  }

  /** Nobody comes back when the server is gone. */
  close(): void {}

  protected make(move: () => void): void {
    if (this.seen < SEATS) this.next = move;
    else
      this.pacer.pace(() => {
        this.sentAt = performance.now();
        this.seen = 0;
        move();
      });
  }

  /** One of the four has seen the step; true for the last. */
  protected see(): boolean {
    if (++this.seen < SEATS) return false;
    this.moves++;
    this.latencies.push(performance.now() - this.sentAt);
    const { next } = this;
    this.next = undefined;
    if (next !== undefined) this.make(next);
    return true;
  }
}

/** Four sockets that say their lines in turn: when all have heard of a move, the next one is made. */
class DialectTable extends TimedTable {
  ready = 0;
  readonly lines: readonly Line[];
  private readonly name: string;
  private readonly dialect: Dialect;

  constructor(base: string, name: string, paths: readonly string[], dialect: Dialect, pacer: Pacer) {
    super(pacer);
    this.name = name;
    this.dialect = dialect;
    this.lines = paths.map((path, seat) => this.connect(base, path, seat));
  }

  begin(): void {
    this.speak();
  }

  private connect(base: string, path: string, seat: number): Line {
    let isReady = false;
    const say = (words: string | Buffer): void => line.say(words);
    const line: Line = new Line(
      base,
      path,
      {},
      {
        opened: () => {
          if (this.dialect.readyAtOnce !== true) return;
          isReady = true;
          this.ready++;
        },
        heard: (payload) => {
          if (isReady) {
            if (this.dialect.isStep(payload, say) && this.see()) this.speak();
          } else if (this.dialect.greet(payload, this.name, seat, say)) {
            isReady = true;
            this.ready++;
          }
        },
      },
    );
    return line;
  }

  private speak(): void {
    const { moves, dialect, name } = this;
    this.make(() => this.lines[dialect.seatOf(moves)]?.say(dialect.words(moves, name)));
  }
}

export async function openPeer(server: SpawnedServer, count: number, dialect: Dialect, pacer: Pacer): Promise<readonly TimedTable[]> {
  const paths = await dialect.paths(server, count);
  const tables = paths.map((sockets, i) => new DialectTable(server.base, `table-${i}`, sockets, dialect, pacer));
  while (!tables.every(({ ready }) => ready === SEATS)) await pause(20);
  for (const table of tables) table.begin();
  return tables;
}

/** Four people who always give and always say thank you: a match that goes on for ever. */
export class HatTable extends TimedTable {
  players: readonly Player[] = [];

  async open(people: Awaited<ReturnType<typeof guests>>): Promise<void> {
    const game = gameById('thats-not-a-hat');
    if (game === undefined) throw new Error('the hat is gone');
    this.players = await gather(
      people,
      game,
      { ready: false, show: 0, clock: 0 },
      { seen: () => void this.see() },
      { choose: (moves) => moves[0], pace: (move) => this.make(move) },
    );
  }

  override close(): void {
    for (const player of this.players) player.stop();
  }
}

const AT_ONCE = 20;

export async function openParlour(server: SpawnedServer, count: number, pacer: Pacer): Promise<readonly HatTable[]> {
  const people = await guests(server.base, SEATS);
  const tables = Array.from({ length: count }, () => new HatTable(pacer));
  for (let i = 0; i < count; i += AT_ONCE) await Promise.all(tables.slice(i, i + AT_ONCE).map((table) => table.open(people)));
  const isDealt = await dealt(
    tables.flatMap(({ players }) => players),
    120_000,
  );
  if (!isDealt) throw new Error('not everybody could sit down');
  return tables;
}
