import { BOT_LEVELS, type BotLevel, chooseMove, newBotPlayer, observeStep, simulate } from '@parlour/bots';
import { chanceFor, elapse, isJson, isOver, isRefusal, play, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { arrowOf, type Event, type ObjectId, thatsNotAHat, type View } from '../rules/index.ts';
import { believedOdds } from './answer-offer.ts';
import { confusableWith } from './confusable-objects.ts';
import { bot, botWith } from './index.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { emptyMemory, type HatMemory, remember } from './memory.ts';
import { winShare } from './win-share.ts';

const now = () => Date.now();

const optionsFor = (seats: number, given: object = {}) => {
  const options = thatsNotAHat.parseOptions(given, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  return options.ok;
};

function tableOf(seats: number, given: object = {}): View {
  const { match } = startMatch(thatsNotAHat, optionsFor(seats, given), seats, seedFromText('table'));
  return thatsNotAHat.view(match.state, 0);
}

/** What is left of the memory of one gift, seen once, after a number of steps in which other objects come up. */
function recallAfter(level: BotLevel, steps: number, chance: string): ObjectId | null {
  const view = tableOf(4, { ready: false });
  let memory: HatMemory = {
    ...emptyMemory(view),
    gifts: view.gifts.map(() => [{ object: 'alarm-clock', strength: LEVEL_PARAMS[level].seeing, age: 0, hold: 1 }]),
  };
  const distraction: Event = { type: 'gave', from: 2, to: 3, said: 'piano' };
  for (let step = 0; step < steps; step++)
    memory = remember(memory, [distraction], view, LEVEL_PARAMS[level], chanceFor(seedFromText(chance), step));
  return memory.gifts[0]?.[0]?.object ?? null;
}

const recalls = (level: BotLevel, steps: number) => Array.from({ length: 200 }, (_, i) => recallAfter(level, steps, `${i}`));

describe('the level parameters', () => {
  test('every level remembers what it saw a moment ago', () => {
    for (const level of BOT_LEVELS) expect(recalls(level, 1).filter((object) => object === 'alarm-clock').length).toBeGreaterThan(150);
  });

  test('memories fade, and later at higher levels', () => {
    const [easy, normal, sharp] = BOT_LEVELS.map((level) => recalls(level, 15).filter((object) => object === 'alarm-clock').length) as [
      number,
      number,
      number,
    ];
    expect(easy).toBeLessThan(normal);
    expect(normal).toBeLessThan(sharp);
    expect(easy).toBeLessThan(60);
    expect(sharp).toBeGreaterThan(100);
    expect(recalls('sharp', 200).filter((object) => object === 'alarm-clock').length).toBeLessThan(100);
  });

  test('a fading memory turns into a similar object', () => {
    const confused = recalls('easy', 6).filter((object) => object !== null && object !== 'alarm-clock');
    expect(confused.length).toBeGreaterThan(5);
    for (const object of confused) expect(['alarm-clock', 'wall-clock', 'hourglass']).toContain(object);
  });

  test('similarity is mutual', () => {
    expect(confusableWith('spoon')).toEqual(['fork']);
    expect(confusableWith('bird')).toEqual(['duck', 'rubber-duck']);
    expect(confusableWith('anchor')).toEqual([]);
  });
});

describe('the memory', () => {
  const view = tableOf(3, { ready: false });
  const sharp = { ...LEVEL_PARAMS.sharp, inattention: 0, decay: 0, mixUp: 0 };
  const after = (memory: HatMemory, ...events: Event[]) => remember(memory, events, view, sharp, chanceFor(seedFromText('follow'), 1));

  test('follows a gift from hand to hand', () => {
    let memory = after(emptyMemory(view), { type: 'drew', seat: 0, object: 'hat' });
    memory = after(memory, { type: 'gave', from: 0, to: 1, said: 'hat' });
    memory = after(memory, { type: 'thanked', seat: 1, said: 'hat' }, { type: 'took', seat: 1, arrow: 'left', object: 'book' });
    expect(memory.gifts[1]?.map((trace) => trace.object)).toEqual(['hat']);
    expect(memory.moving?.object).toBe('book');
  });

  test('of a seen card outlives a false name', () => {
    let memory = after(emptyMemory(view), { type: 'drew', seat: 0, object: 'hat' });
    memory = after(memory, { type: 'thanked', seat: 1, said: 'piano' }, { type: 'took', seat: 1, arrow: 'left', object: 'book' });
    expect(memory.gifts[1]?.[0]?.object).toBe('hat');
  });

  test('of a player who sat down late is empty, and learns from names', () => {
    const late: View = { ...view, gifts: view.gifts.map(() => [{ face: 'down', arrow: 'left' }]), moving: { face: 'down', arrow: 'left' } };
    const memory = after(
      emptyMemory(late),
      { type: 'thanked', seat: 2, said: 'cat' },
      { type: 'took', seat: 2, arrow: 'left', object: null },
    );
    expect(memory.gifts[2]?.[0]?.object).toBe('cat');
    expect(memory.gifts[0]?.[0]?.object).toBeNull();
  });
});

describe('the answers', () => {
  const base = tableOf(3, { ready: false });
  const offered: View = {
    ...base,
    phase: 'answer',
    giver: 0,
    receiver: 1,
    moving: { face: 'down', arrow: 'left' },
    said: 'book',
    fresh: false,
  };
  const chance = (i: number) => chanceFor(seedFromText('say'), i);
  const knowing = (object: ObjectId | null, strength: number): HatMemory => ({
    ...emptyMemory(offered),
    moving: { object, strength, age: 2, hold: 1 },
  });

  test('thank for what the bot remembers and refuse what it knows to be false', () => {
    const sharp = bot('sharp');
    for (let i = 0; i < 50; i++) {
      expect(sharp.choose(knowing('book', 0.95), offered, 1, chance(i))).toEqual({ do: 'thank' });
      expect(sharp.choose(knowing('fork', 0.99), offered, 1, chance(i))).toEqual({ do: 'refuse' });
    }
  });

  test('thank at every level for a gift that was just shown and is named rightly', () => {
    const shown: View = { ...offered, fresh: true };
    for (const level of BOT_LEVELS)
      for (let i = 0; i < 200; i++) expect(bot(level).choose(knowing('book', 0.9), shown, 1, chance(i))).toEqual({ do: 'thank' });
  });

  test('refuse where that promises the higher share of the victory, by all points', () => {
    const params = { ...LEVEL_PARAMS.sharp, hunch: 0, caution: 0.8 };
    const answers = new Set<string>();
    for (const strength of [0.05, 0.3, 0.5, 0.7, 0.9]) {
      for (const points of [
        [0, 0, 0],
        [2, 0, 1],
        [0, 2, 0],
        [1, 2, 2],
      ]) {
        const penalties = points.map((count) => (['fork', 'cat', 'dog'] as const).slice(0, count));
        const asked: View = { ...offered, penalties };
        const memory = knowing('piano', strength);
        const truth = believedOdds(memory, asked, params, chance(0));
        const thanked = winShare(asked, 1);
        const gain = winShare(asked, 1, 0) - thanked;
        const loss = thanked - winShare(asked, 1, 1);
        const better = (1 - truth) * gain > truth * loss * params.caution ? 'refuse' : 'thank';
        expect(botWith('sharp', params).choose(memory, asked, 1, chance(0))).toEqual({ do: better });
        answers.add(better);
      }
    }
    expect(answers.size).toBe(2);
  });

  test('refuse a name that lies open elsewhere', () => {
    const open: View = { ...offered, penalties: [['book'], [], []] };
    expect(bot('sharp').choose(knowing(null, 0), open, 1, chance(0))).toEqual({ do: 'refuse' });
  });

  test('of a hard bot use the backs: the guitar does not point left', () => {
    const guitar: View = { ...offered, said: 'guitar' };
    expect(bot('sharp').choose(knowing(null, 0), guitar, 1, chance(0))).toEqual({ do: 'refuse' });
  });

  test('name something plausible after forgetting', () => {
    const naming: View = { ...offered, phase: 'name', said: null, penalties: [['fork', 'cat'], [], []] };
    for (let i = 0; i < 100; i++) {
      const move = bot('sharp').choose(knowing(null, 0), naming, 0, chance(i));
      if (move.do !== 'name') throw new Error('it must name something');
      expect(['fork', 'cat']).not.toContain(move.object);
      expect(thatsNotAHat.check(naming, 0, move)).toBeUndefined();
      expect(arrowOf(move.object)).toBe('left');
    }
  });

  test('lie on purpose only at the hard level, and only about what the others have forgotten', () => {
    const naming: View = { ...offered, phase: 'name', said: null };
    const lies = (level: BotLevel, age: number) =>
      Array.from({ length: 200 }, (_, i) => {
        const memory: HatMemory = { ...emptyMemory(naming), calm: 30, moving: { object: 'book', strength: 0.9, age, hold: 1 } };
        const move = bot(level).choose(memory, naming, 0, chance(i));
        return move.do === 'name' && move.object !== 'book';
      }).filter(Boolean).length;
    expect(lies('sharp', 60)).toBeGreaterThan(10);
    expect(lies('sharp', 2)).toBe(0);
    expect(lies('easy', 60)).toBe(0);
  });
});

describe('whole games', () => {
  const tournament = (levels: readonly BotLevel[], games: number) => {
    const bots = levels.map((level) => bot(level));
    return simulate(thatsNotAHat, { now, players: bots.length, games, seed: 'tournament', bots, options: optionsFor(bots.length) });
  };

  test('hard beats easy clearly', () => {
    const { standings, errors } = tournament(['sharp', 'easy', 'easy', 'easy'], 200);
    const sharp = standings?.find((row) => row.bot === 'sharp');
    const easy = standings?.find((row) => row.bot === 'easy');
    expect(errors).toBe(0);
    expect(sharp?.interval[0]).toBeGreaterThan(easy?.interval[1] as number);
    expect((sharp?.wins ?? 0) / (sharp?.seats ?? 1)).toBeGreaterThan(0.7);
  });

  test('every level plays legally to an end of sensible length, at any size of table', () => {
    for (const level of BOT_LEVELS) {
      for (const seats of [2, 5, 8]) {
        const { errors, moves } = tournament(new Array<BotLevel>(seats).fill(level), 10);
        expect(errors).toBe(0);
        expect(moves / 10).toBeLessThan(400);
      }
    }
  });

  test('memory is plain data, and the same chance gives the same match', () => {
    const game = () => {
      const started = startMatch(thatsNotAHat, optionsFor(5), 5, seedFromText('same'));
      let match = started.match;
      let players = BOT_LEVELS.concat('normal', 'sharp').map((level, seat) => observeStep(newBotPlayer(bot(level), match, seat), started));
      const moves: unknown[] = [];
      while (!isOver(match.status)) {
        const due = match.status.must.find((seat) => !match.pending.some((choice) => choice.seat === seat));
        const player = due === undefined ? undefined : players[due];
        const played = player === undefined ? elapse(match) : play(match, player.seat, chooseMove(player, match));
        if (isRefusal(played)) throw new Error(played.refused);
        match = played.match;
        moves.push(played.entry);
        players = players.map((bot) => observeStep(bot, played));
        expect(players.every((bot) => isJson(bot.memory))).toBe(true);
      }
      return moves;
    };
    expect(game()).toEqual(game());
  });
});
