import { describe, expect, it } from 'vitest';
import { runCommand } from '../testing.ts';

const HAT = ['arena', '--game', 'thats-not-a-hat', '--seats', '3', '--games', '24'];

describe('arena', () => {
  it('plays the same games in one thread and in two', { timeout: 60_000 }, async () => {
    const args = [...HAT, '--against', 'frozen-1-easy', '--entrants', 'easy,always-thanks', '--json'];
    const one = await runCommand([...args, '--threads', '1']);
    const two = await runCommand([...args, '--threads', '2']);
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    const [table] = JSON.parse(one.out) as [{ rows: { name: string; seats: number }[] }];
    expect(table.rows.map(({ name, seats }) => [name, seats])).toEqual([
      ['easy', 12],
      ['frozen-1-easy', 48],
      ['always-thanks', 12],
    ]);
  });

  it('names the bots it knows when it is asked for another', async () => {
    const { code, err } = await runCommand([...HAT, '--entrants', 'always-thank']);
    expect(code).toBe(2);
    expect(err).toContain('always-thanks');
  });

  it.each(['fotomania', 'mascarade', 'picture-perfect'])('lets every entrant of %s finish a game', { timeout: 120_000 }, async (game) => {
    const seats = game === 'mascarade' ? '6' : '3';
    const { code } = await runCommand([
      'arena',
      '--game',
      game,
      '--seats',
      seats,
      '--games',
      game === 'picture-perfect' ? '3' : '4',
      '--threads',
      '1',
    ]);
    expect(code).toBe(0);
  });
});
