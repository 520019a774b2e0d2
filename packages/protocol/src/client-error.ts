import { isRecord, type Parsed } from '@parlour/kernel';
import { malformed } from './table.ts';

/** What failed: an event handler, a promise, a React component, or the worker of a local match. */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render', 'worker'] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** Pages by their first path segment. The rest of a path may hold codes, so it is never reported. */
export const CLIENT_PAGES = [
  'home',
  't',
  'local',
  'replay',
  'tutorial',
  'rules',
  'profile',
  'sign-in',
  'friends',
  'ladder',
  'other',
] as const;
export type ClientPage = (typeof CLIENT_PAGES)[number];

/**
 * POST /api/client-errors: an uncaught error of the web client. It holds no message, since a message may quote a player's
 * text: only the name of the error and positions in files of the bundle.
 */
export interface ClientError {
  readonly kind: ClientErrorKind;
  readonly page: ClientPage;
  /** `TypeError`, `AbortError`. */
  readonly name: string;
  /** The entry file of the bundle, which has a hash of its content in its name. */
  readonly build: string;
  /** `table-B3fj1a.js:1:2345`, the innermost first. */
  readonly stack: readonly string[];
  /** A move was being sent. */
  readonly move: boolean;
}

export const MAX_STACK_POSITIONS = 8;
const NAME = /^[A-Za-z]{1,40}$/;
const BUILD = /^[\w-]{0,60}$/;
const POSITION = /^[\w-]{1,60}\.[jt]sx?:\d{1,7}:\d{1,7}$/;

/** Whether a text is the name of an error class and nothing else. */
export const isErrorName = (input: unknown): input is string => typeof input === 'string' && NAME.test(input);

export const isStackPosition = (input: unknown): input is string => typeof input === 'string' && POSITION.test(input);

export function parseClientError(input: unknown): Parsed<ClientError> {
  if (!isRecord(input)) return malformed('an object');
  const { kind, page, name, build, stack, move } = input;
  if (!isOneOf(CLIENT_ERROR_KINDS, kind)) return malformed(`kind: ${CLIENT_ERROR_KINDS.join(', ')}`);
  if (!isOneOf(CLIENT_PAGES, page)) return malformed(`page: ${CLIENT_PAGES.join(', ')}`);
  if (!isErrorName(name)) return malformed('name: 1 to 40 letters');
  if (typeof build !== 'string' || !BUILD.test(build)) return malformed('build: a file name without its ending');
  if (!Array.isArray(stack) || stack.length > MAX_STACK_POSITIONS || !stack.every(isStackPosition))
    return malformed(`stack: at most ${MAX_STACK_POSITIONS} positions`);
  if (typeof move !== 'boolean') return malformed('move: true, false');
  return { ok: { kind, page, name, build, stack, move } };
}

function isOneOf<const T extends string>(known: readonly T[], input: unknown): input is T {
  return known.includes(input as T);
}
