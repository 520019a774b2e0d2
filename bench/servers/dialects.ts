import type { SpawnedServer } from '@parlour/server/testing';

/** How one server's sockets are spoken to: who moves when, in which words, and what counts as an answer. */
export interface Dialect {
  /** For every table the paths of its sockets, by seat. */
  paths(server: SpawnedServer, tables: number): Promise<readonly (readonly string[])[]>;
  /** An open socket is all it takes: nothing is greeted. */
  readonly readyAtOnce?: true;
  /** Answers what comes before the play; true when the socket is ready. */
  greet(payload: Buffer, table: string, seat: number, say: (words: string | Buffer) => void): boolean;
  /** Whether this tells of a step; other things may be answered. */
  isStep(payload: Buffer, say: (words: string | Buffer) => void): boolean;
  seatOf(move: number): number;
  words(move: number, table: string): string | Buffer;
}

export const SEATS = 4;

/** In the hat of the peers all gifts go round the same way: a giver names, the next one thanks and gives. */
const giverOrReceiver = (move: number): number => Math.ceil(move / 2) % SEATS;
const isNaming = (move: number): boolean => move % 2 === 0;

const MOVE = JSON.stringify({ type: 'move', step: 100, key: 'abcdef-ABCDE-100', move: { do: 'name', object: 'guitar' } });

/** The least a table server can do: what one says goes to all four. */
export const echo: Dialect = {
  paths: async (_server, tables) => Array.from({ length: tables }, (_, i) => Array.from({ length: SEATS }, () => `/table-${i}`)),
  readyAtOnce: true,
  greet: () => true,
  isStep: (payload) => payload.length > 0,
  seatOf: (move) => move % SEATS,
  words: () => MOVE,
};

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;

/** A short text in MessagePack, as Colyseus names its messages. */
const packed = (text: string): Buffer => Buffer.concat([Buffer.from([0xa0 | text.length]), Buffer.from(text)]);
const NAME = Buffer.concat([Buffer.from([ROOM_DATA]), packed('name'), Buffer.from([7])]);
const THANK = Buffer.concat([Buffer.from([ROOM_DATA]), packed('thank')]);

export const colyseus: Dialect = {
  paths: async (server, tables) => (await server.ask({ open: tables })) as string[][],
  greet(payload, _table, _seat, say) {
    if (payload[0] === JOIN_ROOM) say(Buffer.from([JOIN_ROOM]));
    return payload[0] === ROOM_STATE;
  },
  isStep: (payload) => payload[0] === ROOM_STATE_PATCH,
  seatOf: giverOrReceiver,
  words: (move) => (isNaming(move) ? NAME : THANK),
};

const UPDATE = Buffer.from('42/hat,["update"');
const SYNC = Buffer.from('42/hat,["sync"');
const begins = (payload: Buffer, with_: Buffer): boolean => payload.subarray(0, with_.length).equals(with_);

/** boardgame.io over socket.io over engine.io. */
export const boardgame: Dialect = {
  paths: async (server, tables) => (await server.ask({ open: tables })) as string[][],
  greet(payload, table, seat, say) {
    const text = payload.toString('latin1');
    if (text.startsWith('0{')) say('40/hat,');
    if (text.startsWith('40/hat,')) say(`42/hat,["sync","${table}","${seat}",null,${SEATS}]`);
    return begins(payload, SYNC);
  },
  isStep(payload, say) {
    if (payload.length === 1 && payload[0] === 0x32) say('3');
    return begins(payload, UPDATE);
  },
  seatOf: giverOrReceiver,
  words(move, table) {
    const playerID = String(giverOrReceiver(move));
    const payload = { type: isNaming(move) ? 'name' : 'thank', args: isNaming(move) ? [7] : [], playerID, credentials: null };
    return `42/hat,${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, move, table, playerID])}`;
  },
};
