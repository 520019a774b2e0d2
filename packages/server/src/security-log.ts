import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import type { BanKind } from './store/moderation-store.ts';

type SecurityAction =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'session-revoked'
  | 'proof'
  | 'proof-needed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'phrase-made'
  | 'code-made'
  | 'export'
  | 'delete'
  | 'report'
  | 'banned'
  | 'ban-added'
  | 'ban-removed';

interface Details {
  readonly handle?: string;
  readonly address?: string;
  readonly method?: 'code' | 'phrase' | 'passkey';
  readonly kind?: BanKind;
  readonly pattern?: string;
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
    // The level of other lines does not matter: only a silent server writes none.
    this.log = log.child({ security: true }, { level: log.level === 'silent' ? 'silent' : 'info' });
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
