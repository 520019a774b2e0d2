import { isRecord, type Refusal } from '@parlour/kernel';
import type { MatchReplay, Person, TableSummary } from '@parlour/protocol';

/** How long an answer of the server may take. */
export const ANSWER_MS = 15_000;

/** The server refused a request or a message. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refusal: Refusal;
  /** Whether the same may be tried again soon. */
  readonly again: boolean;

  constructor(refusal: Refusal, again = false) {
    super(refusal.about === undefined ? refusal.refused : `${refusal.refused} ${JSON.stringify(refusal.about)}`);
    this.refusal = refusal;
    this.again = again;
  }
}

/** A signed-in program. The cookie is the identity: who has it is this player. */
export interface Session {
  readonly url: string;
  readonly cookie: string;
  readonly person: Person;
}

/** Makes a new identity with this name, marked as an agent. */
export async function signIn(url: string, name: string): Promise<Session> {
  const origin = new URL(url).origin;
  const { answer, body } = await request(origin, undefined, 'PATCH', '/api/me', { name, agent: true });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (cookie === undefined) throw new Error(`${origin} gave no session`);
  return { url: origin, cookie, person: body as Person };
}

/** Continues an identity that `signIn` made before. */
export async function resume(url: string, cookie: string): Promise<Session> {
  const origin = new URL(url).origin;
  const { body } = await request(origin, cookie, 'GET', '/api/me');
  return { url: origin, cookie, person: body as Person };
}

export interface OpenTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: readonly string[];
  readonly visibility?: 'private' | 'friends' | 'public';
  readonly settings?: Readonly<Record<string, string>>;
}

/** Opens a table with the session's player in the first seat, and returns its code. */
export async function openTable(session: Session, table: OpenTable): Promise<string> {
  const { body } = await request(session.url, session.cookie, 'POST', '/api/tables', { options: {}, ...table });
  return (body as { readonly code: string }).code;
}

export async function publicTables(session: Session): Promise<readonly TableSummary[]> {
  return (await request(session.url, session.cookie, 'GET', '/api/tables')).body as readonly TableSummary[];
}

/** The record of a finished match. */
export async function matchReplay(session: Session, match: string): Promise<MatchReplay> {
  return (await request(session.url, session.cookie, 'GET', `/api/matches/${encodeURIComponent(match)}/record`)).body as MatchReplay;
}

async function request(origin: string, cookie: string | undefined, method: string, path: string, sent?: object) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return { answer, body };
  throw isRecord(body) && typeof body.refused === 'string'
    ? new RefusedError(body as unknown as Refusal)
    : new Error(`${method} ${path}: ${answer.status}`);
}
