import { HabitCounter } from '@parlour/bots';
import { arenaBotsOf } from '@parlour/games/arena-catalogue';
import { GAMES } from '@parlour/games/rules-catalogue';
import { type AnyGame, chanceFor, eventsFor, isRefusal, type Match, observe, seatsNear, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { playProgramMatch, sharesOf } from './play-program-match.ts';
import { legalMovesMessage, observationMessage, type ProgramConnection, ProgramPlayer } from './program-player.ts';
import type { Heard } from './program-process.ts';

interface Sent {
  readonly type: string;
  readonly step: number;
  readonly moves: readonly object[];
  readonly refusal?: object;
}

/** A program that answers each question by this function, and what it was sent. */
function connection(answer: (asked: Sent) => object): ProgramConnection & { readonly sent: Sent[] } {
  const sent: Sent[] = [];
  let asked: Sent | undefined;
  return {
    sent,
    send(message) {
      const copy = JSON.parse(JSON.stringify(message)) as Sent;
      sent.push(copy);
      if (copy.type === 'legal-moves') asked = copy;
    },
    receive: async (): Promise<Heard> =>
      asked === undefined ? { failure: 'timeout' } : { message: answer(asked) as Readonly<Record<string, unknown>> },
  };
}

const someMove = ({ step, moves }: Sent) => ({ type: 'move', step, move: chanceFor(seedFromText('moves'), step).pick(moves) });

function optionsOf(game: AnyGame, seats: number): object {
  const options = game.parseOptions({}, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  return options.ok;
}

function started(id: string): Match<AnyTypes> {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const { match } = startMatch(game, optionsOf(game, 3), 3, seedFromText('program'));
  return match;
}
type AnyTypes = Parameters<typeof legalMovesMessage>[0] extends Match<infer T> ? T : never;

describe.each(GAMES)('a program at a table of $id', (game) => {
  const seats = seatsNear(3, game.seats);
  const bots = arenaBotsOf(game.id);

  it('receives what its seat sees, and plays the game to its end', async () => {
    const program = connection(someMove);
    const player = new ProgramPlayer(1, program, 1000);
    const names = Array.from({ length: seats }, (_, seat) => (seat === 1 ? 'mine' : 'easy'));
    const expected: object[] = [];
    const counter = new HabitCounter([], names);
    const watched = {
      counts: () => counter.counts(),
      watch: (_before: Match<AnyTypes>, { match, events }: { match: Match<AnyTypes>; events: Parameters<typeof eventsFor>[0] }) => {
        const { seed: _seed, seedHash: _hash, ...observation } = observe(match, 1);
        expected.push(
          JSON.parse(JSON.stringify({ type: 'observation', observation: { ...observation, msLeft: null }, events: eventsFor(events, 1) })),
        );
      },
    } as unknown as HabitCounter;
    const entrants = names.map((name) => (name === 'mine' ? { program: player } : { bot: bots.easy as never }));
    const played = await playProgramMatch({ game, options: optionsOf(game, seats), names, entrants, counter: watched }, 'program');
    expect(played.failures).toEqual([]);
    const observations = program.sent.filter(({ type }) => type === 'observation');
    expect(observations.slice(1)).toEqual(expected);
    expect(new Set(program.sent.map(({ type }) => type))).toEqual(new Set(['start', 'observation', 'legal-moves']));
    expect(program.sent.filter(({ type }) => type === 'start')).toEqual([
      { type: 'start', game: game.id, options: optionsOf(game, seats), seats, seat: 1 },
    ]);
  });

  it('receives the same where hidden cards lie differently', () => {
    const { match } = startMatch(game, optionsOf(game, seats), seats, seedFromText('secrets'));
    const view = game.view(match.state, 1);
    for (let world = 0; world < 5; world++) {
      const imagined = { ...match, state: game.imagine(view, 1, {}, chanceFor(seedFromText('worlds'), world)) };
      expect(observationMessage(imagined, [], 1)).toEqual(observationMessage(match, [], 1));
      expect(legalMovesMessage(imagined, 1, false)).toEqual(legalMovesMessage(match, 1, false));
    }
  });
});

describe('ProgramPlayer', () => {
  it('tells a program why its move is refused, and lets it try again', async () => {
    const match = started('fotomania');
    const seat = 'must' in match.status ? (match.status.must[0] ?? 0) : 0;
    const tries = [{ type: 'jump' }, { type: 'move', step: 99, move: {} }, { type: 'move', step: match.step, move: { type: 'fly' } }];
    const program = connection((asked) => tries.shift() ?? someMove(asked));
    const player = new ProgramPlayer(seat, program, 1000);
    expect(await player.answer(match, false)).toMatchObject({ match: { step: match.step + 1 } });
    expect(program.sent.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal]))).toMatchObject([
      { refused: 'malformed-message' },
      { refused: 'stale-step' },
      { refused: expect.any(String) },
    ]);
    expect(player.failure).toBeUndefined();
  });

  it('gives up on a program that sends illegal moves only', async () => {
    const match = started('fotomania');
    const program = connection(() => ({ type: 'move', step: match.step, move: { type: 'fly' } }));
    const player = new ProgramPlayer(0, program, 1000);
    expect(await player.answer(match, false)).toBeNull();
    expect(player.failure).toBe('illegal');
    expect(program.sent.filter(({ type }) => type === 'refused')).toHaveLength(10);
    expect(await player.answer(match, false)).toBeNull();
    expect(program.sent).toHaveLength(11);
  });
});

describe('sharesOf', () => {
  it('takes the victory from a program that failed', () => {
    const over = { winners: [0], scores: [5, 3, 1] };
    expect(sharesOf(over, [undefined, undefined, undefined])).toEqual([1, 0, 0]);
    expect(sharesOf(over, ['exit', undefined, undefined])).toEqual([0, 0.5, 0.5]);
    expect(sharesOf({ ...over, winners: [0, 1] }, ['exit', undefined, undefined])).toEqual([0, 1, 0]);
    expect(sharesOf(over, [undefined, 'timeout', undefined])).toEqual([1, 0, 0]);
    expect(sharesOf(over, ['exit', 'exit', 'exit'])).toEqual([0, 0, 0]);
  });
});
