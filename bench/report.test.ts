import { expect, test } from 'vitest';
import { formatTable } from './report.ts';

test('a table is aligned, numbers to the right, with gaps for missing values', () => {
  const table = formatTable({
    title: 'Speed',
    rows: [
      { who: 'bare', 'moves/s': 12_345_678, x: 1 },
      { who: 'parlour', 'moves/s': 600 },
    ],
    note: 'One core.',
  });
  expect(table.split('\n')).toEqual([
    'Speed',
    'who         moves/s  x',
    '───────  ──────────  ─',
    'bare     12,345,678  1',
    'parlour         600',
    'One core.',
    '',
  ]);
});
