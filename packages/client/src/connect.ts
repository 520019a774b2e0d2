import { type ServerMessage, socketPath } from '@parlour/protocol';
import { WebSocket } from 'ws';
import { ANSWER_MS, RefusedError, type Session } from './session.ts';

export type Welcome = ServerMessage & { readonly type: 'welcome' };

/** Opens a socket and waits for its welcome. `begin` gets it at once: more messages may lie in the same bytes. */
export function connect<T>(session: Session, code: string, begin: (socket: WebSocket, welcome: Welcome) => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(session.url.replace(/^http/, 'ws') + socketPath(code), {
      headers: { cookie: session.cookie },
      perMessageDeflate: false,
    });
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
      socket.terminate();
    };
    const timer = setTimeout(() => fail(new Error('the server does not answer')), ANSWER_MS);
    const closed = () => fail(new Error('the server closed the connection'));
    socket.on('error', fail);
    socket.once('close', closed);
    socket.once('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      if (message.type === 'bye') return fail(new RefusedError(message.refusal, message.again));
      if (message.type !== 'welcome') return fail(new Error(`${message.type} came before the welcome`));
      clearTimeout(timer);
      socket.off('error', fail);
      socket.off('close', closed);
      resolve(begin(socket, message));
    });
  });
}
