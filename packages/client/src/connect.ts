import { PROTOCOL_VERSION, type ServerMessage } from '@parlour/protocol';
import { WebSocket } from 'ws';
import { RefusedError, type Session } from './session.ts';

const HANDSHAKE_MS = 15_000;

export type Welcome = ServerMessage & { readonly type: 'welcome' };

/** Opens a socket and waits for its first message. */
export function connect(session: Session, code: string): Promise<{ readonly socket: WebSocket; readonly welcome: Welcome }> {
  return new Promise((resolve, reject) => {
    const url = `${session.url.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(code)}/socket?version=${PROTOCOL_VERSION}`;
    const socket = new WebSocket(url, { headers: { cookie: session.cookie }, perMessageDeflate: false, handshakeTimeout: HANDSHAKE_MS });
    const fail = (error: Error) => {
      socket.terminate();
      reject(error);
    };
    socket.once('error', fail);
    socket.once('message', (data: Buffer) => {
      socket.off('error', fail);
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      if (message.type === 'welcome') return resolve({ socket, welcome: message });
      fail(message.type === 'bye' ? new RefusedError(message.refusal) : new Error(`${message.type} came before the welcome`));
    });
  });
}
