import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { botReplay } from '../../../../e2e/bot-replay.ts';
import { runCommand } from '../testing.ts';

interface Report {
  readonly game: string;
  readonly seats: readonly { readonly seat: number; readonly moves: readonly object[] }[];
  readonly table: readonly { readonly name: string; readonly accuracy: number; readonly misjudged: number }[];
}

test('a replay file is reviewed for every seat, or for one', async () => {
  const file = join(tmpdir(), `parlour-review-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(botReplay('thats-not-a-hat', 3)));
  const all = JSON.parse((await runCommand(['review', file, '--json'])).out) as Report;
  expect(all.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const one = JSON.parse((await runCommand(['review', file, '--seat', '1', '--json'])).out) as Report;
  expect(one.seats[0]?.moves).toEqual(all.seats[1]?.moves);
  const { code, err } = await runCommand(['review', file, '--seat', '3']);
  expect([code, err]).toEqual([2, expect.stringContaining('this match has seats 0 to 2')]);
});

test('matches between bots become a table: random players make more errors than sharp ones', async () => {
  const args = ['review', 'thats-not-a-hat', '--players', '4', '--bots', 'sharp,random', '--games', '2'];
  const { table } = JSON.parse((await runCommand([...args, '--json'])).out) as Report;
  const [sharp, random] = ['sharp', 'random'].map((name) => table.find((row) => row.name === name));
  expect(random?.misjudged).toBeGreaterThan((sharp?.misjudged ?? 0) + 1);
  expect(sharp?.accuracy).toBeGreaterThan(random?.accuracy ?? 1);
  expect((await runCommand(args)).out).toMatch(/^thats-not-a-hat, a seat and match:\nsharp \(4\): /);
});
