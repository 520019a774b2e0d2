import { type AnyGame, isRefusal, play } from '@parlour/kernel';
import { toViewerFrame } from '@parlour/protocol';
import { expect, it } from 'vitest';
import { HAT, TestTable } from '../testing.ts';
import { stepMessages } from './step-messages.ts';

it('the only viewer of a value is sent its removal, although now every view is the same', () => {
  const table = new TestTable({ bots: ['easy'] });
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  table.send(ann, { type: 'start' });
  const before = table.room.running!.stored;
  const glimpsed: AnyGame = {
    ...HAT,
    privateKeys: ['glimpse'],
    view: (state, viewer) => ({ ...HAT.view(state, viewer), glimpse: viewer === 'spectator' && state === before.state ? 'card' : null }),
  };
  const mover = 'must' in before.status ? before.status.must[0]! : 0;
  const played = play(before, mover, HAT.legalMoves(HAT.view(before.state, mover), mover)[0]!);
  if (isRefusal(played)) throw new Error(played.refused);
  const step = { ...played, match: { ...played.match, game: glimpsed } };
  const deliveries = stepMessages(table.room, { ...before, game: glimpsed }, step, {
    shown: { state: null, views: new Map() },
    msLeft: null,
  });
  const sent = new Map(
    deliveries.flatMap(({ to, message }) => to.map((one) => [one, message.type === 'frame' ? toViewerFrame(message).view : []] as const)),
  );
  expect(sent.get(bob)).toContainEqual(['glimpse', null]);
  expect(sent.get(ann)?.map(([key]) => key)).not.toContain('glimpse');
  // The shared part is serialized once; the private part is added.
  expect(deliveries).toHaveLength(2);
  expect(new Set(deliveries.map(({ message }) => message.type === 'frame' && message.frame)).size).toBe(1);
});
