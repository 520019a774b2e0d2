import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Scene } from '@parlour/games/picture-perfect/photo';
import type { AgentSeat } from './agent-seat.ts';

/** Draws a scene of Picture Perfect as a PNG file. */
export type DrawPhoto = (scene: Scene) => Buffer | Promise<Buffer>;

/** What a group of tools needs. */
export interface ToolContext {
  readonly server: McpServer;
  readonly seat: AgentSeat;
  readonly drawPhoto: DrawPhoto;
  /** Wraps a tool: a refusal becomes its explanation, which the agent can act upon. */
  readonly answering: <Args>(run: (args: Args) => Promise<CallToolResult>) => (args: Args) => Promise<CallToolResult>;
}

export const textResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });
