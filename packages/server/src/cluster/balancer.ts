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

export interface BalancerOptions {
  /** Everything goes to the nodes in turn, so that the players of one table are at several nodes. */
  readonly spreadTables?: boolean;
}

/** The nodes, and the table that decides which of them a request goes to. */
interface Routing {
  readonly nodes: Backends;
  tableOf(request: IncomingMessage): string | undefined;
}

/**
 * A small proxy in front of several nodes, for development and tests: what is about one table goes to one node, anything else to
 * the nodes in turn; nothing to a node that is dead or draining, and to another when one refuses the connection.
 */
export async function startBalancer(
  ports: readonly number[],
  host: string,
  port: number,
  { spreadTables = false }: BalancerOptions = {},
): Promise<Balancer> {
  const nodes = new Backends(ports);
  const routing: Routing = { nodes, tableOf: ({ url }) => (spreadTables ? undefined : /^\/api\/tables\/([^/?]+)/.exec(url ?? '')?.[1]) };
  const streams = new Set<Duplex>();
  const server = createServer((request, response) => void pass(routing, request, response));
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
    passUpgrade(routing, request, stream, head);
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

async function pass({ nodes, tableOf }: Routing, request: IncomingMessage, response: ServerResponse): Promise<void> {
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
    const port = nodes.next(tried, tableOf(request));
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

function passUpgrade({ nodes, tableOf }: Routing, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  stream.on('error', () => stream.destroy());
  const attempt = (tried: readonly number[]): void => {
    const port = nodes.next(tried, tableOf(request));
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
