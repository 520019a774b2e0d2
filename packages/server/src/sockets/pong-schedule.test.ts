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

  it('of clients that came at different moments do not go out together', () => {
    const { pongs, schedule } = start();
    for (let i = 0; i < 100; i++) {
      schedule.request(`client ${i}`);
      passTime(10);
    }
    pongs.length = 0;
    passTime(PONG_EVERY_MS);
    expect(pongs).toHaveLength(100);
    const moments = pongs.map(({ at }) => pongs.filter((other) => other.at === at).length);
    expect(Math.max(...moments)).toBeLessThanOrEqual(12);
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
