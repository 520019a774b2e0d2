import { isRecord } from '@parlour/kernel';
import type { ClientConfig } from 'pg';
import { parse } from 'pg-connection-string';
import { shorten } from '../../environment-settings.ts';
import { StartupError } from '../../startup-error.ts';

/** The timeout for a write or a read. */
const TIMEOUT_MS = 2000;
/** The server's timeout is a little shorter: a statement that waits for a lock then ends with a clear answer. */
const SERVER_TIMEOUT_MS = 1500;

export const SCHEMA = 'parlour';

const SETTING = '--database or PARLOUR_DATABASE_URL';
const EXAMPLE = 'postgres://name:password@host:5432/parlour';

export interface ConnectionConfig {
  readonly config: ClientConfig;
  /** For messages: without the password. */
  readonly shown: string;
}

export function parseDatabaseUrl(url: string): ConnectionConfig {
  const scheme = URL.canParse(url) ? new URL(url).protocol.slice(0, -1) : undefined;
  if (scheme === undefined) throw new StartupError(`${SETTING} is no address. It looks like ${EXAMPLE}`);
  if (scheme !== 'postgres' && scheme !== 'postgresql') {
    throw new StartupError(`${SETTING} begins with ${scheme}:, but only PostgreSQL is known. It looks like ${EXAMPLE}`);
  }
  refuseUnknownParameters(new URL(url).searchParams);
  const address = withVerifiedServer(url);
  const { host, port, database } = parsed(address);
  return {
    shown: `${host || 'localhost'}:${port || 5432}/${database || ''}`,
    config: {
      connectionString: address,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      statement_timeout: SERVER_TIMEOUT_MS,
      // A node that disappears in the middle of a transaction must not keep its locks.
      idle_in_transaction_session_timeout: SERVER_TIMEOUT_MS,
      keepAlive: true,
      options: `-c search_path=${SCHEMA}`,
    },
  };
}

/** What may follow a question mark. The library ignores anything else, such as a misspelt mode of TLS. */
const PARAMETERS: Readonly<Record<string, readonly string[] | undefined>> = {
  sslmode: ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'],
  sslnegotiation: ['postgres', 'direct'],
  uselibpqcompat: ['true'],
  sslrootcert: undefined,
  sslcert: undefined,
  sslkey: undefined,
  host: undefined,
  application_name: undefined,
  channel_binding: undefined,
};

function refuseUnknownParameters(parameters: URLSearchParams): void {
  for (const [name, value] of parameters) {
    if (!Object.hasOwn(PARAMETERS, name)) {
      throw new StartupError(`${SETTING} knows no "${name}". After the question mark there may be: ${Object.keys(PARAMETERS).join(', ')}.`);
    }
    const values = PARAMETERS[name];
    if (values === undefined || values.includes(value)) continue;
    throw new StartupError(`${SETTING} has ${name} "${shorten(value)}". There are: ${values.join(', ')}.`);
  }
}

/** The library takes these modes for `verify-full`, and warns that a later version will not. They go on meaning that here. */
const withVerifiedServer = (url: string): string =>
  url.includes('uselibpqcompat=true') ? url : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

function parsed(url: string) {
  try {
    return parse(url);
  } catch (error) {
    // Such as a missing certificate file.
    throw new StartupError(`${SETTING} cannot be used: ${messageOf(error)}. It looks like ${EXAMPLE}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'it does not accept the name or the password. Check both in PARLOUR_DATABASE_URL',
  '28000': 'it does not let this user in. Check pg_hba.conf and the name in PARLOUR_DATABASE_URL',
  '3D000': 'it has no such database. Create it with createdb, or correct PARLOUR_DATABASE_URL',
  '42501': 'the user may not create what Parlour needs there. Make it the owner of the database',
  '53300': 'it has no connection left. Raise max_connections, or close others',
  ECONNREFUSED: 'nothing answers there. Start PostgreSQL, or correct host and port in PARLOUR_DATABASE_URL',
  ENOENT: 'there is no such socket. Start PostgreSQL, or correct PARLOUR_DATABASE_URL',
  ETIMEDOUT: 'it does not answer. Check that PostgreSQL runs there and that no firewall is between',
  ENOTFOUND: 'there is no such host. Correct PARLOUR_DATABASE_URL',
  EAI_AGAIN: 'the name of the host cannot be looked up. Correct PARLOUR_DATABASE_URL, or mend the network',
};

/** The library has no code for it. */
const UNANSWERED = /timeout|terminated unexpectedly/i;

/** Why the database cannot be used, in one line without the password. */
export function toStartupError(shown: string, error: unknown): StartupError {
  if (error instanceof StartupError) return error;
  const known = REASONS[errorCode(error) ?? (UNANSWERED.test(messageOf(error)) ? 'ETIMEDOUT' : '')];
  const reason = known ?? `${messageOf(error)}. Check that PostgreSQL runs there and can be reached`;
  return new StartupError(`Cannot use the database at ${shown}: ${reason}.`);
}

export function errorCode(error: unknown): string | undefined {
  return isRecord(error) && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of an aggregate error: several addresses were tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message : String(error);
}

/** The server refused and is still up: that transaction did not happen. */
export function isServerError(error: unknown): boolean {
  return isRecord(error) && error.severity === 'ERROR' && !errorCode(error)?.startsWith('57P');
}
