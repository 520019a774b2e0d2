import {
  CLIENT_PAGES,
  type ClientError,
  type ClientErrorKind,
  type ClientPage,
  isErrorName,
  isStackPosition,
  MAX_STACK_POSITIONS,
} from '@parlour/protocol';

/** The page and its build. */
export interface PageFacts {
  readonly origin: string;
  readonly pathname: string;
  readonly build: string;
}

/** What the server receives about an error: its name and positions in our own files. Its message is left out. */
export function errorReport(kind: ClientErrorKind, error: unknown, move: boolean, page: PageFacts): ClientError {
  const { name, stack } = error instanceof Error ? error : { name: '', stack: '' };
  return {
    kind,
    page: pageOf(page.pathname),
    name: isErrorName(name) ? name : 'Error',
    build: page.build,
    stack: positionsIn(stack ?? '', page.origin),
    move,
  };
}

/** An error of which only the position is known, as a worker reports it. */
export function errorAt(name: string, file: string, line: number, column: number): Error {
  const error = new Error(name);
  error.stack = `${file}:${line}:${column}`;
  return error;
}

/** `http://host/assets/table-B3fj.js:1:2345` becomes `table-B3fj.js:1:2345`; other files are left out. */
function positionsIn(stack: string, origin: string): string[] {
  return stack
    .split(`${origin}/`)
    .slice(1)
    .flatMap((rest) => {
      const [, file, line, column] = /^(?:[\w.@-]+\/)*([\w-]+\.[jt]sx?)(?:\?[^\s:)]*)?:(\d+):(\d+)/.exec(rest) ?? [];
      const position = `${file}:${line}:${column}`;
      return isStackPosition(position) ? [position] : [];
    })
    .slice(0, MAX_STACK_POSITIONS);
}

function pageOf(pathname: string): ClientPage {
  const first = pathname.split('/')[1] ?? '';
  return first === '' ? 'home' : (CLIENT_PAGES.find((page) => page === first) ?? 'other');
}
