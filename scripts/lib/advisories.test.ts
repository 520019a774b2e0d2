import { describe, expect, it, vi } from 'vitest';
import { checkAdvisories, readAudit } from './advisories.mjs';

const answer = (vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length } } });

describe('advisories', () => {
  it('are counted and named', () => {
    expect(readAudit(answer({}))).toMatchObject({ known: 0 });
    expect(readAudit(answer({ ws: {}, fastify: {} }))).toEqual({ known: 2, line: 'advisories against: fastify, ws' });
  });

  it('fail the tests when there are any, and never without an answer', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect((await checkAdvisories(async () => answer({ ws: {} }))).count).toEqual({ passed: 0, failed: 1 });
    expect((await checkAdvisories(async () => answer({}))).count).toEqual({ passed: 1, failed: 0 });
    for (const nothing of ['', '{"error":{"code":"ENOAUDIT"}}', '{"message":"request to … failed"}']) {
      const { count, skipped } = await checkAdvisories(async () => nothing);
      expect(count).toEqual({ passed: 0, failed: 0 });
      expect(skipped[0]).toContain('no registry answered');
    }
    log.mockRestore();
  });
});
