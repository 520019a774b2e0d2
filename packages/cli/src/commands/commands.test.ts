import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../testing.ts';

const HAT = 'thats-not-a-hat';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('simulate', () => {
  test('prints one JSON object with its numbers', async () => {
    const { code, out, err } = await runCommand(['simulate', HAT, '--players', '5', '--games', '100', '--seed', '1', '--json']);
    expect(code).toBe(0);
    expect(err).toBe('');
    const found = JSON.parse(out) as Record<string, unknown>;
    expect(found).toMatchObject({ game: HAT, players: 5, games: 100, errors: 0 });
    expect(Object.keys(found)).toEqual(['game', 'players', 'games', 'moves', 'seconds', 'movesPerSecond', 'wins', 'errors']);
  });

  test('lets bots play, and says which did better', async () => {
    const { out } = await runCommand(['simulate', HAT, '--games', '20', '--bots', 'sharp,easy']);
    expect(out).toMatch(/^sharp: won [\d.]+ %, mean score -?[\d.]+ \(95 %: /m);
    expect(out).toMatch(/^easy: won/m);
    expect(out).toContain('errors: 0');
  });

  test('shows a progress bar only on a terminal, on standard error', async () => {
    const args = ['simulate', HAT, '--games', '400', '--bots', 'normal', '--json'];
    const watched = await runCommand(args, [], { errIsTerminal: true });
    expect(watched.err).toContain('/400');
    expect(watched.err.endsWith('\r\x1b[K')).toBe(true);
    expect(JSON.parse(watched.out)).toMatchObject({ games: 400 });
    expect((await runCommand(args)).err).toBe('');
  });
});

describe('check', () => {
  test('counts what the laws checked', async () => {
    const { code, out } = await runCommand(['check', HAT, '--games', '3', '--seed', '7', '--json']);
    expect(code).toBe(0);
    const found = JSON.parse(out) as Record<string, number>;
    expect(found).toMatchObject({ divergences: 0, lawFailures: 0 });
    expect(found.steps).toBeGreaterThan(10);
    expect(found.secrecyChecks).toBeGreaterThan(100);
  });
});

/** The input of a player who accepts every gift and always answers guitar. */
const GULLIBLE = Array.from({ length: 400 }, (_, i) => ['', 'guitar', '1'][i % 3] as string);

describe('play and replay', () => {
  test('plays a whole match in the terminal and prints it again from its record', async () => {
    const file = join(folder, 'game.json');
    const played = await runCommand(['play', HAT, '--players', '3', '--seed', '3', '--record', file], GULLIBLE);
    expect(played.code).toBe(0);
    expect(played.out).toContain('You play with Ada and Bruno.');
    expect(played.out).toContain(file);
    expect(played.out.endsWith('Until next time.\n')).toBe(true);
    expect(played.out).not.toContain('\x1b');

    const summary = JSON.parse((await runCommand(['replay', file, '--json'])).out) as Record<string, unknown>;
    expect(summary).toMatchObject({ game: HAT, over: true, seedHash: 'ok' });
    const french = await runCommand(['replay', file, '--language', 'fr']);
    expect(french.out).toContain('Étape 1');
    expect(french.out).toContain('Personne 2');
    const brazilian = await runCommand(['replay', file], [], { environment: { LANG: 'pt_BR.UTF-8' } });
    expect(brazilian.out).toContain('Passo 1');
  });

  test('asks again until the answer is valid', async () => {
    const { out } = await runCommand(['play', HAT, '--players', '3', '--seed', '3'], ['', 'thanks', '1', 'xyzzy', 'b', 'duck', 'quit']);
    expect(out).toContain('Choose a number from 1 to 2.');
    expect(out).toContain('There is no such gift.');
    expect(out).toMatch(/more: type another letter\./);
    expect(out).toContain('I have a nice duck for you.');
  });

  test('ends cleanly when the input does', async () => {
    const { code, out } = await runCommand(['play', HAT, '--seed', '3'], ['']);
    expect(code).toBe(0);
    expect(out).toContain('Until next time.');
  });

  test('refuses a damaged, altered or newer record in one line', async () => {
    const file = join(folder, 'record.json');
    await runCommand(['play', HAT, '--players', '3', '--seed', '4', '--record', file], GULLIBLE);
    const good = JSON.parse(readFileSync(file, 'utf8')) as { entries: object[]; seed: string };
    const spoilt = (name: string, text: string): string => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    };
    const cases: readonly (readonly [string, RegExp])[] = [
      [spoilt('text.json', 'once upon a time'), /not JSON/],
      [spoilt('list.json', '[]'), /not a game record/],
      [spoilt('future.json', JSON.stringify({ ...good, format: 99 })), /format 99/],
      [spoilt('rules.json', JSON.stringify({ ...good, rulesVersion: 99 })), /version 99/],
      [spoilt('game.json', JSON.stringify({ ...good, game: 'chess' })), /unknown game "chess"/],
      [spoilt('seed.json', JSON.stringify({ ...good, seed: 'ab'.repeat(32) })), /altered/],
      [spoilt('move.json', JSON.stringify({ ...good, entries: [{ seat: 1, move: { do: 'thank' } }, ...good.entries] })), /step 1/],
    ];
    for (const [path, reason] of cases) {
      const { code, err, out } = await runCommand(['replay', path]);
      expect(code).toBe(2);
      expect(err).toMatch(reason);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(out).toBe('');
    }
  });
});
