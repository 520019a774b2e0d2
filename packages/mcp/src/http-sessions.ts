import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CancelledNotificationSchema, isInitializeRequest, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js';
import { type AgentOptions, createAgentServer } from './agent-server.ts';
import { pacedDrawing } from './paced-drawing.ts';

const IDLE_MS = 30 * 60_000;
const MAX_SESSIONS = 200;
const MAX_SESSIONS_PER_ADDRESS = 20;

interface OpenSession {
  readonly transport: StreamableHTTPServerTransport;
  readonly address: string;
  /** Requests that have no whole answer yet, by their ids. */
  readonly inFlight: Map<unknown, ServerResponse>;
  usedAt: number;
}

/** The agents that play over streamable HTTP. Each session is one agent with its own identity. */
export class AgentHttpSessions {
  readonly #options: AgentOptions;
  readonly #sessions = new Map<string, OpenSession>();

  constructor(options: AgentOptions) {
    this.#options = { ...options, drawPhoto: pacedDrawing(options.drawPhoto) };
  }

  /** `address` is the client's, as limits count it. */
  async handle(request: IncomingMessage, response: ServerResponse, body: unknown, address: string): Promise<void> {
    this.#dropIdle();
    if (Array.isArray(body)) return refuse(response, 400, 'One message in each request.');
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? this.#sessions.get(id) : undefined;
    if (known !== undefined) {
      known.usedAt = Date.now();
      if (!begin(known, response, body))
        return refuse(response, 400, 'A request with this id has no answer yet. Give each request its own id.');
      await known.transport.handleRequest(request, response, body);
      return endCancelled(known, body);
    }
    if (!isInitializeRequest(body)) return refuse(response, 404, 'This session has ended. Initialize a new one.');
    if (this.#sessions.size >= MAX_SESSIONS) return refuse(response, 503, 'Too many agents play here. Try again later.');
    const neighbours = [...this.#sessions.values()].filter((session) => session.address === address);
    if (neighbours.length >= MAX_SESSIONS_PER_ADDRESS) return refuse(response, 429, 'Too many agents of your address play here.');
    const transport = this.#newTransport(address);
    await createAgentServer(this.#options).connect(transport);
    await transport.handleRequest(request, response, body);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()));
  }

  #newTransport(address: string): StreamableHTTPServerTransport {
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.#sessions.set(id, { transport, address, inFlight: new Map(), usedAt: Date.now() });
      },
      onsessionclosed: (id) => {
        this.#sessions.delete(id);
      },
    });
    return transport;
  }

  #dropIdle(): void {
    for (const [id, { transport, usedAt }] of this.#sessions) {
      if (Date.now() - usedAt <= IDLE_MS) continue;
      this.#sessions.delete(id);
      void transport.close();
    }
  }
}

/** Whether no earlier request with the same id waits for its answer: the transport would answer only one of them. */
function begin({ inFlight }: OpenSession, response: ServerResponse, body: unknown): boolean {
  const id = isJSONRPCRequest(body) ? body.id : undefined;
  if (id === undefined) return true;
  if (inFlight.has(id)) return false;
  inFlight.set(id, response);
  response.once('close', () => inFlight.delete(id));
  return true;
}

/** A cancelled request gets no answer: its stream would stay open until the client leaves. */
function endCancelled({ inFlight }: OpenSession, body: unknown): void {
  const cancelled = CancelledNotificationSchema.safeParse(body).data?.params.requestId;
  if (cancelled !== undefined) inFlight.get(cancelled)?.end();
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
