import type { SpawnedServer } from '@parlour/server/testing';
import type { MoveScript, ScriptedMove } from './move-scripts.ts';
import { SEATS } from './seats.ts';

/** How a client talks to one server: its messages, and what counts as an answer. */
export interface ProtocolAdapter {
  /** For every table the paths of its sockets, by seat. */
  paths(server: SpawnedServer, tables: number): Promise<readonly (readonly string[])[]>;
  /** The socket is ready when open: there are no first messages. */
  readonly readyAtOnce?: true;
  /** Answers messages before the match; true when the socket is ready. */
  greet(payload: Buffer, match: string, seat: number, say: (words: string | Buffer) => void): boolean;
  /** The message of each seat to join the next match, where it does not start automatically. */
  join?(match: string, seat: number): string;
  /** Whether this message is a step; others may be answered. */
  isStep(payload: Buffer, say: (words: string | Buffer) => void): boolean;
  /** A move message; `step` is the number of moves made in this match. */
  words(said: ScriptedMove, step: number, match: string): string | Buffer;
}

export type AdapterFactory = (script: MoveScript) => ProtocolAdapter;

const MOVE = JSON.stringify({ type: 'move', step: 100, key: 'abcdef-ABCDE-100', move: { do: 'name', object: 'guitar' } });

/** The minimum of a table server: every message goes to all four. */
export const echo: AdapterFactory = () => ({
  paths: async (_server, tables) => Array.from({ length: tables }, (_, i) => Array.from({ length: SEATS }, () => `/table-${i}`)),
  readyAtOnce: true,
  greet: () => true,
  isStep: (payload) => payload.length > 0,
  words: () => MOVE,
});

const askedPaths = async (server: SpawnedServer, tables: number) => (await server.ask({ open: tables })) as string[][];

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;

/** Short texts, small numbers and short lists of them in MessagePack, as in Colyseus messages. */
const packed = (value: string | number | readonly (string | number)[]): Buffer => {
  if (typeof value === 'number') return Buffer.from([value]);
  if (typeof value === 'string') return Buffer.concat([Buffer.from([0xa0 | value.length]), Buffer.from(value)]);
  return Buffer.concat([Buffer.from([0x90 | value.length]), ...value.map(packed)]);
};

export const colyseus: AdapterFactory = () => ({
  paths: askedPaths,
  greet(payload, _match, _seat, say) {
    if (payload[0] === JOIN_ROOM) say(Buffer.from([JOIN_ROOM]));
    return payload[0] === ROOM_STATE;
  },
  isStep: (payload) => payload[0] === ROOM_STATE_PATCH,
  words: ({ name, args }) => Buffer.concat([Buffer.from([ROOM_DATA]), packed(name), packed(args)]),
});

export const startsWith = (payload: Buffer, with_: Buffer): boolean => payload.subarray(0, with_.length).equals(with_);

/** boardgame.io over socket.io over engine.io. */
export const boardgame: AdapterFactory = ({ game }) => {
  const update = Buffer.from(`42/${game},["update"`);
  const sync = Buffer.from(`42/${game},["sync"`);
  const join = (match: string, seat: number): string => `42/${game},["sync","${match}","${seat}",null,${SEATS}]`;
  return {
    paths: askedPaths,
    join,
    greet(payload, match, seat, say) {
      const text = payload.toString('latin1');
      if (text.startsWith('0{')) say(`40/${game},`);
      if (text.startsWith(`40/${game},`)) say(join(match, seat));
      return startsWith(payload, sync);
    },
    isStep(payload, say) {
      if (payload.length === 1 && payload[0] === 0x32) say('3');
      return startsWith(payload, update);
    },
    words({ seat, name, args }, step, match) {
      const playerID = String(seat);
      const payload = { type: name, args, playerID, credentials: null };
      return `42/${game},${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, step, match, playerID])}`;
    },
  };
};
