import type { ClientErrorKind } from '@parlour/protocol';
import { serverApi } from '../client/api/server-api.ts';
import { errorReport } from './error-report.ts';

/** The most reports of one page to the server. */
const MAX_REPORTS = 5;

/** Sends the unsent move again. */
export type Retry = () => void;

type Listener = (retry: Retry | null) => void;

const listeners = new Set<Listener>();
const moves = new Set<() => Retry | null>();
const reported = new Set<string>();

/** The page failed before there was a listener. */
let unheard = false;

/** Called at every failure, with a function that repeats the unsent move, if there is one. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  if (unheard) listener(null);
  unheard = false;
  return () => listeners.delete(listener);
}

/** Registers the source of unsent moves. */
export function offerRetry(unsent: () => Retry | null): () => void {
  moves.add(unsent);
  return () => moves.delete(unsent);
}

/** Reports an unexpected error to the player and to the server. */
export function reportFailure(kind: ClientErrorKind, error: unknown): void {
  const retry = [...moves].map((unsent) => unsent()).find((found) => found !== null) ?? null;
  send(kind, error, retry !== null);
  unheard = listeners.size === 0;
  for (const listener of listeners) listener(retry);
}

/** Watches for uncaught errors of this page. */
export function watchFailures(): void {
  addEventListener('error', ({ error, message, filename }) => {
    // Browsers report this when a layout takes two rounds: nothing failed. Files of an extension are ignored.
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
