import { NO_LIMITS } from '../config.ts';

/** A server for tests: in memory, silent, without limits, and with bots that move at once. */
export const TEST_OPTIONS = {
  port: 0,
  host: '127.0.0.1',
  data: 'memory',
  log: 'silent',
  limits: NO_LIMITS,
  botDelayMs: { min: 0, max: 0 },
} as const;
