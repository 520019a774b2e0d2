import { eventsFor, isRefusal, type Match, observe, play, seedFromText, startMatch } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { type HatTypes, type Move, thatsNotAHat } from '../rules/index.ts';
import { type TrackedCards, trackCards } from './card-tracking.ts';

function start(seats: number): { match: Match<HatTypes>; tracked: TrackedCards } {
  const options = thatsNotAHat.parseOptions({ ready: false, show: 0, first: 0 }, seats);
  if (isRefusal(options)) throw new Error('options');
  const started = startMatch(thatsNotAHat, options.ok, seats, seedFromText('eyes'));
  return { match: started.match, tracked: trackCards(null, observe(started.match, 0).view, eventsFor(started.events, 0)) };
}

function next(match: Match<HatTypes>, tracked: TrackedCards, move: Move): { match: Match<HatTypes>; tracked: TrackedCards } {
  const { waiting } = observe(match, 'spectator');
  const played = play(match, waiting[0] as number, move);
  if (isRefusal(played)) throw new Error(played.refused);
  return { match: played.match, tracked: trackCards(tracked, observe(played.match, 0).view, eventsFor(played.events, 0)) };
}

test('[H-10] a kept gift stays the same card, and so does the oldest that goes on', () => {
  const begun = start(3);
  const offered = next(begun.match, begun.tracked, { do: 'name', object: 'hat' });
  const receiver = offered.match.game.view(offered.match.state, 'spectator').receiver as number;
  const oldest = offered.tracked.columns[receiver]?.[0];
  const kept = next(offered.match, offered.tracked, { do: 'thank' });
  expect(kept.tracked.columns[receiver]).toEqual([offered.tracked.moving]);
  expect(kept.tracked.moving).toBe(oldest);
});

test('a card from the shop is a new one', () => {
  const begun = start(3);
  const offered = next(begun.match, begun.tracked, { do: 'name', object: 'hat' });
  const seen = new Set([...offered.tracked.columns.flat(), offered.tracked.moving]);
  const refused = next(offered.match, offered.tracked, { do: 'refuse' });
  expect(refused.tracked.moving).not.toBeNull();
  expect(seen).not.toContain(refused.tracked.moving);
});

test('a client that reconnects sees new cards', () => {
  const begun = start(2);
  const view = observe(begun.match, 1).view;
  const back = trackCards({ next: 9, columns: [[1], [2]], moving: null }, view, []);
  expect([...back.columns.flat(), back.moving]).toEqual([9, 10, 11, 12, 13]);
});
