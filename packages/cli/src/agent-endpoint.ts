import { AgentHttpSessions } from '@parlour/mcp';
import type { ServerOptions } from '@parlour/server';
import manifest from '../package.json' with { type: 'json' };
import { drawPhoto } from './photo/draw-photo.ts';

export interface OpenAgentEndpoint {
  readonly endpoint: ServerOptions['agentEndpoint'] | undefined;
  /** Agents play on this address: a port is known only once the server listens. */
  readonly connectTo: (url: string | undefined) => void;
  readonly close: () => Promise<void>;
}

/** Where agents reach a server that listens on this address: one on all addresses is on this machine's own too. */
export function agentUrl(host: string, port: number): string {
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** The operator has not turned agents on. */
export const NO_AGENTS: OpenAgentEndpoint = { endpoint: undefined, connectTo: () => undefined, close: async () => undefined };

/** The MCP endpoint of a server. Its agents are clients of that server like any other. */
export function agentEndpoint(): OpenAgentEndpoint {
  let sessions: AgentHttpSessions | null = null;
  return {
    endpoint: async (request, response, body, address) => {
      if (sessions !== null) return sessions.handle(request, response, body, address);
      response.writeHead(503).end();
    },
    connectTo: (url) => {
      if (url !== undefined) sessions = new AgentHttpSessions({ url, name: 'Agent', version: manifest.version, drawPhoto });
    },
    close: async () => sessions?.close(),
  };
}
