import type { Refusal } from '@parlour/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import type { DailySeeds } from '../daily/daily-seeds.ts';
import type { Identities } from '../identity/identities.ts';
import type { AddressLimiter } from '../limits/address-limiter.ts';
import type { BanList } from '../moderation/ban-list.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Connections } from '../sockets/connections.ts';
import type { RecentBytes } from '../sockets/recent-bytes.ts';
import type { Store } from '../store/store.ts';

/** What routes may need. */
export interface ApiContext {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly identities: Identities;
  readonly connections: Connections;
  readonly securityLog: SecurityLog;
  readonly bans: BanList;
  readonly limits: Limits;
  readonly limiter: AddressLimiter;
  /** Records requested a moment ago. They hold names: after a person is deleted none is kept. */
  readonly records: RecentBytes;
  readonly dailySeeds: DailySeeds;
  /** The address of a request as limits count it, as far as it can be trusted. */
  readonly addressOf: (request: FastifyRequest) => string;
}

const STATUS: Readonly<Record<string, number>> = {
  'no-session': 401,
  banned: 403,
  'banned-name': 403,
  'not-at-this-table': 403,
  'proof-needed': 403,
  'no-such-table': 404,
  'no-such-match': 404,
  'no-such-page': 404,
  'match-not-over': 403,
  'daily-not-over': 403,
  'daily-played': 409,
  'no-agents': 403,
  'wrong-code': 403,
  'wrong-phrase': 403,
  'wrong-passkey': 403,
  'not-a-friend': 403,
  'no-such-friend-code': 404,
  'too-many-tries': 429,
  'too-many-reports': 429,
  'too-many-tables': 429,
  'too-many-messages': 429,
  'not-saved': 503,
};

const refusals = new WeakMap<FastifyReply, string>();

/** Sends a refusal as the whole response, with the matching status. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  refusals.set(reply, refusal.refused);
  return reply.code(STATUS[refusal.refused] ?? 400).send(refusal);
}

/** Why a request was refused, if it was. */
export const refusalOf = (reply: FastifyReply): string | undefined => refusals.get(reply);
