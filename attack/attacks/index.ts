import type { Attack } from '../attack.ts';
import { draftFlood } from './draft-flood.ts';
import { fragmentFlood } from './fragment-flood.ts';
import { pageFlood } from './page-flood.ts';
import { pongFlood } from './pong-flood.ts';
import { signInLockout } from './sign-in-lockout.ts';

/** All attacks, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [pongFlood, fragmentFlood, draftFlood, signInLockout, pageFlood];
