import type { Logger } from 'pino';
import type { Counter } from 'prom-client';

export const SECURITY_ACTIONS = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'session-revoked',
  'proof',
  'proof-needed',
  'passkey-added',
  'passkey-removed',
  'phrase-made',
  'export',
  'delete',
  'report',
  'ban',
  'banned',
] as const;
type SecurityAction = (typeof SECURITY_ACTIONS)[number];

interface Details {
  readonly handle?: string;
  readonly address?: string;
  readonly method?: 'code' | 'phrase' | 'passkey';
}

/** Lines of one second beyond this many are counted and not written. */
const MAX_LINES_A_SECOND = 50;

/** One line for each act that matters for safety. It names handles and addresses, and never a secret. */
export class SecurityLog {
  private readonly log: Logger;
  private readonly counter: Counter<'action'>;
  private second = 0;
  private lines = 0;

  constructor(log: Logger, counter: Counter<'action'>) {
    this.log = log.child({ security: true });
    this.counter = counter;
  }

  write(action: SecurityAction, details: Details): void {
    this.counter.inc({ action });
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.second) this.lines = 0;
    this.second = second;
    if (++this.lines <= MAX_LINES_A_SECOND) this.log.info({ action, ...details }, 'security');
  }
}
