import { picturePerfect } from '@parlour/games';
import { isRefusal } from '@parlour/kernel';
import type { ServerMessage } from '@parlour/protocol';
import { expect, it } from 'vitest';
import { handle } from './handle.ts';
import type { Input } from './inputs.ts';
import { newTable, openRoom } from './open.ts';
import { MOST_MOVES } from './playing.ts';
import { person, testWorld } from './testing.ts';

it('opening and closing an envelope for ever does not fill the log for ever', () => {
  const request = { game: picturePerfect.id, options: { lookClock: 0 }, visibility: 'private', bots: ['easy'], start: false } as const;
  const saved = newTable(request, picturePerfect, 'ABCDE', person('ann'), testWorld().seed());
  if (isRefusal(saved)) throw new Error(saved.refused);
  const room = openRoom(saved.ok, picturePerfect, undefined, testWorld());
  if (isRefusal(room)) throw new Error(room.refused);
  let last: ServerMessage | undefined;
  const input = (now: Input): void => {
    for (const effect of handle(room, now, 1_000)) {
      if (effect.do === 'send') last = effect.message;
      else if (effect.do === 'append' || effect.do === 'create') input({ type: 'stored', ticket: effect.ticket });
    }
  };
  input({ type: 'connect', connection: 1, person: person('ann') });
  input({ type: 'message', connection: 1, message: { type: 'start' } });
  const { holders } = picturePerfect.view(room.running!.stored.state as never, 0);
  const guest = Object.entries(holders).find(([, holder]) => holder === 0)![0];
  for (let i = 0; i <= MOST_MOVES; i++) {
    const move = i % 2 === 0 ? { do: 'open', guest } : { do: 'close', vip: false };
    input({ type: 'message', connection: 1, message: { type: 'move', step: room.running!.stored.step, key: `${i}`, move } });
  }
  expect(last).toMatchObject({ type: 'refused', refusal: { refused: 'too-many-messages' } });
  expect(room.running!.stored.step).toBe(MOST_MOVES);
});
