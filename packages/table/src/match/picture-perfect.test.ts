import { type ExchangeCard, type GuestId, picturePerfect, type State } from '@parlour/games/picture-perfect/rules';
import { chanceFor, EventCollector, isRefusal, type Seed, seedFromText } from '@parlour/kernel';
import type { ClientMessage, ServerMessage } from '@parlour/protocol';
import { describe, expect, it } from 'vitest';
import { handleInput } from '../handle-input.ts';
import type { Input, MatchHead, StoredEntry } from '../room/inputs.ts';
import { newTable, openRoom } from '../room/open-room.ts';
import { toSavedTable } from '../room/room.ts';
import { testEnv, testPerson } from '../testing.ts';
import { addEntry } from './drafts.ts';

const OPTIONS = { auctions: true, first: 0 };

/** A seed whose first exchange card is this one. */
function seedFor(card: ExchangeCard): Seed {
  const options = picturePerfect.parseOptions(OPTIONS, 3);
  if (isRefusal(options)) throw new Error(options.refused);
  for (let i = 0; i < 200; i++) {
    const seed = seedFromText(`studio ${i}`);
    if (picturePerfect.setup(options.ok, 3, chanceFor(seed, 0), new EventCollector()).deck[0]?.secret === card) return seed;
  }
  throw new Error(`no seed begins with ${card}`);
}

/** Ann, Bob and a bot in a match of Picture Perfect. */
function studio(card: ExchangeCard) {
  const world = { ...testEnv(), seed: () => seedFor(card) };
  const request = { game: picturePerfect.id, options: OPTIONS, visibility: 'private', bots: [], start: false } as const;
  const saved = newTable(request, picturePerfect, 'ABCDE', testPerson('ann'), world.seed());
  if (isRefusal(saved)) throw new Error(saved.refused);
  const room = openRoom(saved.ok, picturePerfect, undefined, world);
  if (isRefusal(room)) throw new Error(room.refused);
  let now = 1_000;
  let head: MatchHead | undefined;
  const log: StoredEntry[] = [];
  const received: ServerMessage[] = [];
  const input = (given: Input): void => {
    for (const effect of handleInput(room, given, now)) {
      if (effect.type === 'create') head = effect.match;
      if (effect.type === 'append') addEntry(log, effect.entry);
      if (effect.type === 'append' || effect.type === 'create') input({ type: 'stored', ticket: effect.ticket });
      if (effect.type === 'send') received.push(effect.message);
    }
  };
  const say = (connection: number, message: ClientMessage): void => input({ type: 'message', connection, message });
  let moves = 0;
  ['ann', 'bob'].forEach((name, connection) => input({ type: 'connect', connection, person: testPerson(name) }));
  say(1, { type: 'sit' });
  say(0, { type: 'add-bot', level: 'normal' });
  say(0, { type: 'start' });
  return {
    room,
    log,
    received,
    /** The table as another process loads it from the store. */
    restarted: () => {
      if (head === undefined) throw new Error('no match');
      const again = openRoom(toSavedTable(room), picturePerfect, { head, entries: log }, world);
      if (isRefusal(again)) throw new Error(again.refused);
      return again;
    },
    state: () => room.running?.stored.state as State,
    step: () => room.running?.stored.step ?? -1,
    play: (seat: number, step: number, move: object, key = `${moves++}`) => say(seat, { type: 'move', step, key, move: move as never }),
    /** Lets time pass until the next wake-up. */
    wait: () => {
      now = Math.max(now, room.wakeAt ?? now);
      input({ type: 'wake' });
    },
  };
}

const held = (state: State, seat: number): GuestId => Object.entries(state.holders).find(([, holder]) => holder === seat)?.[0] as GuestId;

const draft = (x: number) => ({ do: 'arrange', placement: { guests: [{ id: 'butler', x, z: 0 }], decorations: [] } });

describe('a match of Picture Perfect', () => {
  it('[P-10] all look at once: no move makes another’s stale, and the clock runs on', () => {
    const { state, play, room, step } = studio('open');
    const deadline = room.running?.deadline;
    play(0, 0, { do: 'open', guest: held(state(), 0) });
    play(1, 0, { do: 'open', guest: held(state(), 1) });
    play(0, 0, { do: 'close', vip: false });
    expect(step()).toBe(3);
    expect(state().opened.slice(0, 2)).toEqual([null, held(state(), 1)]);
    expect(room.running?.deadline).toBe(deadline);
  });

  it('recognises a move that comes again much later by its key, however many were made since', () => {
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

  it('keeps only the last of many drafts, also when players take turns, and replays to the same state', () => {
    const { state, play, step, log, restarted } = studio('open');
    for (let i = 0; i < 100; i++) for (const seat of [0, 1]) play(seat, step(), draft(i));
    play(0, 0, { do: 'open', guest: held(state(), 0) });
    play(0, step(), draft(200));
    expect(step()).toBe(202);
    expect(log.filter(({ entry }) => !('superseded' in entry))).toHaveLength(4);
    expect(restarted().running?.stored).toEqual(expect.objectContaining({ step: 202, state: state() }));
  });

  it('acknowledges a superseded draft that comes again, also after a restart, and does not play it again', () => {
    const { play, step, received, restarted, state } = studio('open');
    play(0, 0, draft(1), 'first');
    play(0, 0, draft(2), 'second');
    play(0, 0, draft(1), 'first');
    expect(step()).toBe(2);
    expect(received.at(-1)).toEqual({ type: 'ack', key: 'first', step: 2 });
    const room = restarted();
    handleInput(room, { type: 'connect', connection: 7, person: testPerson('ann') }, 2_000);
    const again: Input = { type: 'message', connection: 7, message: { type: 'move', step: 0, key: 'first', move: draft(1) as never } };
    const answers = handleInput(room, again, 2_000).filter((effect) => effect.type === 'send' || effect.type === 'append');
    expect(answers).toEqual([{ type: 'send', to: [7], message: { type: 'ack', key: 'first', step: 2 } }]);
    expect(room.running?.stored.state).toEqual(state());
  });

  it('never takes an old draft again for a new one, also after its key is forgotten and after a restart', () => {
    const { play, step, state, restarted, received } = studio('open');
    play(0, 0, draft(0), 'old');
    for (let i = 1; i < 8; i++) play(0, step(), draft(i));
    play(0, step(), { do: 'open', guest: held(state(), 0) });
    const before = state();
    play(0, 0, draft(0), 'old');
    expect(received.at(-1)).toMatchObject({ type: 'refused', key: 'old', refusal: { refused: 'stale-step' } });
    expect(state()).toEqual(before);
    const room = restarted();
    handleInput(room, { type: 'connect', connection: 7, person: testPerson('ann') }, 2_000);
    const again: Input = { type: 'message', connection: 7, message: { type: 'move', step: 0, key: 'old', move: draft(0) as never } };
    expect(handleInput(room, again, 2_000).filter(({ type }) => type === 'append')).toEqual([]);
    expect(room.running?.stored.state).toEqual(before);
  });

  it('takes two drafts that were made at the same step', () => {
    const { play, step } = studio('open');
    play(0, 0, draft(1));
    play(0, 0, draft(2));
    expect(step()).toBe(2);
  });

  it('remembers few keys however many drafts are made', () => {
    const { play, room, step } = studio('open');
    for (let i = 0; i < 100; i++) play(0, step(), draft(i));
    expect(room.running?.keys.get(0)).toHaveLength(4);
  });

  it('[P-36*] a bot bids in an open auction unasked', () => {
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
