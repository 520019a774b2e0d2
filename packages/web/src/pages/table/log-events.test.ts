import { expect, test } from 'vitest';
import { logEvents } from './log-events.ts';

const said = { type: 'said' };
const paid = { type: 'paid' };
const log = [
  { step: 1, events: [said, paid] },
  { step: 2, events: [said] },
];
const isLasting = (event: object) => 'type' in event && event.type === 'paid';

test('keeps lasting events and forgets the others after their step', () => {
  expect(logEvents({ isLasting }, {}, log)).toEqual({ events: [paid, said], forgets: true });
});

test('shows the public history where the table has memory help', () => {
  expect(logEvents({ isLasting, history: () => [said, said] }, {}, log)).toEqual({ events: [said, said], forgets: false });
});

test('shows everything in a game without anything to remember', () => {
  expect(logEvents({}, {}, log)).toEqual({ events: [said, paid, said], forgets: false });
});
