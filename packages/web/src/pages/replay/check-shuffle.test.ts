import { describe, expect, it } from 'vitest';
import { checkShuffle, isFair } from './check-shuffle.ts';
import { SHARES, sampleReplay } from './replay.fixture.ts';
import { withOutcome } from './replay-file.ts';

const replay = withOutcome(sampleReplay());
const { seedHash } = replay.record;
const mine = { seedHash, share: SHARES[2] ?? '', stands: true };
const check = (changes: object = {}, given: typeof mine | undefined = mine) => checkShuffle({ ...replay, ...changes }, given, () => 0);

describe('checking the shuffle', () => {
  it('accepts a correct match: the hash, this device’s share, the moves and the result', () => {
    const verdict = check();
    expect(verdict).toMatchObject({ seal: 'good', seen: 'good', share: 'good', moves: 'good', result: 'good' });
    expect(verdict.winners).toEqual(replay.outcome?.winners);
    expect(isFair(verdict)).toBe(true);
  });

  it('says what it cannot know on a device that was not there', () => {
    const verdict = checkShuffle(replay, undefined, () => 0);
    expect(verdict).toMatchObject({ seal: 'good', seen: 'unknown', share: 'unknown' });
    expect(isFair(verdict)).toBe(true);
  });

  it('finds a server that left out or replaced a share', () => {
    const without = check({ record: { ...replay.record, shares: [SHARES[0], null, null] } });
    expect(without.share).toBe('bad');
    expect(isFair(without)).toBe(false);
  });

  it('finds another seed, other moves and another result', () => {
    expect(check({ record: { ...replay.record, seed: '00'.repeat(32) } }).seal).toBe('bad');
    expect(check({ record: { ...replay.record, entries: [{ clock: true }] } }).moves).toBe('bad');
    expect(check({ outcome: { winners: [0, 1, 2], scores: [9, 9, 9] } }).result).toBe('bad');
  });
});
