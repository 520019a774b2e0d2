import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type RunningServer, startServer } from '@parlour/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built, PROGRAM } from '../../../../scripts/lib/build.mjs';
import { runCommand } from '../testing.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent' });
});
afterAll(() => server.close());

it('an agent plays over standard input and output, and sees real pictures', async () => {
  const url = `http://127.0.0.1:${server.port}`;
  const client = new Client({ name: 'test', version: '1' });
  const program = await built(PROGRAM);
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp', '--url', url, '--name', 'Ada'] }));
  await client.callTool({ name: 'open_table', arguments: { game: 'picture-perfect', bots: 1 } });
  await client.callTool({ name: 'start_game' });
  await client.callTool({ name: 'place', arguments: { figure: 'girl', space: 'B3' } });
  const { content } = await client.callTool({ name: 'viewfinder' });
  const [picture] = content as { type: string; mimeType: string; data: string }[];
  expect(picture).toMatchObject({ type: 'image', mimeType: 'image/png' });
  expect(
    Buffer.from(picture?.data ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await client.close();
});

it('a wrong address is a usage error', async () => {
  expect(await runCommand(['mcp', '--url', 'localhost:4000'])).toMatchObject({ code: 2 });
});
