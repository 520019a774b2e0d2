import { picturePerfect } from '@parlour/games/picture-perfect/rules';
import { isRefusal, type Json } from '@parlour/kernel';
import type { ServerMessage } from '@parlour/protocol';
import { expect, it } from 'vitest';
import { handleInput } from '../handle-input.ts';
import type { Input } from '../room/inputs.ts';
import { newTable, openRoom } from '../room/open-room.ts';
import { testEnv, testPerson } from '../testing.ts';
import { MAX_DRAFTS, MAX_MOVES_PER_DECISION } from './move-limit.ts';

function behindTheShield() {
  const request = { game: picturePerfect.id, options: { lookClock: 0 }, visibility: 'private', bots: ['easy'], start: false } as const;
  const saved = newTable(request, picturePerfect, 'ABCDE', testPerson('ann'), testEnv().seed());
  if (isRefusal(saved)) throw new Error(saved.refused);
  const room = openRoom(saved.ok, picturePerfect, undefined, testEnv());
  if (isRefusal(room)) throw new Error(room.refused);
  let last: ServerMessage | undefined;
  const input = (now: Input): void => {
    for (const effect of handleInput(room, now, 1_000)) {
      if (effect.type === 'send') last = effect.message;
      else if (effect.type === 'append' || effect.type === 'create') input({ type: 'stored', ticket: effect.ticket });
    }
  };
  input({ type: 'connect', connection: 1, person: testPerson('ann') });
  input({ type: 'message', connection: 1, message: { type: 'start' } });
  const { holders } = picturePerfect.view(room.running!.stored.state as never, 0);
  const guest = Object.entries(holders).find(([, holder]) => holder === 0)![0];
  let keys = 0;
  /** True when the table accepted the move. */
  const does = (move: Json): boolean => {
    const { step } = room.running!.stored;
    input({ type: 'message', connection: 1, message: { type: 'move', step, key: `${keys++}`, move } });
    if (last?.type === 'refused') expect(last.refusal.refused).toBe('too-many-messages');
    return room.running!.stored.step > step;
  };
  return { does, open: { do: 'open', guest }, step: () => room.running!.stored.step };
}

const CLOSE = { do: 'close', vip: false };

it('opening and closing an envelope repeatedly does not fill the log', () => {
  const { does, open, step } = behindTheShield();
  for (let i = 0; i < MAX_MOVES_PER_DECISION; i++) expect(does(i % 2 === 0 ? open : CLOSE)).toBe(true);
  expect(does(open)).toBe(false);
  expect(step()).toBe(MAX_MOVES_PER_DECISION);
  expect(does({ do: 'done' })).toBe(true);
});

it('rejects more moves than the limit, and lets the player close what is open and end the step', () => {
  const { does, open, step } = behindTheShield();
  while (step() < MAX_MOVES_PER_DECISION - 2) expect(does(step() % 2 === 0 ? open : CLOSE)).toBe(true);
  expect(does(open)).toBe(true);
  expect([does(CLOSE), does(open), does({ do: 'done' })]).toEqual([true, false, true]);
});

it('rejects drafts beyond the limit, and lets the player end the step', () => {
  const { does, step } = behindTheShield();
  const draft = { do: 'arrange', placement: { guests: [], decorations: [] } };
  while (step() < MAX_DRAFTS) expect(does(draft)).toBe(true);
  expect([does(draft), does({ do: 'done' })]).toEqual([false, true]);
});
