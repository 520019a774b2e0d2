import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createAgentServer } from '@parlour/mcp';
import manifest from '../../package.json' with { type: 'json' };
import { defineCommand } from '../command.ts';
import { drawPhoto } from '../photo/draw-photo.ts';
import { usageError } from '../usage-error.ts';

export const mcpCommand = defineCommand({
  name: 'mcp',
  operands: [],
  summary: 'Lets an AI agent play on a server, over standard input and output (MCP).',
  details: [
    'Each run is one agent with an identity of its own. Its seat is marked, and it sees what its seat sees.',
    'docs/bots.md describes the tools, and the protocol below them.',
  ],
  flags: {
    url: { kind: 'text', value: 'the address of a server', default: 'http://localhost:4000', help: 'the server to play on' },
    name: { kind: 'text', value: 'a name', default: 'Agent', help: 'the name at the table' },
  },
  async run({ flags: { url, name } }) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      return usageError(`--url "${url.slice(0, 80)}" is wrong: write it like http://localhost:4000`);
    const server = createAgentServer({ url, name, version: manifest.version, drawPhoto });
    const ended = new Promise<void>((resolve) => process.stdin.once('end', () => resolve()).once('close', () => resolve()));
    await server.connect(new StdioServerTransport());
    await ended;
    await server.close();
    return 0;
  },
});
