import { request as ask, createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Backends } from './backends.ts';
import { listenOn } from './listen-on.ts';

const MAX_BODY_BYTES = 1024 * 1024;

export interface Balancer {
  readonly port: number;
  /** The ports of the nodes in use. */
  up(): readonly number[];
  close(): Promise<void>;
}

/**
 * A small proxy in front of several nodes, for development and tests: requests and sockets go to the nodes in turn, to no node
 * that is dead or draining, and to another when one refuses the connection.
 */
export async function startBalancer(ports: readonly number[], host: string, port: number): Promise<Balancer> {
  const nodes = new Backends(ports);
  const streams = new Set<Duplex>();
  const server = createServer((request, response) => void pass(nodes, request, response));
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
    passUpgrade(nodes, request, stream, head);
  });
  await nodes.check();
  const bound = await listenOn(server, host, port);
  return {
    port: bound,
    up: () => nodes.up(),
    close: async () => {
      nodes.close();
      for (const stream of streams) stream.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function pass(nodes: Backends, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) return void response.writeHead(413).end();
      body.push(chunk);
    }
  } catch {
    return;
  }
  const attempt = (tried: readonly number[]): void => {
    const port = nodes.next(tried);
    if (port === undefined) return void response.writeHead(503).end();
    const { method, url } = request;
    const asked = ask({ host: '127.0.0.1', port, method, path: url, headers: forwarded(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy();
      nodes.fail(port);
      // A request is repeated only if no node has begun to answer it.
      if (error.code === 'ECONNREFUSED' || request.method === 'GET') attempt([...tried, port]);
      else response.writeHead(502).end();
    });
    asked.end(Buffer.concat(body));
  };
  attempt([]);
}

function passUpgrade(nodes: Backends, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  stream.on('error', () => stream.destroy());
  const attempt = (tried: readonly number[]): void => {
    const port = nodes.next(tried);
    if (port === undefined) return void stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    let open = false;
    const node: Socket = connect(port, '127.0.0.1', () => {
      open = true;
      node.setNoDelay(true);
      node.write(headOf(request));
      node.write(head);
      stream.pipe(node).pipe(stream);
    });
    node.on('error', () => {
      if (open) return void stream.destroy();
      nodes.fail(port);
      attempt([...tried, port]);
    });
    node.on('close', () => {
      if (open) stream.destroy();
    });
    stream.on('close', () => node.destroy());
  };
  attempt([]);
}

function forwarded(request: IncomingMessage): OutgoingHttpHeaders {
  // Headers a client set itself are dropped.
  const { 'x-forwarded-host': _claimed, ...headers } = request.headers;
  return { ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
}

function headOf(request: IncomingMessage): string {
  const headers = Object.entries(forwarded(request)).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${Array.isArray(value) ? value.join(', ') : value}`],
  );
  return `${[`${request.method} ${request.url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`;
}
