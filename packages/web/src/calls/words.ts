/** Where the page leaves the words of a call for the worker that shows it. */
export const CALLS_CACHE = 'parlour-calls';
export const CALL_WORDS = '/call-words';

export interface CallWords {
  readonly title: string;
  /** With `{game}` and `{code}` to be filled in. */
  readonly at: string;
  readonly games: Readonly<Record<string, string>>;
}
