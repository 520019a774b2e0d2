import type { Attack } from '../attack.ts';
import { agentFlood } from './agent-flood.ts';
import { damagedData, fullDisk } from './data-at-start.ts';
import { diskGrowth } from './disk-growth.ts';
import { draftFlood } from './draft-flood.ts';
import { fragmentFlood } from './fragment-flood.ts';
import { ladderFarm } from './ladder-farm.ts';
import { messageFlood } from './message-flood.ts';
import { noAttack } from './no-attack.ts';
import { foreignOrigins, hostHeader, plainHttpPage, pushWithoutSession, subprotocol } from './other-sites.ts';
import { pageFlood } from './page-flood.ts';
import { blockedPerson, confusableNames, reportFlood, reusedKey } from './people.ts';
import { photoJudge } from './photo-judge.ts';
import { pipelinedRequests } from './pipelined-requests.ts';
import { pongFlood } from './pong-flood.ts';
import { quickTableFlood } from './quick-table-flood.ts';
import { recordFlood, slowHeads, unreadAnswers } from './records.ts';
import { secondHand, spectatorToHost } from './seats.ts';
import { frameShape } from './secrecy.ts';
import { codeFlood, passkeyFlood, prefilledSignIn, stolenCookie, tableCodeGuessing } from './sessions.ts';
import { signInLockout } from './sign-in-lockout.ts';
import { voiceFlood } from './voice-flood.ts';

/** All attacks, in the order in which they run; the first is the baseline. */
export const ATTACKS: readonly Attack[] = [
  noAttack,
  spectatorToHost,
  secondHand,
  draftFlood,
  recordFlood,
  unreadAnswers,
  slowHeads,
  frameShape,
  diskGrowth,
  ladderFarm,
  stolenCookie,
  fragmentFlood,
  pongFlood,
  messageFlood,
  pipelinedRequests,
  damagedData,
  fullDisk,
  confusableNames,
  signInLockout,
  prefilledSignIn,
  blockedPerson,
  reportFlood,
  subprotocol,
  foreignOrigins,
  plainHttpPage,
  hostHeader,
  pushWithoutSession,
  reusedKey,
  codeFlood,
  passkeyFlood,
  tableCodeGuessing,
  pageFlood,
  photoJudge,
  quickTableFlood,
  voiceFlood,
  agentFlood,
];
