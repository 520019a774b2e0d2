import { expect, it } from 'vitest';
import { agentUrl } from './agent-endpoint.ts';

it.each([
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['192.168.1.7', 'http://192.168.1.7:4000'],
  ['fd00::2', 'http://[fd00::2]:4000'],
  ['localhost', 'http://localhost:4000'],
])('agents of a server on %s connect to %s', (host, url) => {
  expect(agentUrl(host, 4000)).toBe(url);
});
