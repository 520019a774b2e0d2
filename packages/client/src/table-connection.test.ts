import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ServerMessage } from '@parlour/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Session } from './session.ts';
import { TableConnection } from './table-connection.ts';

const person = { handle: 'ann', name: 'Ann', avatar: 'aviator' } as const;
const TABLE = { code: 'ABCDEFGH', phase: 'lobby', seats: [], match: null };
const WELCOME = { type: 'welcome', version: 1, you: person, seat: null, table: TABLE, observation: null, chat: [] };

let http: Server;
let session: Session;
/** What the server does with each connection, in turn. */
let answers: ((socket: WebSocket, stream: Socket) => void)[] = [];
let open: TableConnection[] = [];

beforeEach(async () => {
  http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, stream: Socket, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => answers.shift()?.(socket, stream)),
  );
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  session = { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, cookie: '', person };
  answers = [];
  open = [];
});
afterEach(() => {
  for (const table of open) table.close();
  http.closeAllConnections();
  http.close();
});

async function join(): Promise<TableConnection> {
  const table = await TableConnection.open(session, TABLE.code);
  open.push(table);
  return table;
}

/** Sends messages in one piece of bytes. */
const sending =
  (...messages: object[]) =>
  (socket: WebSocket, stream: Socket) => {
    stream.cork();
    for (const message of messages) socket.send(JSON.stringify(message));
    stream.uncork();
  };
const bye = (again: boolean): object => ({ type: 'bye', refusal: { refused: 'shutting-down' }, again }) satisfies ServerMessage;

it('reads what comes with the welcome', async () => {
  answers = [sending(WELCOME, { type: 'table', seat: 0, table: TABLE })];
  const table = await join();
  expect(await table.until(() => table.seat === 0, 5000)).toBe(true);
});

it('fails when the server closes before the welcome', async () => {
  answers = [(socket) => socket.close()];
  await expect(join()).rejects.toThrow('the server closed the connection');
});

it('reconnects when the server asks it to come again, also while it reconnects', async () => {
  answers = [
    (socket, stream) => {
      sending(WELCOME, bye(true))(socket, stream);
      socket.close();
    },
    sending(bye(true)),
    sending({ ...WELCOME, seat: 1 }),
  ];
  const table = await join();
  expect(await table.until(() => table.seat === 1, 20_000)).toBe(true);
});

it('is over when the server refuses it for good', async () => {
  answers = [sending(WELCOME, bye(false))];
  const table = await join();
  await expect(table.until(() => table.seat === 1, 20_000)).rejects.toThrow('shutting-down');
});

it('says that the server speaks another version of the protocol', async () => {
  answers = [sending({ type: 'bye', refusal: { refused: 'wrong-version' }, again: false })];
  await expect(join()).rejects.toThrow('wrong-version');
});
