import { expect, test } from 'vitest';
import { logEvents } from './log-events.ts';

const said = { type: 'said' };
const paid = { type: 'paid' };
const log = [
  { step: 1, events: [said, paid], publicEvents: [paid] },
  { step: 2, events: [said], publicEvents: [] },
];
const isLasting = (event: object) => 'type' in event && event.type === 'paid';

test('keeps lasting events and drops the others after their step', () => {
  expect(logEvents({ isLasting }, {}, log)).toEqual({
    steps: [
      { step: 1, events: [paid], publicEvents: [paid] },
      { step: 2, events: [said], publicEvents: [] },
    ],
    forgets: true,
  });
});

test('shows the public history where the table has memory help', () => {
  expect(logEvents({ isLasting, history: () => [said, said] }, {}, log)).toEqual({
    steps: [{ step: 0, events: [said, said], publicEvents: [] }],
    forgets: false,
  });
});

test('shows everything in a game without anything to remember', () => {
  expect(logEvents({}, {}, log)).toEqual({ steps: log, forgets: false });
});
