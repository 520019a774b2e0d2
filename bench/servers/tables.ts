import { gameById } from '@parlour/games';
import { dealt, gather, guests, type Habits, Line, type Pacer, type Player, pause, type SpawnedServer } from '@parlour/server/testing';
import type { Dialect, Speak } from './dialects.ts';
import type { Script } from './scripts.ts';
import { SEATS } from './seats.ts';

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
  /** Where several are asked at once, one moves after the other. */
  private readonly next: (() => void)[] = [];

  constructor(pacer: Pacer) {
    this.pacer = pacer;
  }

  /** Nobody comes back when the server is gone. */
  close(): void {}

  protected make(move: () => void): void {
    if (this.seen < SEATS) this.next.push(move);
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
    const next = this.next.shift();
    if (next !== undefined) this.make(next);
    return true;
  }
}

/** Four sockets that say their lines in turn: when all have heard of a move, the next one is made. */
class DialectTable extends TimedTable {
  readonly lines: readonly Line[];
  private readonly name: string;
  private readonly script: Script;
  private readonly dialect: Dialect;
  private readonly ready = new Set<number>();
  private begun = false;

  constructor(base: string, name: string, paths: readonly string[], script: Script, dialect: Dialect, pacer: Pacer) {
    super(pacer);
    this.name = name;
    this.script = script;
    this.dialect = dialect;
    this.lines = paths.map((path, seat) => this.connect(base, path, seat));
  }

  get isReady(): boolean {
    return this.ready.size === SEATS;
  }

  begin(): void {
    this.begun = true;
    this.speak();
  }

  private get match(): string {
    return `${this.name}-${Math.floor(this.moves / this.script.length)}`;
  }

  private connect(base: string, path: string, seat: number): Line {
    const say = (words: string | Buffer): void => line.say(words);
    const line: Line = new Line(
      base,
      path,
      {},
      {
        opened: () => {
          if (this.dialect.readyAtOnce === true) this.ready.add(seat);
        },
        heard: (payload) => {
          if (this.ready.has(seat)) {
            if (this.dialect.isStep(payload, say) && this.see()) this.goOn();
          } else if (this.dialect.greet(payload, this.match, seat, say)) {
            this.ready.add(seat);
            if (this.begun && this.isReady) this.speak();
          }
        },
      },
    );
    return line;
  }

  /** The next move, in the next match if this one is over. */
  private goOn(): void {
    const { dialect, match, moves, script } = this;
    if (dialect.join === undefined || moves % script.length !== 0) return this.speak();
    this.ready.clear();
    this.lines.forEach((line, seat) => {
      line.say(dialect.join?.(match, seat) ?? '');
    });
  }

  private speak(): void {
    const { moves, script, dialect, match } = this;
    const said = script.at(moves);
    this.make(() => this.lines[said.seat]?.say(dialect.words(said, moves % script.length, match)));
  }
}

export async function openPeer(
  server: SpawnedServer,
  count: number,
  script: Script,
  speak: Speak,
  pacer: Pacer,
): Promise<readonly TimedTable[]> {
  const dialect = speak(script);
  const paths = await dialect.paths(server, count);
  const tables = paths.map((sockets, i) => new DialectTable(server.base, `table-${i}`, sockets, script, dialect, pacer));
  while (!tables.every(({ isReady }) => isReady)) await pause(20);
  for (const table of tables) table.begin();
  return tables;
}

/** Four people at a table of ours. */
export class PlayedTable extends TimedTable {
  players: readonly Player[] = [];

  async open(people: Awaited<ReturnType<typeof guests>>, { game, options, choose }: Play): Promise<void> {
    const found = gameById(game);
    if (found === undefined) throw new Error(`${game} is gone`);
    const pace = (move: () => void) => this.make(move);
    this.players = await gather(
      people,
      found,
      options,
      { seen: () => void this.see() },
      { ...(choose === undefined ? {} : { choose }), pace },
    );
  }

  override close(): void {
    for (const player of this.players) player.stop();
  }
}

/** What is played at the tables, and how. */
export interface Play {
  readonly game: string;
  readonly options: object;
  readonly choose?: NonNullable<Habits['choose']>;
}

/** Four people who always give and always say thank you: a match that goes on for ever. */
export const HAT: Play = { game: 'thats-not-a-hat', options: { ready: false, show: 0, clock: 0 }, choose: (moves) => moves[0] };

/** Four people who take and advance anyhow, one match after the other. */
export const FOTOMANIA: Play = { game: 'fotomania', options: { clock: 0 } };

const AT_ONCE = 20;

export async function openParlour(server: SpawnedServer, count: number, play: Play, pacer: Pacer): Promise<readonly PlayedTable[]> {
  const people = await guests(server.base, SEATS);
  const tables = Array.from({ length: count }, () => new PlayedTable(pacer));
  for (let i = 0; i < count; i += AT_ONCE) await Promise.all(tables.slice(i, i + AT_ONCE).map((table) => table.open(people, play)));
  const isDealt = await dealt(
    tables.flatMap(({ players }) => players),
    120_000,
  );
  if (!isDealt) throw new Error('not everybody could sit down');
  return tables;
}
