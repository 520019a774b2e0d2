import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';
import { afterMatch } from './series.ts';

const won = (...winners: number[]) => ({ winners, scores: [0, 1, 2].map((seat) => (winners.includes(seat) ? 0 : -seat - 1)) });

describe('the score of a series', () => {
  it('adds wins and the game’s own points', () => {
    const first = afterMatch(null, 'games-3', won(0), 'm1');
    expect(first).toMatchObject({ played: 1, wins: [1, 0, 0], points: [0, -2, -3], winners: null });
    const second = afterMatch(first, 'games-3', won(1), 'm2');
    expect(second).toMatchObject({ played: 2, wins: [1, 1, 0], points: [-1, -2, -6], winners: null });
    expect(afterMatch(second, 'games-3', won(2), 'm3').winners).toEqual([0]);
  });

  it('best of three is over when somebody has won two', () => {
    const first = afterMatch(null, 'best-of-3', won(1), 'm1');
    expect(afterMatch(first, 'best-of-3', won(1), 'm2').winners).toEqual([1]);
    const second = afterMatch(first, 'best-of-3', won(0, 2), 'm2');
    expect(second.winners).toBeNull();
    expect(afterMatch(second, 'best-of-3', won(0, 2), 'm3').winners).toEqual([0, 2]);
  });

  it('begins anew after its last match', () => {
    const first = afterMatch(null, 'best-of-3', won(1), 'm1');
    const last = afterMatch(first, 'best-of-3', won(1), 'm2');
    expect(afterMatch(last, 'best-of-3', won(0), 'm3')).toMatchObject({ played: 1, wins: [1, 0, 0] });
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
    table.say(here[1]!, { type: 'sit' });
    expect(table.last(here[0]!, 'table').table.series).toEqual({ played: 0, wins: [], points: [], winners: null });
    table.say(here[0]!, { type: 'start' });
    playOut(table, ...here);
    const first = table.last(here[1]!, 'table').table.series;
    expect(first?.played).toBe(1);
    table.reopen();
    here = ['ann', 'bob'].map((name) => table.arrive(name));
    expect(table.last(here[0]!, 'welcome').table.series).toEqual(first);
    table.say(here[0]!, { type: 'rematch' });
    playOut(table, ...here);
    const second = table.last(here[0]!, 'table').table.series;
    expect(second?.played).toBe(2);
    expect(second?.wins.reduce((sum, wins) => sum + wins, 0)).toBeGreaterThanOrEqual(2);
  });

  it('counts a match whose end was stored although the table was not', () => {
    const table = new TestTable({ settings: { series: 'games-3' } });
    const here = ['ann', 'bob'].map((name) => table.arrive(name));
    table.say(here[1]!, { type: 'sit' });
    table.say(here[0]!, { type: 'start' });
    const { saved } = table;
    playOut(table, ...here);
    table.saved = saved;
    table.reopen();
    expect(table.room.keeping.series?.played).toBe(1);
  });

  it('begins anew when others sit down, and when it is to be another series', () => {
    const table = new TestTable({ settings: { series: 'games-3' } });
    const here = ['ann', 'bob'].map((name) => table.arrive(name));
    table.say(here[1]!, { type: 'sit' });
    table.say(here[0]!, { type: 'start' });
    expect(table.refusal(table.say(here[0]!, { type: 'customs', settings: { series: 'games-5' } }))).toBe('match-running');
    playOut(table, ...here);
    table.say(here[0]!, { type: 'customs', settings: { series: 'best-of-3' } });
    expect(table.last(here[0]!, 'table').table.series?.played).toBe(0);
  });
});
