import { describe, expect, it } from 'vitest';
import { aloneAmong, mixedTables } from './arena-game.ts';
import { leagueTable } from './league.ts';

const game = (winner: number, ...names: string[]) => ({
  names,
  shares: names.map((_, seat) => (seat === winner ? 1 : 0)),
  scores: names.map((_, seat) => (seat === winner ? 1 : 0)),
});

describe('seating', () => {
  it('gives each entrant each seat, alone among the field', () => {
    const seating = aloneAmong('field', ['a', 'b'], 3);
    const tables = Array.from({ length: 6 }, (_, index) => seating(index).join(' '));
    expect(tables).toEqual(['a field field', 'b field field', 'field a field', 'field b field', 'field field a', 'field field b']);
  });

  it('lets each pair of entrants meet at mixed tables', () => {
    const seating = mixedTables(['a', 'b', 'c', 'd', 'e'], 2);
    const pairs = new Set(Array.from({ length: 20 }, (_, index) => seating(index).toSorted().join('')));
    expect(pairs.size).toBe(10);
  });
});

describe('leagueTable', () => {
  it('rates three victories in four games 191 Elo points above the loser', () => {
    const games = Array.from({ length: 400 }, (_, i) => game(i % 4 === 0 ? 1 : 0, 'good', 'bad'));
    const [good, bad] = leagueTable(games);
    expect((good?.elo ?? 0) - (bad?.elo ?? 0)).toBeGreaterThan(180);
    expect((good?.elo ?? 0) - (bad?.elo ?? 0)).toBeLessThan(195);
    expect(good?.share).toBe(0.75);
    expect(good?.shareInterval).toEqual([0.7076, 0.7924]);
  });

  it('counts a shared victory in parts', () => {
    const [first] = leagueTable([{ names: ['a', 'b'], shares: [0.5, 0.5], scores: [3, 3] }]);
    expect(first).toMatchObject({ share: 0.5, elo: 0, meanScore: 3 });
  });

  it('gives an entrant without victories a finite rating', () => {
    const rows = leagueTable(Array.from({ length: 20 }, () => game(0, 'good', 'bad')));
    expect(rows.every(({ elo }) => Number.isFinite(elo))).toBe(true);
  });
});
