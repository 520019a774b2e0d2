import { mascarade } from '@parlour/games/mascarade/rules';
import { isRefusal } from '@parlour/kernel';
import type { ClientMessage } from '@parlour/protocol';
import { expect, it } from 'vitest';
import { handleInput } from '../handle-input.ts';
import type { ConnectionId, Effect, Input } from '../room/inputs.ts';
import { newTable, openRoom } from '../room/open-room.ts';
import { testEnv, testPerson } from '../testing.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dot'];
const BYSTANDER = PEOPLE.length;

/** Every message at the table, by socket, as text: four players and a spectator, through one exchange and the next steps. */
function everySocket(sleight: 'swap' | 'hold'): string[][] {
  const env = testEnv();
  const request = {
    game: mascarade.id,
    options: { first: 0, clock: 0, memorise: 0 },
    visibility: 'private',
    bots: [],
    start: false,
  } as const;
  const saved = newTable(request, mascarade, 'ABCDE', testPerson('ann'), testEnv().seed());
  if (isRefusal(saved)) throw new Error(saved.refused);
  const room = openRoom(saved.ok, mascarade, undefined, env);
  if (isRefusal(room)) throw new Error(room.refused);
  const sent = [...PEOPLE, 'eve'].map((): string[] => []);
  const input = (now: Input): void => {
    for (const effect of handleInput(room, now, 1_000) as Effect[]) {
      if (effect.type === 'send') for (const to of effect.to) sent[to]?.push(JSON.stringify(effect.message));
      else if (effect.type === 'append' || effect.type === 'create') input({ type: 'stored', ticket: effect.ticket });
    }
  };
  const say = (connection: ConnectionId, message: ClientMessage): void => input({ type: 'message', connection, message });
  [...PEOPLE, 'eve'].forEach((name, connection) => input({ type: 'connect', connection, person: testPerson(name) }));
  for (const connection of [1, 2, 3]) say(connection, { type: 'sit' });
  say(0, { type: 'start' });
  PEOPLE.forEach((_, seat) => say(seat, { type: 'move', step: seat, key: `ready ${seat}`, move: { do: 'ready' } }));
  say(0, { type: 'move', step: 4, key: 'cloth', move: { do: 'exchange', with: { seat: 2 }, sleight } });
  say(1, { type: 'move', step: 5, key: 'next', move: { do: 'exchange', with: { seat: 3 }, sleight: 'hold' } });
  say(1, { type: 'sync' });
  expect(room.running?.stored.step).toBe(6);
  return sent;
}

it('[M-42*] the frames of an exchange are the same to the byte on every other socket, swapped or not', () => {
  const swapped = everySocket('swap');
  const held = everySocket('hold');
  for (const socket of [1, 2, 3, BYSTANDER]) expect(swapped[socket]).toEqual(held[socket]);
  expect(swapped[0]).not.toEqual(held[0]);
  const sizes = (frames: readonly string[] | undefined) => frames?.map((frame) => frame.length);
  expect(sizes(swapped[0])).toEqual(sizes(held[0]));
});
