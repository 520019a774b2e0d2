import { isRecord, type MemoryCurvePoint, type Parsed, type Refusal } from '@parlour/kernel';
import { type Player, parseCodeLetters, parseTableCode } from './http-api.ts';
import { FRIEND_CODE_LENGTH, SIGN_IN_CODE_LENGTH } from './limits.ts';
import { malformed, type Person, type TableSummary, tableRefusal } from './table.ts';

/** The person's ways to sign in again. */
export interface SignInMethods {
  readonly passkeys: readonly PasskeyInfo[];
  readonly phrase: boolean;
}

export interface PasskeyInfo {
  readonly id: string;
  /** Milliseconds since 1970, as all times here. */
  readonly made: number;
  readonly used: number | null;
}

/** GET /api/me: who the browser is, and whether another device did something to the identity since it last looked. */
export interface Me extends Person {
  readonly securityNews?: true;
}

export const SECURITY_EVENT_KINDS = ['signed-in', 'signed-out', 'passkey-added', 'passkey-removed', 'phrase-made', 'export'] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** A device that is signed in. */
export interface SessionInfo {
  readonly id: string;
  /** Such as `Firefox, Linux`; empty when unknown. */
  readonly name: string;
  readonly made: number;
  readonly used: number;
  readonly isThis: boolean;
}

/** GET /api/me/sessions */
export interface SessionsData {
  readonly sessions: readonly SessionInfo[];
  readonly events: readonly {
    readonly at: number;
    readonly kind: SecurityEventKind;
    /** The device that did it. */
    readonly name: string;
    readonly isNew: boolean;
  }[];
}

/** One finished match, as saved for one of its players. */
export interface PlayedGame {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly seat: number;
  /** All players, by seat. The name of a deleted person is empty. */
  readonly players: readonly Player[];
  readonly place: number;
  readonly score: number;
  /** They left before the end, and a bot played on. */
  readonly left: boolean;
  /** The rating change of a rated match, or null. */
  readonly points: RatingChange | null;
}

export interface RatingChange {
  readonly before: number;
  readonly after: number;
}

export interface GameStatistics {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly averageScore: number;
  readonly averagePlace: number;
  /** For memory games; null for the others. */
  readonly memory: readonly MemoryCurvePoint[] | null;
  readonly rating: LadderPosition | null;
  /** The places of the last matches, the newest first; null for one that was left. */
  readonly form: readonly (number | null)[];
  /** Victories in a row: now, and the most ever. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The most frequent first. */
  readonly badges: readonly Badge[];
}

/** An honour that a person earned, and how often. Its words are the game's. */
export interface Badge {
  readonly honour: string;
  readonly times: number;
}

export interface LadderPosition {
  readonly points: number;
  readonly games: number;
  /** On the game's ladder, from 1; null while the rating is provisional. */
  readonly place: number | null;
}

export interface CoPlayer extends Pick<Person, 'name' | 'avatar'> {
  readonly games: number;
  /** How often the person had the better place, and how often the co-player. */
  readonly ahead: number;
  readonly behind: number;
}

/** GET /api/me/profile */
export interface ProfileData {
  readonly signInMethods: SignInMethods;
  readonly statistics: readonly GameStatistics[];
  readonly coPlayers: readonly CoPlayer[];
  readonly games: readonly PlayedGame[];
}

/** GET /api/ladders/:game */
export interface Ladder {
  readonly rows: readonly LadderRow[];
  /** The position of the person who asks, also below the last row. */
  readonly mine: LadderPosition | null;
}

export interface LadderRow extends Pick<Person, 'name' | 'avatar'>, LadderPosition {
  readonly you: boolean;
}

/** GET /api/friends */
export interface FriendsData {
  readonly code: string;
  readonly friends: readonly Friend[];
  /** They asked and wait for an answer. */
  readonly incoming: readonly Person[];
  /** Asked, and not yet answered. */
  readonly outgoing: readonly Person[];
  readonly blocked: readonly Person[];
}

export interface Friend extends Person {
  /** The table they are at now, if it is public or for friends. */
  readonly table: TableSummary | null;
}

/** Actions on another person. */
export const FRIEND_ACTIONS = ['accept', 'remove', 'block', 'unblock', 'invite'] as const;
export type FriendAction =
  | { readonly action: 'accept' | 'remove' | 'block' | 'unblock'; readonly handle: string }
  | { readonly action: 'invite'; readonly handle: string; readonly table: string };

const HANDLE = /^[A-Za-z0-9_-]{22}$/;

/** POST /api/friends/actions */
export function parseFriendAction(input: unknown): Parsed<FriendAction> {
  if (!isRecord(input)) return malformed('an object');
  const { action, handle } = input;
  if (typeof handle !== 'string' || !HANDLE.test(handle)) return malformed('handle: of a person');
  switch (action) {
    case 'accept':
    case 'remove':
    case 'block':
    case 'unblock':
      return { ok: { action, handle } };
    case 'invite': {
      const table = parseTableCode(input.table);
      return table === undefined ? malformed('table: a code') : { ok: { action: 'invite', handle, table } };
    }
    default:
      return malformed(`action: ${FRIEND_ACTIONS.join(', ')}`);
  }
}

/** POST /api/friends. As typed: any case, with spaces or dashes. */
export function parseFriendCode(input: unknown): Parsed<string> {
  const code = isRecord(input) ? parseCodeLetters(withoutGaps(input.code), FRIEND_CODE_LENGTH) : undefined;
  return code === undefined ? tableRefusal('no-such-friend-code') : { ok: code };
}

/** POST /api/sign-in/code */
export function parseSignInCode(input: unknown): Parsed<string> {
  const code = isRecord(input) ? parseCodeLetters(withoutGaps(input.code), SIGN_IN_CODE_LENGTH) : undefined;
  return code === undefined ? tableRefusal('wrong-code') : { ok: code };
}

/** POST /api/sign-in/phrase. The words stand for 128 bits, and these are sent as hexadecimal digits. */
export function parsePhrase(input: unknown): Parsed<string> {
  const bits = isRecord(input) ? input.bits : undefined;
  return typeof bits === 'string' && /^[0-9a-f]{32}$/.test(bits) ? { ok: bits } : tableRefusal('wrong-phrase');
}

const MAX_PASSKEY_TEXT = 8 * 1024;
const MAX_PASSKEY_ID = 1400;

/** The fields every authenticator response has. The library that checks its signature reads the rest. */
export interface PasskeyResponse {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Readonly<Record<string, unknown>>;
}

/** POST /api/me/passkeys and /api/sign-in/passkey */
export function parsePasskeyResponse(input: unknown): PasskeyResponse | Refusal {
  if (!isRecord(input)) return tableRefusal('wrong-passkey');
  const { id, rawId, type, response } = input;
  const isId = typeof id === 'string' && id === rawId && /^[A-Za-z0-9_-]+$/.test(id) && id.length <= MAX_PASSKEY_ID;
  if (!isId || type !== 'public-key' || !isRecord(response)) return tableRefusal('wrong-passkey');
  const plain = Object.entries(response).filter(([, value]) => typeof value === 'string' && value.length <= MAX_PASSKEY_TEXT);
  return { id, rawId: id, type, response: Object.fromEntries(plain) };
}

const withoutGaps = (input: unknown): unknown => (typeof input === 'string' && input.length < 40 ? input.replaceAll(/[\s-]/g, '') : input);
