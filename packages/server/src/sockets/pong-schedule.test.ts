import { PING_TTL_MS, PONG_EVERY_MS } from '@parlour/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PongSchedule } from './pong-schedule.ts';

let now = 0;
let schedule: PongSchedule<string> | undefined;

function start(): { readonly pongs: { readonly client: string; readonly at: number }[]; readonly schedule: PongSchedule<string> } {
  const pongs: { client: string; at: number }[] = [];
  now = 0;
  schedule = new PongSchedule(
    (client) => pongs.push({ client, at: now }),
    () => now,
  );
  return { pongs, schedule };
}

function passTime(ms: number, by = 10): void {
  for (const end = now + ms; now < end; now += by) schedule?.sendDue();
}

/** How many were sent at each moment. */
const sizes = (pongs: readonly { readonly at: number }[]): number[] =>
  [...new Set(pongs.map(({ at }) => at))].map((moment) => pongs.filter(({ at }) => at === moment).length);

describe('pongs', () => {
  afterEach(() => schedule?.close());

  it('come at once and then every second, and end when no further ping comes', () => {
    const { pongs, schedule } = start();
    passTime(333);
    schedule.request('ann');
    expect(pongs).toHaveLength(1);
    passTime(3 * PING_TTL_MS);
    expect(pongs).toHaveLength(1 + PING_TTL_MS / PONG_EVERY_MS);
    const gaps = pongs.slice(1).map(({ at }, i) => at - (pongs[i]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(PONG_EVERY_MS);
  });

  it('go on while pings come, and stop for a client that left', () => {
    const { pongs, schedule } = start();
    for (let i = 0; i < 5; i++) {
      schedule.request('ann');
      passTime(PING_TTL_MS - 1000);
    }
    expect(pongs.length).toBeGreaterThan((4 * (PING_TTL_MS - 1000)) / PONG_EVERY_MS);
    schedule.remove('ann');
    const before = pongs.length;
    passTime(PING_TTL_MS);
    expect(pongs).toHaveLength(before);
  });

  it('of many clients do not go out together', () => {
    const { pongs, schedule } = start();
    for (let i = 0; i < 1000; i++) {
      schedule.request(`client ${i}`);
      passTime(1, 1);
    }
    pongs.length = 0;
    passTime(PONG_EVERY_MS);
    expect(pongs).toHaveLength(1000);
    expect(Math.max(...sizes(pongs))).toBeLessThanOrEqual(120);
  });

  it('of few clients go out together, whenever they came', () => {
    const { pongs, schedule } = start();
    for (let i = 0; i < 200; i++) {
      schedule.request(`client ${i}`);
      passTime(10);
    }
    pongs.length = 0;
    passTime(PONG_EVERY_MS);
    expect(sizes(pongs)).toEqual([100, 100]);
  });

  it('come from a timer, which a new client never delays', () => {
    vi.useFakeTimers();
    const sent = vi.fn<(client: string) => void>();
    schedule = new PongSchedule(sent, () => Date.now());
    for (let i = 0; i < 150; i++) {
      schedule.request(`client ${i}`);
      vi.advanceTimersByTime(10);
    }
    sent.mockClear();
    vi.advanceTimersByTime(PONG_EVERY_MS);
    expect(sent).toHaveBeenCalledTimes(150);
    vi.useRealTimers();
  });

  it('need no timer while nobody asks for them', () => {
    vi.useFakeTimers();
    const { schedule } = start();
    expect(vi.getTimerCount()).toBe(0);
    schedule.request('ann');
    expect(vi.getTimerCount()).toBe(1);
    passTime(2 * PING_TTL_MS);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('begin anew after a time without clients, without one too many', () => {
    const { pongs, schedule } = start();
    schedule.request('ann');
    passTime(10 * PING_TTL_MS);
    pongs.length = 0;
    schedule.request('bob');
    passTime(PONG_EVERY_MS - 100);
    expect(pongs).toHaveLength(1);
  });

  it('are not sent many times over after a pause of the process', () => {
    const { pongs, schedule } = start();
    schedule.request('ann');
    now += PING_TTL_MS - 1;
    schedule.sendDue();
    expect(pongs).toHaveLength(2);
  });
});
