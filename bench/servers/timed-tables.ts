import { type AnyGame, applyChanges } from '@parlour/kernel';
import { type ServerMessage, socketPath, type TableInfo, type WireObservation } from '@parlour/protocol';
import {
  deterministicPick,
  MinimalWebSocket,
  openTable,
  type Pacer,
  type Session,
  type SpawnedServer,
  signInMany,
  sleep,
} from '@parlour/server/testing';
import { gameById } from '../../games/rules-catalogue.ts';
import type { MoveScript } from './move-scripts.ts';
import { type AdapterFactory, type ProtocolAdapter, startsWith } from './protocol-adapters.ts';
import { SEATS } from './seats.ts';

/**
 * A table under load: every step is timed, from sending the move to the last of the four views.
 * The next move is made when all four have seen the last one.
 */
export class TimedTable {
  moves = 0;
  readonly latencies: number[] = [];
  private readonly pacer: Pacer;
  private sentAt = 0;
  private seen = SEATS;

  constructor(pacer: Pacer) {
    this.pacer = pacer;
  }

  /** Nobody reconnects when the server is down. */
  close(): void {}

  /** Makes the next move, when all have seen the last one. */
  protected make(move: () => void): void {
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
    return true;
  }
}

interface DialectSetup {
  readonly script: MoveScript;
  readonly dialect: ProtocolAdapter;
  readonly pacer: Pacer;
}

/** Four sockets that send scripted moves in turn: when all have received a move, the next one is made. */
class DialectTable extends TimedTable {
  readonly lines: readonly MinimalWebSocket[];
  private readonly name: string;
  private readonly script: MoveScript;
  private readonly dialect: ProtocolAdapter;
  private readonly ready = new Set<number>();
  private begun = false;

  constructor(base: string, name: string, paths: readonly string[], { script, dialect, pacer }: DialectSetup) {
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

  private connect(base: string, path: string, seat: number): MinimalWebSocket {
    const say = (words: string | Buffer): void => line.say(words);
    const line: MinimalWebSocket = new MinimalWebSocket(
      base,
      path,
      {},
      {
        opened: () => {
          if (this.dialect.readyAtOnce === true) this.ready.add(seat);
        },
        received: (payload) => {
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

  /** Makes the next move, in the next match if this one is over. */
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
  script: MoveScript,
  speak: AdapterFactory,
  pacer: Pacer,
): Promise<readonly TimedTable[]> {
  const dialect = speak(script);
  const paths = await dialect.paths(server, count);
  const tables = paths.map((sockets, i) => new DialectTable(server.base, `table-${i}`, sockets, { script, dialect, pacer }));
  while (!tables.every(({ isReady }) => isReady)) await sleep(20);
  for (const table of tables) table.begin();
  return tables;
}

const FRAME = Buffer.from('{"type":"frame","frame":{"step":');
const ACK = Buffer.from('{"type":"ack"');

/**
 * Four players at a Parlour table with one client state: a shared frame is read once, and the next move
 * follows from it. A load generator on the same machine must use little CPU.
 */
export class ParlourTable extends TimedTable {
  private readonly people: readonly Session[];
  private readonly lines: MinimalWebSocket[];
  private readonly game: AnyGame;
  private readonly choose: PlayedGame['choose'];
  private readonly code: string;
  /** The seat of each connection. */
  private readonly seats: number[] = [];
  private match: string | null = null;
  private askedAfter: string | null | undefined;
  private view: object = {};
  private waiting: readonly number[] = [];
  private step = -1;
  private dealtTo = 0;
  private made = 0;
  private closed = false;

  constructor(people: readonly Session[], code: string, game: AnyGame, choose: PlayedGame['choose'], pacer: Pacer) {
    super(pacer);
    this.people = people;
    this.code = code;
    this.game = game;
    this.choose = choose;
    this.lines = people.map((_, line) => this.connect(line));
  }

  /** With thousands of connections at once, some fail at the first try. */
  private connect(line: number): MinimalWebSocket {
    const { base, cookie } = this.people[line] as Session;
    const again = () => {
      if (!this.closed) setTimeout(() => (this.lines[line] = this.connect(line)), RETRY_MS);
    };
    return new MinimalWebSocket(
      base,
      socketPath(this.code),
      { cookie },
      { received: (payload) => this.receive(payload, line), closed: again },
    );
  }

  get isDealt(): boolean {
    return this.step >= 0;
  }

  override close(): void {
    this.closed = true;
    for (const line of this.lines) line.terminate();
  }

  private say(line: number, message: object): void {
    this.lines[line]?.say(JSON.stringify(message));
  }

  private receive(payload: Buffer, line: number): void {
    if (startsWith(payload, FRAME)) return this.follow(payload);
    if (startsWith(payload, ACK)) return;
    const message = JSON.parse(payload.toString('utf8')) as ServerMessage;
    if (message.type === 'welcome' && message.seat === null) this.say(line, { type: 'sit' });
    else if (message.type === 'welcome' || message.type === 'table') this.sit(message.seat, message.table, line);
    else if (message.type === 'observation') this.deal(message.observation);
    else if (message.type === 'refused') throw new Error(`refused: ${message.refusal.refused}`);
  }

  /** The host starts one match after the other, each once. */
  private sit(seat: number | null, { host, match, phase, seats }: TableInfo, line: number): void {
    if (seat !== null) this.seats[seat] = line;
    this.match = match;
    if (host !== this.people[line]?.handle || phase === 'playing' || seats.length < SEATS || this.askedAfter === match) return;
    this.askedAfter = match;
    this.say(line, { type: phase === 'over' ? 'rematch' : 'start' });
  }

  private deal({ step, view, waiting }: WireObservation): void {
    if (++this.dealtTo < SEATS) return;
    this.dealtTo = 0;
    this.step = step;
    this.view = view as object;
    this.decide(waiting[0]);
  }

  private follow(payload: Buffer): void {
    let step = 0;
    for (let i = FRAME.length; payload[i] !== COMMA; i++) step = step * 10 + (payload[i] ?? 0) - ZERO;
    if (step > this.step) {
      const { frame } = JSON.parse(payload.toString('utf8')) as Extract<ServerMessage, { type: 'frame' }>;
      this.step = step;
      this.view = applyChanges(this.view, frame.view);
      this.waiting = frame.over === undefined ? frame.waiting : [];
    }
    if (this.see()) this.decide(this.waiting[0]);
  }

  private decide(seat: number | undefined): void {
    if (seat === undefined) return;
    const { step, match } = this;
    const move = this.choose(this.game.legalMoves(this.view, seat), step, seat);
    this.make(() => this.say(this.seats[seat] ?? 0, { type: 'move', match, step, key: `${this.code}-${this.made++}`, move }));
  }
}

const RETRY_MS = 500;
const COMMA = 0x2c;
const ZERO = 0x30;

/** The game at the tables, and how it is played. */
export interface PlayedGame {
  readonly game: string;
  readonly options: object;
  choose(moves: readonly object[], step: number, seat: number): object | undefined;
}

/** Four players who always give and always accept: a match that never ends. */
export const HAT_PLAY: PlayedGame = { game: 'thats-not-a-hat', options: { ready: false, show: 0, clock: 0 }, choose: (moves) => moves[0] };

/** Four players who take and advance at random, one match after the other. */
export const FOTOMANIA_PLAY: PlayedGame = { game: 'fotomania', options: { clock: 0 }, choose: deterministicPick };

const AT_ONCE = 20;
const TIMEOUT_MS = 120_000;

export async function openParlour(
  server: SpawnedServer,
  count: number,
  { game: id, options, choose }: PlayedGame,
  pacer: Pacer,
): Promise<readonly ParlourTable[]> {
  const game = gameById(id);
  const people = await signInMany(server.base, SEATS);
  const [host] = people;
  if (game === undefined || host === undefined) throw new Error(`${id} is gone`);
  const open = async () => new ParlourTable(people, await openTable(host, { game: id, options }), game, choose, pacer);
  const tables: ParlourTable[] = [];
  while (tables.length < count) tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, open))));
  for (const until = performance.now() + TIMEOUT_MS; !tables.every(({ isDealt }) => isDealt); await sleep(20))
    if (performance.now() > until) throw new Error('not everybody could sit down');
  return tables;
}
