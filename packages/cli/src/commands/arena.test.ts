import { describe, expect, it } from 'vitest';
import { runCommand } from '../testing.ts';

const HAT = ['arena', '--game', 'thats-not-a-hat', '--seats', '3', '--games', '24'];

describe('arena', () => {
  it('plays the same games in one thread and in two', async () => {
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

  it.each(['fotomania', 'mascarade', 'picture-perfect'])('lets every entrant of %s finish a game', async (game) => {
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

describe('arena --exploit', () => {
  const args = ['arena', '--exploit', '--game'];

  it('prints the bounds of a best response to each bot', async () => {
    const few = [...args, 'thats-not-a-hat', '--entrants', 'easy,frozen-1-easy', '--streams', '2'];
    const { code, out } = await runCommand([...few, '--json']);
    expect(code).toBe(0);
    const [table] = JSON.parse(out) as [{ game: string; rows: { name: string; worlds: number; informationSets: number }[] }];
    expect(table.game).toBe('thats-not-a-hat');
    expect(table.rows.map(({ name, worlds }) => [name, worlds])).toEqual([
      ['easy', 4],
      ['frozen-1-easy', 4],
    ]);
    expect(table.rows.every(({ informationSets }) => informationSets > 0)).toBe(true);
    expect((await runCommand(few)).out).toContain('a best response');
  });

  it.each([
    [['thats-not-a-hat', '--entrants', 'eazy'], 'did you mean easy?'],
    [['picture-perfect'], 'picture-perfect has no reduced game'],
  ])('explains what is wrong with %s', async (more, words) => {
    const { code, err } = await runCommand([...args, ...more]);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

/** An external program, as JavaScript: it says hello, and answers each question by this expression. */
const program = (name: string, answer: string): string =>
  `${name}=${process.execPath} -e 'require("node:readline").createInterface({input:process.stdin}).on("line",(line)=>{` +
  `const say=(it)=>console.log(JSON.stringify(it));const got=JSON.parse(line);` +
  `if(got.type==="hello")say({type:"hello",version:1});if(got.type==="legal-moves"){${answer}}})'`;

const GOOD = 'say({type:"move",step:got.step,move:got.moves[0]})';

describe('arena with external programs', () => {
  const duel = ['arena', '--game', 'fotomania', '--seats', '2', '--against', 'easy', '--timeout', '1', '--json'];
  const tableOf = async (games: string, spec: string) => {
    const { code, out, err } = await runCommand([...duel, '--games', games, '--program', spec, '--entrants', spec.split('=')[0] ?? '']);
    expect([code, err]).toEqual([0, '']);
    const [table] = JSON.parse(out) as [{ rows: { name: string; seats: number; elo: number; share: number }[]; failures: object[] }];
    return table;
  };

  it('rates a program like a bot', async () => {
    const { rows, failures } = await tableOf('4', program('mine', GOOD));
    expect(rows.map(({ name, seats }) => [name, seats])).toEqual([
      ['mine', 4],
      ['easy', 4],
    ]);
    expect(rows.every(({ elo }) => Number.isFinite(elo))).toBe(true);
    expect(failures).toEqual([]);
  });

  it.each([
    ['timeout', ''],
    ['exit', 'process.exit(3)'],
    ['garbage', 'console.log("my move is 4")'],
    ['garbage', 'process.stdout.write("x".repeat(200_000))'],
    ['illegal', 'for(let i=0;i<100;i++)say({type:"move",step:got.step,move:{type:"fly"}})'],
  ])('counts a game as lost by %s, and goes on', async (failure, answer) => {
    const { rows, failures } = await tableOf('2', program('mine', answer));
    expect(failures).toEqual([{ name: 'mine', failure, games: 2 }]);
    expect(rows.find(({ name }) => name === 'mine')?.share).toBe(0);
  });

  it('starts a program that keeps failing three times, then no more', async () => {
    const { failures } = await tableOf('5', program('mine', 'process.exit(1)'));
    expect(failures).toEqual([
      { name: 'mine', failure: 'exit', games: 3 },
      { name: 'mine', failure: 'start', games: 2 },
    ]);
  });

  it('says in the table how a program failed', async () => {
    const args = duel.filter((arg) => arg !== '--json');
    const { out } = await runCommand([...args, '--games', '1', '--program', program('mine', 'process.exit(1)'), '--entrants', 'mine']);
    expect(out).toContain('mine  lost 1 by failing: ended');
  });

  it.each([
    ['mine', 'write it like mine='],
    ['easy=true', 'another entrant has this name'],
    ['mine="true', 'a quotation mark is open'],
    ['mine=no-such-program-here', 'it cannot be started'],
    [`mine=${process.execPath} -e 0`, 'it ended with 0'],
    [`mine=${process.execPath} -p '"hello"'`, 'a line that is no JSON object'],
    [`mine=${process.execPath} -p 'JSON.stringify({type:"hello",version:2})'`, 'it did not say hello, version 1'],
  ])('explains what is wrong with --program %s', async (spec, words) => {
    const { code, err } = await runCommand([...duel, '--program', spec]);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
