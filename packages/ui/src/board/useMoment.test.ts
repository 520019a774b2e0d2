import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForEnd } from './useMoment.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waiting = (tapAway: boolean) => {
  const page = new EventTarget();
  const done = vi.fn<() => void>();
  return { page, done, stop: waitForEnd(page, 3000, tapAway, done) };
};

it('ends after its time', () => {
  const { done } = waiting(true);
  vi.advanceTimersByTime(2999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

it('ends at a tap, but not at one that was meant for the board before', () => {
  const { page, done } = waiting(true);
  vi.advanceTimersByTime(400);
  page.dispatchEvent(new Event('pointerdown'));
  page.dispatchEvent(new Event('keydown'));
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  page.dispatchEvent(new Event('pointerdown'));
  expect(done).toHaveBeenCalledOnce();
});

it('does not end at a tap where taps do not count, and never after it was stopped', () => {
  const kept = waiting(false);
  const stopped = waiting(true);
  vi.advanceTimersByTime(1000);
  stopped.stop();
  for (const { page } of [kept, stopped]) page.dispatchEvent(new Event('pointerdown'));
  expect(kept.done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(kept.done).toHaveBeenCalledOnce();
  expect(stopped.done).not.toHaveBeenCalled();
});
