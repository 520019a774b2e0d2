import { readFileSync } from 'node:fs';
import {
  type Entry,
  isOver,
  isRefusal,
  type Match,
  type MatchRecord,
  observe,
  play,
  recordOf,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { kindOf } from './cards.ts';
import { honoursOf } from './honours.ts';
import { mascarade } from './index.ts';
import { type Announcement, awardsOf, type MascaradeRecap, mascaradeRecap } from './recap.ts';
import { options } from './state.fixture.ts';
import type { MascaradeTypes, Move, State } from './types.ts';

const wornBy = (state: State, seat: number) => {
  const mask = state.masks[state.placeOf[seat]!]!;
  return kindOf(typeof mask === 'string' ? mask : mask.secret);
};

/** Plays to the end: everyone announces the Empress, and with `objects` her wearer claims. */
function playedMatch(objects: boolean): { recap: MascaradeRecap; end: State } {
  let match: Match<MascaradeTypes> = startMatch(mascarade, options(), 6, seedFromText('evening')).match;
  const entries: Entry<Move>[] = [];
  while (!isOver(match.status)) {
    const seat = observe(match, 'spectator').waiting[0]!;
    const view = mascarade.view(match.state, seat);
    const next = play(match, seat, wish(match.state, seat) ?? mascarade.legalMoves(view, seat)[0]!);
    if (isRefusal(next)) throw new Error(next.refused);
    entries.push(next.entry);
    match = next.match;
  }
  const story = mascaradeRecap(recordOf(match, entries));
  if (isRefusal(story)) throw new Error(story.refused);
  return { recap: story, end: match.state };

  function wish(state: State, seat: number): Move | null {
    if (state.phase === 'turn' && state.turn >= 4 && !state.barred) return { do: 'announce', mask: 'empress' };
    if (state.phase !== 'claim') return null;
    return { do: objects && wornBy(state, seat) === 'empress' ? 'claim' : 'pass' };
  }
}

describe('the recap of a match', () => {
  test('knows who lied without being noticed', () => {
    const { recap, end } = playedMatch(false);
    expect(recap.announcements.length).toBeGreaterThan(3);
    expect(recap.announcements.every(({ claimants }) => claimants.length === 0)).toBe(true);
    expect(recap.announcements.filter(({ mask, real }) => mask === real).length).toBeLessThan(recap.announcements.length);
    expect(recap.worn).toEqual([0, 1, 2, 3, 4, 5].map((seat) => wornBy(end, seat)));
  });

  test('knows the rule that ended the match', () => {
    const { recap, end } = playedMatch(false);
    expect(recap.ending).toBe(Math.max(...end.coins) >= 13 ? 'thirteen' : 'ruin');
  });

  test('knows what the claimants wore', () => {
    const { recap } = playedMatch(true);
    const objected = recap.announcements.filter(({ claimants }) => claimants.length > 0);
    expect(objected.length).toBeGreaterThan(0);
    for (const { claimants, real } of objected) {
      expect(claimants.map((claimant) => claimant.real)).toEqual(['empress']);
      expect(real).not.toBe('empress');
    }
    expect(recap.awards.map(({ award }) => award)).toContain('sharpestEar');
  });

  test('fails for a record that does not replay', () => {
    const match = startMatch(mascarade, options(), 6, seedFromText('evening')).match;
    const record = recordOf(match, [{ seat: 0, move: { do: 'look' } }]);
    expect(isRefusal(mascaradeRecap(record))).toBe(true);
  });
});

describe('awards', () => {
  const said = (seat: number, real: Announcement['real'], claimants: Announcement['claimants'] = []): Announcement => ({
    seat,
    mask: 'king',
    real,
    claimants,
  });
  const names = (...given: Parameters<typeof awardsOf>) => awardsOf(...given).map(({ award, seat, count }) => [award, seat, count]);

  test('a caught lie is no bluff, and neither is the truth', () => {
    const announcements = [said(0, 'thief'), said(1, 'king'), said(2, 'thief', [{ seat: 3, real: 'king' }])];
    expect(names(announcements, [], [], 4)).toEqual([
      ['boldestLiar', 0, 1],
      ['sharpestEar', 3, 1],
    ]);
  });

  test('the recap shows what the hands did', () => {
    const sleights = [0, 0, 1, 1, 1].map((seat, index) => ({ seat, swapped: index < 2 }));
    expect(names([], sleights, [], 2)).toEqual([
      ['lightestFingers', 0, 2],
      ['emptySleeve', 1, 3],
    ]);
  });

  test('a tie gives no award', () => {
    expect(names([], [], [0, 0, 1, 1], 2)).toEqual([]);
    expect(names([], [], [0, 0, 1], 2)).toEqual([['friendOfTheCourt', 0, 2]]);
  });

  test('of a saved match are the honours of its seats, and a broken record is refused', () => {
    const { record } = JSON.parse(readFileSync(new URL('./records/rules-1.json', import.meta.url), 'utf8')) as { record: MatchRecord };
    expect(honoursOf(record)).toEqual([
      { seat: 4, honour: 'boldestLiar' },
      { seat: 2, honour: 'sharpestEar' },
      { seat: 3, honour: 'friendOfTheCourt' },
    ]);
    expect(honoursOf({ ...record, seats: 1 })).toMatchObject({ refused: 'record-field' });
  });
});
