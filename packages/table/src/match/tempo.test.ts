import { chanceFor, isOver, seedFromText } from '@parlour/kernel';
import { secretsOf } from '@parlour/kernel/laws';
import { type ServerMessage, TEMPOS, toViewerFrame } from '@parlour/protocol';
import { expect, test } from 'vitest';
import { positionWorlds } from '../../../kernel/src/laws/worlds.ts';
import { TestTable, testEnv } from '../testing.ts';
import { thinkingMs } from './tempo.ts';

/** A table of one person and bots whose pauses follow the tempo. */
function table(tempo: 'calm' | 'normal' | 'brisk', people: readonly string[] = []) {
  const { botDelayMs: _fixed, ...env } = testEnv();
  const made = new TestTable({ game: 'fotomania', bots: ['easy', 'easy'], settings: { tempo } }, env);
  const ann = made.arrive('ann');
  const others = people.map((handle) => {
    const connection = made.arrive(handle);
    made.send(connection, { type: 'sit' });
    return connection;
  });
  made.send(ann, { type: 'start' });
  return { made, ann, others };
}

/** A line that is held this long is a reveal: nobody reads one faster, at any tempo. */
const REVEAL_MS = 2500;

/** Plays on until a reveal stands, and returns its step. */
function playToReveal({ made, ann, others }: ReturnType<typeof table>): number {
  for (let i = 0; i < 2000; i++) {
    const { running } = made.room;
    if (running === null || isOver(running.stored.status)) throw new Error('no reveal came');
    const { held, stored } = running;
    if (held?.step === stored.step && held.until - made.now >= REVEAL_MS) return held.step;
    if (running.stored.status.must.some((seat) => made.room.occupants[seat]?.kind === 'person')) made.moveOn(ann, ...others);
    else made.sleep();
  }
  throw new Error('no reveal came');
}

const nextStep = (made: TestTable, step: number): number => {
  while (made.room.running?.stored.step === step && made.wakeAt !== null) made.sleep();
  return made.now;
};

const isAsked = ({ room }: TestTable, kind: 'bot' | 'person'): boolean => {
  const status = room.running?.stored.status;
  return status !== undefined && !isOver(status) && status.must.some((seat) => room.occupants[seat]?.kind === kind);
};

/** A reveal after which a bot is to move. */
function revealBeforeBot(begun: ReturnType<typeof table>): number {
  for (;;) {
    const step = playToReveal(begun);
    if (isAsked(begun.made, 'bot')) return step;
    begun.made.moveOn(begun.ann, ...begun.others);
  }
}

test.each(TEMPOS)('bots wait after a reveal at a %s table', (tempo) => {
  const begun = table(tempo);
  const step = revealBeforeBot(begun);
  const since = begun.made.now;
  expect(nextStep(begun.made, step) - since).toBeGreaterThanOrEqual(REVEAL_MS);
});

test.each([
  ['calm', 2000],
  ['normal', 1300],
  ['brisk', 450],
] as const)('a public line stands before the next bot moves at a %s table', (tempo, least) => {
  const { botDelayMs: _fixed, ...env } = testEnv();
  const made = new TestTable({ game: 'picture-perfect', bots: ['easy', 'easy', 'easy'], settings: { tempo } }, env);
  const ann = made.arrive('ann');
  made.send(ann, { type: 'start' });
  const linesAt = new Set<number>();
  const stood: number[] = [];
  for (let i = 0; i < 400 && stood.length < 10; i++) {
    const known = made.received.get(ann)?.length ?? 0;
    const isAnns = made.wakeAt === null;
    if (isAnns) made.moveOn(ann);
    else made.sleep();
    if (!made.received.get(ann)?.slice(known).some(tellsEvents)) continue;
    const last = [...linesAt].at(-1);
    if (last !== undefined && !isAnns) stood.push(made.now - last);
    linesAt.add(made.now);
  }
  expect(stood).toHaveLength(10);
  expect(Math.min(...stood)).toBeGreaterThanOrEqual(least);
});

const tellsEvents = (message: ServerMessage): boolean => message.type === 'frame' && toViewerFrame(message).events.length > 0;

test('bots go on when every connected player has read the reveal', () => {
  const begun = table('calm', ['bob']);
  const { made, ann, others } = begun;
  revealBeforeBot(begun);
  const step = made.room.running?.held?.step ?? 0;
  made.send(ann, { type: 'reveal-read', step });
  expect(made.room.running?.held?.until).toBeGreaterThan(made.now);
  for (const bob of others) made.send(bob, { type: 'reveal-read', step });
  expect(made.room.running?.held?.until).toBe(made.now);
});

test('a spectator and an older step do not end the wait', () => {
  const begun = table('normal');
  const { made, ann } = begun;
  const step = revealBeforeBot(begun);
  const watcher = made.arrive('zoe');
  made.send(watcher, { type: 'reveal-read', step });
  made.send(ann, { type: 'reveal-read', step: step - 1 });
  expect(made.room.running?.held?.until).toBeGreaterThan(made.now);
});

/** The pauses of a bot in the first decision of a match, at each of many steps. */
function pauses(game: string, bots: number, tempo: 'calm' | 'brisk' = 'calm'): number[] {
  const { made, running, bot } = started(game, bots, tempo);
  return Array.from({ length: 200 }, (_, step) => thinkingMs(made.room, { ...running, stored: { ...running.stored, step } }, bot));
}

function started(game: string, bots: number, tempo: 'calm' | 'brisk') {
  const { botDelayMs: _fixed, ...env } = testEnv();
  const made = new TestTable({ game, bots: Array.from({ length: bots }, () => 'easy' as const), settings: { tempo } }, env);
  const ann = made.arrive('ann');
  made.send(ann, { type: 'start' });
  const { running } = made.room;
  const bot = running?.bots.get(1);
  if (running === null || bot === undefined) throw new Error('no bot');
  return { made, ann, running, bot };
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('thinking takes longer at a calm table and differs from step to step', () => {
  const [calm, brisk] = [pauses('fotomania', 2), pauses('fotomania', 2, 'brisk')];
  expect(Math.min(...calm)).toBeGreaterThan(Math.max(...brisk));
  expect(new Set(calm).size).toBeGreaterThan(50);
});

test('thinking takes as long as the kind of question asks: most answers come soon, a few take long', () => {
  const [memorise, take, look] = [pauses('mascarade', 3), pauses('fotomania', 2), pauses('picture-perfect', 1)];
  expect(middle(memorise)).toBeLessThan(middle(take) * 0.7);
  expect(middle(look)).toBeGreaterThan(middle(take) * 1.3);
  for (const each of [memorise, take, look]) expect(middle(each)).toBeLessThan((Math.min(...each) * 2 + Math.max(...each)) / 3);
});

test.each(['thats-not-a-hat', 'fotomania', 'mascarade', 'picture-perfect'])('thinking in %s depends on nothing hidden', (game) => {
  const { made, ann, running, bot } = started(game, 3, 'calm');
  const forgetful = { ...bot, player: { ...bot.player, memory: null } };
  let worlds = 0;
  for (let step = 0; step < 40; step++) {
    if (isAsked(made, 'person') && made.wakeAt === null) made.moveOn(ann);
    else made.sleep();
    const stored = { ...running.stored, step };
    const expected = thinkingMs(made.room, { ...running, stored }, bot);
    for (const world of positionWorlds(stored, 'spectator', secretsOf(stored.state), chanceFor(seedFromText('worlds'), step))) {
      worlds += 1;
      expect(thinkingMs(made.room, { ...running, stored: world }, forgetful)).toBe(expected);
    }
  }
  expect(worlds).toBeGreaterThan(20);
});

test('bots hurry when the people have finished and only wait for them', () => {
  const { botDelayMs: _fixed, ...env } = testEnv();
  const made = new TestTable({ game: 'picture-perfect', bots: ['easy'], settings: { tempo: 'calm' } }, env);
  const ann = made.arrive('ann');
  made.send(ann, { type: 'start' });
  const longest = () => {
    const { running } = made.room;
    const bot = running?.bots.get(1);
    if (running === null || bot === undefined) throw new Error('no bot');
    const { stored } = running;
    return Math.max(...Array.from({ length: 40 }, (_, step) => thinkingMs(made.room, { ...running, stored: { ...stored, step } }, bot)));
  };
  const together = longest();
  made.send(ann, { type: 'move', step: 0, key: 'done', move: { do: 'done' } });
  expect(longest()).toBeLessThan(together / 2);
});
