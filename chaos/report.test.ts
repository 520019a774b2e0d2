import { expect, it } from 'vitest';
import { formatReport, isClean, reportOn } from './report.ts';

const RESTART = { people: 80, worstOfflineMs: 1200, refused: 0, offlineAtEnd: 0 };

it('a restart counts only when nobody noticed it for long', () => {
  const clean = (changes: Partial<typeof RESTART>) => isClean(reportOn([], 1, 'seed', { ...RESTART, ...changes }));
  expect(clean({})).toBe(true);
  expect(clean({ worstOfflineMs: 2001 })).toBe(false);
  expect(clean({ refused: 1 })).toBe(false);
  expect(clean({ offlineAtEnd: 1 })).toBe(false);
  expect(isClean(reportOn([], 1, 'seed'))).toBe(true);
});

it('a restart that was not tried is said', () => {
  expect(formatReport(reportOn([], 1, 'seed'))).toContain('not tried');
  expect(formatReport(reportOn([], 1, 'seed', RESTART))).toContain('1200 ms');
});
