import { answerBotRequest } from '@parlour/bots';
import { botFor } from '@parlour/games/bots-catalogue';
import { mascarade } from '@parlour/games/mascarade/rules';
import type { Json } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { TestTable, testEnv } from '../testing.ts';

/** Four players at Mascarade after the opening exchanges; it is the turn of seat 0. */
function afterOpening(options: object = {}) {
  const table = new TestTable({ game: mascarade.id, options: { first: 0, clock: 60, memorise: 0, ...options } });
  const people = ['ann', 'bob', 'cid', 'dot'].map((name) => table.arrive(name));
  for (const connection of people.slice(1)) table.send(connection, { type: 'sit' });
  table.send(people[0] ?? 0, { type: 'start' });
  const at = (): number => table.room.running?.stored.step ?? -1;
  const move = (seat: number, chosen: object, step = at()) =>
    table.send(people[seat] ?? 0, { type: 'move', step, key: `${seat} at ${step} ${JSON.stringify(chosen)}`, move: chosen as Json });
  for (const seat of [0, 1, 2, 3]) move(seat, { do: 'ready' });
  for (const seat of [0, 1, 2, 3]) move(seat, { do: 'exchange', with: { seat: (seat + 1) % 4 }, sleight: 'hold' });
  return { table, move, at };
}

describe('[M-08b*] a peek out of turn', () => {
  it('leaves the clock of the deciding player running', () => {
    const { table, move } = afterOpening();
    const deadline = table.room.running?.deadline;
    table.now += 20_000;
    expect(table.refusal(move(2, { do: 'peek' }))).toBeUndefined();
    expect(table.room.running?.deadline).toBe(deadline);
    table.now += 1_000;
    move(0, { do: 'look' });
    expect(table.room.running?.deadline).toBe(table.now + 60_000);
  });

  it('does not make a move stale that was made before the peek was seen', () => {
    const { table, move, at } = afterOpening();
    const seen = at();
    move(2, { do: 'peek' });
    expect(table.refusal(move(0, { do: 'announce', mask: 'king' }, seen))).toBeUndefined();
    const asked = at();
    move(3, { do: 'peek' });
    move(1, { do: 'peek' }, asked);
    expect(table.refusal(move(1, { do: 'claim' }, asked))).toBeUndefined();
    expect(table.refusal(move(1, { do: 'claim' }, asked))).toBeUndefined();
    expect(table.refusal(move(2, { do: 'pass' }, asked))).toBe('stale-step');
  });

  it('is allowed among secret answers, before and after the player’s own', () => {
    const { table, move, at } = afterOpening({ claims: 'at-once' });
    move(0, { do: 'announce', mask: 'king' });
    const asked = at();
    const deadline = table.room.running?.deadline;
    table.now += 3_000;
    for (const [seat, chosen] of [
      [1, { do: 'peek' }],
      [2, { do: 'pass' }],
      [2, { do: 'peek' }],
      [1, { do: 'pass' }],
    ] as const)
      expect(table.refusal(move(seat, chosen, asked))).toBeUndefined();
    expect(table.room.running?.deadline).toBe(deadline);
    move(3, { do: 'pass' }, asked);
    expect(table.room.running?.stored.state).toMatchObject({ turn: 5, owesLook: [false, true, true, false] });
  });
});

/** Bots that peek before each answer if they may. */
function peekingBots(isSlow: boolean) {
  const peeking = (game: string, level: Parameters<typeof botFor>[1]) => {
    const bot = botFor(game, level);
    const choose: typeof bot.choose = (memory, view, seat, chance) => {
      const moves = mascarade.legalMoves(view as never, seat);
      const peek = 'phase' in view && view.phase === 'claim' ? moves.find((move) => move.do === 'peek') : undefined;
      return peek ?? (moves.some((move) => move.do === 'pass') ? { do: 'pass' } : bot.choose(memory, view, seat, chance));
    };
    return { ...bot, choose, isSlow: () => isSlow };
  };
  const bots = ['easy', 'easy', 'easy'] as const;
  const options = { first: 0, clock: 60, memorise: 0, claims: 'at-once' };
  const table = new TestTable(
    { game: mascarade.id, bots, options },
    { ...testEnv({ min: 0, max: 0 }), hasBotWorkers: isSlow, bot: peeking },
  );
  const ann = table.arrive('ann');
  table.send(ann, { type: 'start' });
  const waitsForAnn = (): boolean => {
    const match = table.room.running?.stored;
    const isAsked = match !== undefined && !('over' in match.status) && match.status.must.includes(0);
    return isAsked && !match.pending.some(({ seat }) => seat === 0);
  };
  const untilMyTurn = (): void => {
    for (let i = 0; i < 60 && !waitsForAnn(); i++) {
      const asked = table.questions.shift();
      if (asked === undefined) table.sleep();
      else {
        const move = answerBotRequest(peeking(asked.question.game, 'easy'), asked.question);
        table.input({ type: 'bot-decision', ticket: asked.ticket, decision: { move } });
      }
    }
  };
  const move = (chosen: object) =>
    table.send(ann, {
      type: 'move',
      step: table.room.running?.stored.step ?? 0,
      key: `${table.now} ${JSON.stringify(chosen)}`,
      move: chosen as Json,
    });
  return { table, move, untilMyTurn };
}

describe.each([{ isSlow: false }, { isSlow: true }])('a bot that peeks before it answers (in a worker: $isSlow)', ({ isSlow }) => {
  it('[M-08b*] is asked again, and then answers', () => {
    const { table, move, untilMyTurn } = peekingBots(isSlow);
    untilMyTurn();
    move({ do: 'ready' });
    untilMyTurn();
    move({ do: 'exchange', with: { seat: 1 }, sleight: 'hold' });
    untilMyTurn();
    move({ do: 'announce', mask: 'king' });
    untilMyTurn();
    const done = (what: string): number =>
      table.match?.entries.filter(
        ({ entry }) => 'seat' in entry && entry.seat > 0 && JSON.stringify(entry.move) === JSON.stringify({ do: what }),
      ).length ?? 0;
    expect(done('peek')).toBe(3);
    expect(done('pass')).toBe(3);
    expect(table.match?.entries.some(({ entry }) => 'forced' in entry && entry.forced)).toBe(false);
    expect(table.reportedBugs).toEqual([]);
  });
});

describe('a match under older rules', () => {
  it('goes on under them after a restart', () => {
    const { table, at } = afterOpening();
    const { match } = table;
    if (match === undefined) throw new Error('no match');
    table.match = { ...match, head: { ...match.head, record: { ...match.head.record, rulesVersion: 1 } } };
    expect(table.reopen().running?.stored.game.rulesVersion).toBe(1);
    ['ann', 'bob', 'cid', 'dot'].forEach((name) => table.arrive(name));
    const before = at();
    table.send(5, { type: 'move', step: before, key: 'look', move: { do: 'look' } });
    expect(at()).toBe(before + 1);
  });
});
