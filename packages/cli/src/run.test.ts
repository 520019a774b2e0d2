import { describe, expect, test } from 'vitest';
import { runCommand } from './testing.ts';

const HAT = 'thats-not-a-hat';

describe('an invalid command line', () => {
  const wrong: readonly (readonly [string, string])[] = [
    ['simulat', 'did you mean simulate?'],
    ['dance', 'there are: serve, cluster, play, simulate, arena, check'],
    ['--vresion', 'did you mean --version?'],
    ['simulate', '<game> is missing'],
    ['simulate hat', 'did you mean thats-not-a-hat?'],
    ['simulate chess', 'thats-not-a-hat'],
    [`simulate ${HAT} --player 5`, 'did you mean --players?'],
    [`simulate ${HAT} -x`, 'unknown flag "-x"'],
    [`simulate ${HAT} --players`, '--players needs a value: a whole number'],
    [`simulate ${HAT} --players --json`, '--players needs a value: a whole number'],
    [`simulate ${HAT} --players 1`, 'is for 2 to 8'],
    [`simulate ${HAT} --games 1e3`, 'a whole number from 1 to'],
    [`simulate ${HAT} --games -5`, 'a whole number from 1 to'],
    [`simulate ${HAT} --json=yes`, '--json takes no value'],
    [`simulate ${HAT} more`, '"more" is one argument too many'],
    [`simulate ${HAT} --bots sharp,eazy`, 'did you mean easy?'],
    [`simulate ${HAT} --players 2 --bots easy,easy,easy`, 'names 3 for 2 seats'],
    [`simulate ${HAT} --options {`, '--options is not JSON'],
    [`simulate ${HAT} --options {"colour":"red"}`, 'both, black, white'],
    [`simulate ${HAT} --options {"color":"black"}`, 'color'],
    [`play ${HAT} --language de`, 'there are: en, es, fr, pt-BR, pt-PT'],
    [`play ${HAT} --level genius`, 'there are: easy, normal, sharp'],
    ['serve --port 99999', 'a whole number from 0 to 65535'],
    ['serve --data here --database postgres://there', 'name one of them'],
    ['serve --database postgres://127.0.0.1:1/parlour', 'Cannot use the database at 127.0.0.1:1/parlour: nothing answers there'],
    ['serve --data package.json', 'Cannot keep data in package.json'],
    ['serve --database mysql://there', 'only PostgreSQL is known'],
    ['serve --tls-cert cert.pem', '--tls-cert and --tls-key belong together'],
    ['serve --tls-key key.pem', '--tls-cert and --tls-key belong together'],
    ['serve --data memory --tls-cert none.pem --tls-key none.pem', 'Cannot read --tls-cert none.pem: ENOENT: no such file or directory'],
    ['serve --data memory --tls-cert package.json --tls-key package.json', 'Cannot use --tls-cert package.json: it is not in PEM format'],
    ['serve --public-url games.example', 'https://games.example, without a path'],
    ['serve --public-url https://games.example/parlour', 'https://games.example, without a path'],
    ['load --game chess', 'thats-not-a-hat'],
    ['load --seats 9', '--seats 9 is wrong: thats-not-a-hat is for 2 to 8'],
    ['load --tables 0', 'a whole number from 1 to 10000'],
    ['load --url ftp://localhost', 'write it like http://localhost:4000'],
    ['load --url http://127.0.0.1:4179', 'nobody answers at http://127.0.0.1:4179'],
    ['arena --exploit --games 5', '--games does not go with --exploit'],
    ['arena --exploit --timeout 5', '--timeout goes with --program'],
    ['arena --exploit --timeout 5 --program mine=true', '--program does not go with --exploit'],
    ['arena --exploit --seats 2', '--seats does not go with --exploit'],
    ['arena --exploit --against easy', '--against does not go with --exploit'],
    ['arena --exploit --options {}', '--options does not go with --exploit'],
    ['arena --exploit --threads 1', '--threads does not go with --exploit'],
    ['arena --timeout 5', '--timeout goes with --program'],
    ['arena --streams 5', '--streams goes with --exploit'],
    ['photo no-such-scene.json --width 100', '--width goes with --png'],
    ['reports --close 1 --all', '--all does not go with --close'],
    ['reports --close 1 --limit 100', '--limit does not go with --close'],
    ['reports --close 1 --json', '--json does not go with --close'],
    [`review ${HAT} --seat 1`, '--seat goes with a file'],
    ['review no-such-file.json --games 3', '--games goes with the name of a game'],
    ['review no-such-file.json --bots easy', '--bots goes with the name of a game'],
    ['replay no-such-file.json', 'no-such-file.json cannot be read: ENOENT'],
  ];
  for (const [line, advice] of wrong) {
    test(`parlour ${line}`, async () => {
      const { code, out, err } = await runCommand(line.split(' '));
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toContain(advice);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    });
  }
});

describe('help', () => {
  test('the overview names every command', async () => {
    const { code, out } = await runCommand(['--help']);
    expect(code).toBe(0);
    for (const name of ['serve', 'play <game>', 'simulate <game>', 'check <game>', 'replay <file>'])
      expect(out).toContain(`parlour ${name}`);
    expect((await runCommand(['-h'])).out).toBe(out);
    expect((await runCommand(['help'])).out).toBe(out);
  });

  test('each command explains its flags', async () => {
    for (const name of ['serve', 'play', 'simulate', 'check', 'replay']) {
      const { code, out } = await runCommand([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`parlour ${name}`);
      expect(out).toMatch(/^ {2}--\w+/m);
      expect((await runCommand(['help', name])).out).toBe(out);
    }
  });

  test('the version is one line', async () => {
    expect((await runCommand(['--version'])).out).toMatch(/^\d+\.\d+\.\d+(-rc\.\d+)?\n$/);
  });
});
