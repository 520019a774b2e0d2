import { type ExchangeCard, type GuestId, picturePerfect, type State } from '@parlour/games/picture-perfect/rules';
import { chanceFor, isRefusal, Scribe, type Seed, seedFromText } from '@parlour/kernel';
import type { ClientMessage } from '@parlour/protocol';
import { describe, expect, it } from 'vitest';
import { handle } from './handle.ts';
import type { Input } from './inputs.ts';
import { newTable, openRoom } from './open.ts';
import { person, testWorld } from './testing.ts';

const OPTIONS = { auctions: true, first: 0 };

/** A seed whose first exchange card is this one. */
function seedFor(card: ExchangeCard): Seed {
  const options = picturePerfect.parseOptions(OPTIONS, 3);
  if (isRefusal(options)) throw new Error(options.refused);
  for (let i = 0; i < 200; i++) {
    const seed = seedFromText(`studio ${i}`);
    if (picturePerfect.setup(options.ok, 3, chanceFor(seed, 0), new Scribe()).deck[0]?.secret === card) return seed;
  }
  throw new Error(`no seed begins with ${card}`);
}

/** Ann and Bob and a bot in the studio. */
function studio(card: ExchangeCard) {
  const world = { ...testWorld(), seed: () => seedFor(card) };
  const request = { game: picturePerfect.id, options: OPTIONS, visibility: 'private', bots: [], start: false } as const;
  const saved = newTable(request, picturePerfect, 'ABCDE', person('ann'), world.seed());
  if (isRefusal(saved)) throw new Error(saved.refused);
  const room = openRoom(saved.ok, picturePerfect, undefined, world);
  if (isRefusal(room)) throw new Error(room.refused);
  let now = 1_000;
  const input = (given: Input): void => {
    for (const effect of handle(room, given, now)) {
      if (effect.do === 'append' || effect.do === 'create') input({ type: 'stored', ticket: effect.ticket });
    }
  };
  const say = (connection: number, message: ClientMessage): void => input({ type: 'message', connection, message });
  let moves = 0;
  ['ann', 'bob'].forEach((name, connection) => input({ type: 'connect', connection, person: person(name) }));
  say(1, { type: 'sit' });
  say(0, { type: 'bot', level: 'normal' });
  say(0, { type: 'start' });
  return {
    room,
    state: () => room.running?.stored.state as State,
    step: () => room.running?.stored.step ?? -1,
    play: (seat: number, step: number, move: object, key = `${moves++}`) => say(seat, { type: 'move', step, key, move: move as never }),
    /** Lets time pass until something is due. */
    wait: () => {
      now = Math.max(now, room.wakeAt ?? now);
      input({ type: 'wake' });
    },
  };
}

const held = (state: State, seat: number): GuestId => Object.entries(state.holders).find(([, holder]) => holder === seat)?.[0] as GuestId;

describe('in the studio', () => {
  it('[P-10] all look at once: nobody’s move is stale because of another’s, and the clock runs on', () => {
    const { state, play, room, step } = studio('open');
    const deadline = room.running?.deadline;
    play(0, 0, { do: 'open', guest: held(state(), 0) });
    play(1, 0, { do: 'open', guest: held(state(), 1) });
    play(0, 0, { do: 'close', vip: false });
    expect(step()).toBe(3);
    expect(state().opened.slice(0, 2)).toEqual([null, held(state(), 1)]);
    expect(room.running?.deadline).toBe(deadline);
  });

  it('a move that comes again much later is known by its key, however many were made since', () => {
    const { state, play, step } = studio('open');
    const open = { do: 'open', guest: held(state(), 0) };
    play(0, 0, open, 'once');
    for (let i = 0; i < 5; i++) {
      play(0, 0, { do: 'close', vip: false });
      play(0, 0, open);
    }
    play(0, 0, { do: 'close', vip: false });
    const before = step();
    play(0, 0, open, 'once');
    expect(before).toBe(12);
    expect(step()).toBe(before);
  });

  it('[P-36*] a bot calls out in an open auction of its own accord', () => {
    const { state, play, step, wait } = studio('open');
    play(0, 0, { do: 'done' });
    play(1, 0, { do: 'done' });
    for (let i = 0; i < 40 && state().phase === 'look'; i++) wait();
    expect(state()).toMatchObject({ card: 'open', phase: 'offer', active: 0 });
    play(0, step(), { do: 'offer', guest: held(state(), 0), says: null, price: null });
    expect(state().phase).toBe('call');
    wait();
    expect(state().bids[2]).toBe(1);
  });
});
