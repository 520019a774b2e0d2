import { type AnyGame, isRefusal, play } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { audiencesOfStep, frameFor } from './frames.ts';
import { hat, TestTable } from './testing.ts';

it('who alone saw something is told that it is gone, although now everyone sees the same', () => {
  const table = new TestTable({ bots: ['easy'] });
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  table.say(ann, { type: 'start' });
  const before = table.room.running!.stored;
  const { oneView: _, ...withManyViews } = hat;
  const glimpsed: AnyGame = {
    ...withManyViews,
    view: (state, viewer) => ({ ...hat.view(state, viewer), glimpse: viewer === 'spectator' && state === before.state ? 'card' : null }),
  };
  const mover = 'must' in before.status ? before.status.must[0]! : 0;
  const played = play(before, mover, hat.legalMoves(hat.view(before.state, mover), mover)[0]!);
  if (isRefusal(played)) throw new Error(played.refused);
  const step = { ...played, match: { ...played.match, game: glimpsed } };
  const sent = new Map(
    audiencesOfStep(table.room, { ...before, game: glimpsed }, step, { state: null, views: new Map() }).flatMap((audience) =>
      audience.to.map((to) => [to, frameFor(step, audience, null).view]),
    ),
  );
  expect(sent.get(bob)).toHaveProperty('glimpse', null);
  expect(sent.get(ann)).not.toHaveProperty('glimpse');
});
