import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { SecurityLog } from './security-log.ts';

function linesAt(level: string): string[] {
  const lines: string[] = [];
  const log = new SecurityLog(pino({ level }, { write: (line) => void lines.push(line) }), createMetrics().securityEvents);
  for (let count = 0; count < 200; count++) log.write('sign-in', { handle: 'ann', address: '203.0.113.7', method: 'code' });
  return lines;
}

it('writes its lines at every level but silent, and a limited number', () => {
  expect([linesAt('error').length, linesAt('silent').length]).toEqual([50, 0]);
  expect(linesAt('warn')[0]).toContain('"security":true');
});
