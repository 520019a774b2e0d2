import { isRefusal } from '@parlour/kernel';
import { parseClientError } from '@parlour/protocol';
import { expect, it } from 'vitest';
import { errorAt, errorReport, type PageFacts } from './error-report.ts';

const PAGE: PageFacts = { origin: 'http://192.168.1.7:4000', pathname: '/t/RUMBA123', build: 'index-B3fj' };

function failed(message: string, stack: string, name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n${stack}`;
  return error;
}

it('holds the name of an error and its positions in our own files, and no message', () => {
  const stack = [
    '    at Object.choose (http://192.168.1.7:4000/assets/table-8OpH_rq3.js:1:43629)',
    '    at http://192.168.1.7:4000/assets/shell-AbC.js?v=RUMBA123:1:7',
    '    at evil (chrome-extension://abcd/content.js:3:4)',
    '    at elsewhere (http://elsewhere.example/a.js:1:1)',
  ].join('\n');
  const report = errorReport('error', failed('Ann holds the guitar', stack), true, PAGE);
  expect(report).toEqual({
    kind: 'error',
    page: 't',
    name: 'TypeError',
    build: 'index-B3fj',
    stack: ['table-8OpH_rq3.js:1:43629', 'shell-AbC.js:1:7'],
    move: true,
  });
  expect(JSON.stringify(report)).not.toMatch(/guitar|RUMBA|192\.168/);
});

it.each([
  ['/', 'home'],
  ['/local/mascarade', 'local'],
  ['/replay/abc', 'replay'],
  ['/anything/else', 'other'],
])('calls the page at %s %s', (pathname, page) => {
  expect(errorReport('error', new Error('x'), false, { ...PAGE, pathname }).page).toBe(page);
});

it('is accepted by the server, whatever was thrown', () => {
  const deep = failed('deep', Array.from({ length: 50 }, (_, i) => `at ${PAGE.origin}/assets/a-${i}.js:1:${i}`).join('\n'));
  const thrown = [
    deep,
    failed('odd', '', 'Odd name 1'),
    'a text',
    undefined,
    null,
    { name: 'Ann' },
    errorAt('worker', `${PAGE.origin}/assets/worker-X.js`, 1, 2),
  ];
  for (const error of thrown) expect(isRefusal(parseClientError(errorReport('rejection', error, false, PAGE)))).toBe(false);
  expect(errorReport('worker', thrown.at(-1), false, PAGE).stack).toEqual(['worker-X.js:1:2']);
});
