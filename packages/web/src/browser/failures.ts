import type { ClientErrorKind } from '@parlour/protocol';
import { serverApi } from '../client/api/server-api.ts';
import { errorReport } from './error-report.ts';

/** A page that fails over and over says so to the server a few times only. */
const MAX_REPORTS = 5;

/** Sends the move again that did not go out. */
export type Retry = () => void;

type Listener = (retry: Retry | null) => void;

const listeners = new Set<Listener>();
const moves = new Set<() => Retry | null>();
const reported = new Set<string>();

/** The page failed before there was a listener. */
let unheard = false;

/** Is called at every failure, with the way to repeat the move that did not go out, if there was one. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  if (unheard) listener(null);
  unheard = false;
  return () => listeners.delete(listener);
}

/** Tells where to look for a move that did not go out. */
export function offerRetry(unsent: () => Retry | null): () => void {
  moves.add(unsent);
  return () => moves.delete(unsent);
}

/** Says to the player and to the server that something failed which no code expected to fail. */
export function reportFailure(kind: ClientErrorKind, error: unknown): void {
  const retry = [...moves].map((unsent) => unsent()).find((found) => found !== null) ?? null;
  send(kind, error, retry !== null);
  unheard = listeners.size === 0;
  for (const listener of listeners) listener(retry);
}

/** Watches for uncaught errors of this page. */
export function watchFailures(): void {
  addEventListener('error', ({ error, message, filename }) => {
    // Browsers say so when a layout takes two rounds: nothing failed. Files of an extension are not ours.
    if (message.startsWith('ResizeObserver loop') || isForeign(filename)) return;
    reportFailure('error', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && isForeign(reason.stack ?? '')) return;
    reportFailure('rejection', reason);
  });
}

const isForeign = (source: string): boolean => source.includes('-extension://');

function send(kind: ClientErrorKind, error: unknown, move: boolean): void {
  // oxlint-disable-next-line eslint/no-restricted-properties -- the origin is cut out of the report, not shared
  const { origin, pathname } = location;
  const report = errorReport(kind, error, move, { origin, pathname, build: buildOf(document) });
  const text = JSON.stringify(report);
  if (reported.size >= MAX_REPORTS || reported.has(text)) return;
  reported.add(text);
  void serverApi.reportError(report);
}

/** The entry file has a hash of the whole client in its name. */
function buildOf(page: Document): string {
  const entry = page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return /\/([\w-]+)\.js$/.exec(entry)?.[1] ?? '';
}
