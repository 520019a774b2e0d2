import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';
import { nextSeriesScore } from './series.ts';

const won = (...winners: number[]) => ({ winners, scores: [0, 1, 2].map((seat) => (winners.includes(seat) ? 0 : -seat - 1)) });

describe('the score of a series', () => {
  it('adds wins and the game’s own points', () => {
    const first = nextSeriesScore(null, 'games-3', won(0), 'm1');
    expect(first).toMatchObject({ played: 1, wins: [1, 0, 0], points: [0, -2, -3], winners: null });
    const second = nextSeriesScore(first, 'games-3', won(1), 'm2');
    expect(second).toMatchObject({ played: 2, wins: [1, 1, 0], points: [-1, -2, -6], winners: null });
    expect(nextSeriesScore(second, 'games-3', won(2), 'm3').winners).toEqual([0]);
  });

  it('best of three is over at two wins', () => {
    const first = nextSeriesScore(null, 'best-of-3', won(1), 'm1');
    expect(nextSeriesScore(first, 'best-of-3', won(1), 'm2').winners).toEqual([1]);
    const second = nextSeriesScore(first, 'best-of-3', won(0, 2), 'm2');
    expect(second.winners).toBeNull();
    expect(nextSeriesScore(second, 'best-of-3', won(0, 2), 'm3').winners).toEqual([0, 2]);
  });

  it('starts again after its last match', () => {
    const first = nextSeriesScore(null, 'best-of-3', won(1), 'm1');
    const last = nextSeriesScore(first, 'best-of-3', won(1), 'm2');
    expect(nextSeriesScore(last, 'best-of-3', won(0), 'm3')).toMatchObject({ played: 1, wins: [1, 0, 0] });
  });
});

describe('a table that plays a series', () => {
  function playOut(table: TestTable, ...connections: number[]) {
    for (let moves = 0; table.room.phase === 'playing'; moves++) {
      if (moves > 500) throw new Error('it does not end');
      table.moveOn(...connections);
    }
  }

  it('keeps the score over a rematch and a restart, and counts each match once', () => {
    const table = new TestTable({ settings: { series: 'games-3' } });
    let here = ['ann', 'bob'].map((name) => table.arrive(name));
    table.send(here[1]!, { type: 'sit' });
    expect(table.last(here[0]!, 'table').table.series).toEqual({ played: 0, wins: [], points: [], winners: null });
    table.send(here[0]!, { type: 'start' });
    playOut(table, ...here);
    const first = table.last(here[1]!, 'table').table.series;
    expect(first?.played).toBe(1);
    table.reopen();
    here = ['ann', 'bob'].map((name) => table.arrive(name));
    expect(table.last(here[0]!, 'welcome').table.series).toEqual(first);
    table.send(here[0]!, { type: 'rematch' });
    playOut(table, ...here);
    const second = table.last(here[0]!, 'table').table.series;
    expect(second?.played).toBe(2);
    expect(second?.wins.reduce((sum, wins) => sum + wins, 0)).toBeGreaterThanOrEqual(2);
  });

  it('counts a match whose end was stored although the table was not', () => {
    const table = new TestTable({ settings: { series: 'games-3' } });
    const here = ['ann', 'bob'].map((name) => table.arrive(name));
    table.send(here[1]!, { type: 'sit' });
    table.send(here[0]!, { type: 'start' });
    const { saved } = table;
    playOut(table, ...here);
    table.saved = saved;
    table.reopen();
    expect(table.room.meta.series?.played).toBe(1);
  });

  it('starts again when the seats change, and when the host picks another series', () => {
    const table = new TestTable({ settings: { series: 'games-3' } });
    const here = ['ann', 'bob'].map((name) => table.arrive(name));
    table.send(here[1]!, { type: 'sit' });
    table.send(here[0]!, { type: 'start' });
    expect(table.refusal(table.send(here[0]!, { type: 'settings', settings: { series: 'games-5' } }))).toBe('match-running');
    playOut(table, ...here);
    table.send(here[0]!, { type: 'settings', settings: { series: 'best-of-3' } });
    expect(table.last(here[0]!, 'table').table.series?.played).toBe(0);
  });
});
