import { answerBotRequest } from '@parlour/bots';
import { botFor } from '@parlour/games/bots-catalogue';
import { isSecret } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { TestTable, testEnv } from '../testing.ts';

/** A table with one person and two bots whose decisions are slow and made in workers. */
function slowTable(pause = 0) {
  const env = testEnv({ min: pause, max: pause });
  const table = new TestTable(
    { bots: ['easy', 'easy'], options: { show: 0, ready: false, clock: 30 } },
    { ...env, hasBotWorkers: true, bot: (game, level) => ({ ...botFor(game, level), isSlow: () => true }) },
  );
  const ann = table.arrive('ann');
  table.send(ann, { type: 'start' });
  /** Plays until a bot has been asked. */
  const untilAsked = () => {
    for (let i = 0; i < 200 && table.questions.length === 0; i++) {
      const status = table.room.running!.stored.status;
      if ('over' in status) throw new Error('over');
      if (status.must.includes(0)) {
        table.send(ann, { type: 'move', step: table.room.running!.stored.step, key: `k${i}`, move: table.legalMove(0) });
      } else table.sleep();
    }
    return table.questions.shift()!;
  };
  return { table, ann, untilAsked };
}

const holdsSecret = (value: unknown): boolean =>
  isSecret(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsSecret));

it('a slow bot is asked in a worker, with what it may know, and plays the answer', () => {
  const { table, untilAsked } = slowTable();
  for (let i = 0; i < 20; i++) {
    const { ticket, question } = untilAsked();
    expect(holdsSecret(question)).toBe(false);
    expect(question.seat).not.toBe(0);
    const { step } = table.room.running!.stored;
    expect(table.questions).toEqual([]);
    table.input({ type: 'bot-decision', ticket, decision: { move: answerBotRequest(botFor(question.game, 'easy'), question) } });
    table.sleep();
    expect(table.room.running!.stored.step).toBe(step + 1);
    if ('over' in table.room.running!.stored.status) break;
  }
  expect(table.reportedBugs).toEqual([]);
});

it.each([
  ['that comes early is played', 100, 1000],
  ['that comes late is played at once', 1400, 1400],
])('an answer %s: the pause does not tell how long the bot needed', (_when, needed, played) => {
  const { table, untilAsked } = slowTable(1000);
  const { ticket, question } = untilAsked();
  const { step } = table.room.running!.stored;
  const asked = table.now;
  while (table.wakeAt! <= asked + needed) table.sleep();
  table.now = asked + needed;
  expect(table.room.running!.stored.step).toBe(step);
  table.input({ type: 'bot-decision', ticket, decision: { move: answerBotRequest(botFor(question.game, 'easy'), question) } });
  table.sleep();
  expect([table.room.running!.stored.step, table.now - asked]).toEqual([step + 1, played]);
});

it('after a pause of the match the bot takes its time again, and is not asked again', () => {
  const { table, ann, untilAsked } = slowTable(1000);
  const { ticket, question } = untilAsked();
  const { step } = table.room.running!.stored;
  table.send(ann, { type: 'pause', paused: true });
  table.now += 5000;
  table.input({ type: 'bot-decision', ticket, decision: { move: answerBotRequest(botFor(question.game, 'easy'), question) } });
  table.send(ann, { type: 'pause', paused: false });
  const resumed = table.now;
  table.sleep();
  expect([table.room.running!.stored.step, table.now - resumed]).toEqual([step + 1, 1000]);
  expect(table.questions.filter((asked) => asked.question.seat === question.seat)).toEqual([]);
});

it('an answer to an outdated decision is ignored', () => {
  const { table, untilAsked } = slowTable();
  const { ticket, question } = untilAsked();
  const asked = table.room.running!.stored.step;
  while (table.room.running!.stored.step === asked) table.sleep(); // the clock decides
  const { step } = table.room.running!.stored;
  expect(table.match!.entries.at(-1)!.entry).toMatchObject({ forced: true });
  table.input({ type: 'bot-decision', ticket, decision: { move: answerBotRequest(botFor(question.game, 'easy'), question) } });
  expect(table.room.running!.stored.step).toBe(step);
  expect(table.reportedBugs).toEqual([]);
});

it('a bot that fails is reported, and the clock plays for it', () => {
  const { table, untilAsked } = slowTable();
  const { ticket } = untilAsked();
  table.input({ type: 'bot-decision', ticket, decision: { problem: 'a knot in the brain' } });
  table.sleep();
  expect(table.reportedBugs).toEqual([expect.stringContaining('a knot in the brain')]);
  expect(table.match!.entries.at(-1)!.entry).toMatchObject({ forced: true });
});
