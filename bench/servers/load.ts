import { openTable, Player, type Session, type SpawnedServer, signIn, TestSocket } from '@parlour/server/testing';
import { WebSocket } from 'ws';

export const SEATS = 4;
/** Limits are not what is measured. */
export const NO_LIMITS = {
  socketsPerAddress: 1e6,
  socketsPerPerson: 1e6,
  tablesPerPerson: 1e6,
  requestsPerSecond: 1e6,
  messagesPerSecond: 1e6,
  bytesPerSecond: 1e9,
} as const;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function guests(server: SpawnedServer): Promise<readonly Session[]> {
  return Promise.all(Array.from({ length: SEATS }, (_, i) => signIn(server.base, `Guest ${i}`)));
}

/** A match that goes on for ever: four people who always give and always say thank you. */
export async function seatFour(people: readonly Session[]): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody');
  const code = await openTable(host, { options: { ready: false, show: 0, clock: 0 } });
  const table = new TestSocket(host, code);
  await table.next('welcome');
  for (const [i, guest] of others.entries()) {
    const socket = new TestSocket(guest, code);
    await socket.next('welcome');
    socket.say({ type: 'sit' });
    await table.until(
      () => table.heard.some((message) => message.type === 'table' && message.table.seats.length === i + 2),
      'a seat taken',
    );
    socket.close();
  }
  await table.ask({ type: 'start' }, 'observation');
  table.close();
  return code;
}

/** One table at which every step is timed, from the move's sending to the last of the four views. */
export class BusyTable {
  moves = 0;
  readonly latencies: number[] = [];
  readonly players: readonly Player[];
  private sentAt = 0;
  private seen = 0;

  constructor(people: readonly Session[], code: string, pace: (move: () => void) => void) {
    const choose = (moves: readonly object[]) => moves[0];
    const habits = {
      choose,
      pace: (move: () => void) =>
        pace(() => {
          this.sentAt = performance.now();
          this.seen = 0;
          move();
        }),
    };
    this.players = people.map((person) => new Player(person, code, { seen: () => this.see() }, habits));
  }

  stop(): void {
    for (const player of this.players) player.stop();
  }

  private see(): void {
    if (++this.seen < SEATS) return;
    this.moves++;
    this.latencies.push(performance.now() - this.sentAt);
  }
}

/** The same without any rules: one of four sockets speaks, and when all four have heard it, the next one does. */
export class EchoTable {
  moves = 0;
  private readonly sockets: WebSocket[];
  private seen = 0;

  constructor(server: SpawnedServer, name: string, text: string) {
    this.sockets = Array.from({ length: SEATS }, () => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/${name}`, { perMessageDeflate: false });
      socket.on('message', () => this.see(text));
      return socket;
    });
  }

  begin(text: string): void {
    this.sockets[0]?.send(text);
  }

  isOpen(): boolean {
    return this.sockets.every((socket) => socket.readyState === socket.OPEN);
  }

  stop(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private see(text: string): void {
    if (++this.seen < SEATS) return;
    this.seen = 0;
    this.moves++;
    this.sockets[this.moves % SEATS]?.send(text);
  }
}
