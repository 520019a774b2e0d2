import { describe, expect, it } from 'vitest';
import { TestTable, testPerson } from '../testing.ts';
import { HOST_GRACE_MS } from './lobby.ts';

describe('the lobby', () => {
  it('seats its host first and others clockwise, without gaps', () => {
    const table = new TestTable({ bots: ['easy'] });
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    expect(table.last(bob, 'welcome').seat).toBeNull();
    table.send(bob, { type: 'sit' });
    expect(table.last(bob, 'table').seat).toBe(2);
    const [, bot] = table.last(bob, 'table').table.seats;
    table.send(ann, { type: 'remove-bot', name: bot?.kind === 'bot' ? bot.name : '' });
    expect(table.last(bob, 'table').seat).toBe(1);
    expect(table.last(ann, 'table').table.seats.map((seat) => seat.kind)).toEqual(['person', 'person']);
  });

  it('removes many people from seats and remembers the last of them', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const guests = Array.from({ length: 250 }, (_, i) => {
      const guest = table.arrive(`guest ${i}`);
      table.send(guest, { type: 'sit' });
      table.send(ann, { type: 'remove-player', handle: `guest ${i}` });
      return guest;
    });
    expect(table.saved.bannedFromSeats).toHaveLength(200);
    expect(table.refusal(table.send(guests.at(-1)!, { type: 'sit' }))).toBe('kicked');
  });

  it('refuses a second seat, a ninth player, and to remove an unknown one', () => {
    const table = new TestTable({ bots: ['easy', 'easy', 'easy', 'easy', 'easy', 'easy', 'easy'] });
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    expect(table.refusal(table.send(ann, { type: 'sit' }))).toBe('already-seated');
    expect(table.refusal(table.send(bob, { type: 'sit' }))).toBe('table-full');
    expect(table.refusal(table.send(bob, { type: 'leave-seat' }))).toBe('not-seated');
    expect(table.refusal(table.send(ann, { type: 'remove-player', handle: 'bob' }))).toBe('not-seated');
    expect(table.refusal(table.send(ann, { type: 'remove-bot', name: 'bob' }))).toBe('no-bot-there');
  });

  it('leaves bots, options, removing players and the start to the host', () => {
    const table = new TestTable();
    table.arrive('ann');
    const bob = table.arrive('bob');
    for (const message of [
      { type: 'add-bot', level: 'easy' },
      { type: 'remove-player', handle: 'ann' },
      { type: 'options', options: {} },
      { type: 'start' },
      { type: 'rematch' },
    ] as const) {
      expect(table.refusal(table.send(bob, message))).toBe('not-the-host');
    }
  });

  it('refuses a seat and chat to a removed person', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    table.send(bob, { type: 'sit' });
    table.send(ann, { type: 'remove-player', handle: 'bob' });
    expect(table.refusal(table.send(bob, { type: 'sit' }))).toBe('kicked');
    expect(table.refusal(table.send(bob, { type: 'chat', text: 'let me in' }))).toBe('kicked');
    table.reopen();
    const again = table.arrive('bob');
    expect(table.refusal(table.send(again, { type: 'sit' }))).toBe('kicked');
  });

  it('keeps valid options and names the invalid one', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    table.send(ann, { type: 'options', options: { twoGifts: true } });
    expect(table.last(ann, 'table').table.options).toMatchObject({ twoGifts: true, show: 0 });
    expect(table.refusal(table.send(ann, { type: 'options', options: { clock: 31 } }))).toBe('bad-option');
    expect(table.refusal(table.send(ann, { type: 'options', options: { cheat: true } }))).toBe('unknown-option');
  });

  it('passes host powers on when the host leaves the seat, and when they stay away', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    table.send(bob, { type: 'sit' });
    table.send(ann, { type: 'leave-seat' });
    expect(table.last(ann, 'table').table.host).toBe('bob');
    table.send(ann, { type: 'sit' });
    table.input({ type: 'disconnect', connection: bob });
    expect(table.wakeAt).toBe(table.now + HOST_GRACE_MS);
    table.sleep();
    expect(table.last(ann, 'table').table.host).toBe('ann');
  });

  it('waits for a host who only reloads the page', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    table.arrive('bob');
    table.input({ type: 'disconnect', connection: ann });
    table.arrive('ann');
    expect(table.wakeAt).toBeNull();
    expect(table.room.host).toBe('ann');
  });

  it('waits for the host again after everybody was disconnected', () => {
    const table = new TestTable();
    const [ann, bob] = [table.arrive('ann'), table.arrive('bob')];
    for (const connection of [ann, bob]) table.input({ type: 'disconnect', connection });
    table.now += 60 * 60_000;
    table.arrive('bob');
    table.input({ type: 'wake' });
    expect(table.room.host).toBe('ann');
  });

  it('finds a new host although a removed person is still connected', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    table.send(bob, { type: 'sit' });
    table.send(ann, { type: 'remove-player', handle: 'bob' });
    table.input({ type: 'disconnect', connection: ann });
    expect(table.wakeAt).toBeNull();
    expect(table.room.host).toBe('ann');
    table.send(table.arrive('cid'), { type: 'sit' });
    table.sleep();
    expect(table.room.host).toBe('cid');
  });

  it('needs enough players to start', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    expect(table.refusal(table.send(ann, { type: 'start' }))).toBe('too-few-players');
  });

  it('starts automatically when the request says so, and the host receives the deal', () => {
    const table = new TestTable({ bots: ['easy', 'sharp'], start: true });
    const ann = table.arrive('ann');
    table.sleep();
    expect(table.last(ann, 'table').table.phase).toBe('playing');
    expect(table.last(ann, 'observation').events[0]).toMatchObject({ type: 'round' });
  });

  it('gives a seat to an agent that was invited, and to no other', () => {
    const table = new TestTable();
    table.arrive('ann');
    const [stranger, friend] = [table.arrive('robot'), table.arrive('helper')];
    for (const [connection, handle, invited] of [
      [stranger, 'robot', false],
      [friend, 'helper', true],
    ] as const)
      table.input({ type: 'connect', connection, person: { ...testPerson(handle), agent: true }, invited });
    expect(table.refusal(table.send(stranger, { type: 'sit' }))).toBe('no-agents');
    expect(table.refusal(table.send(friend, { type: 'sit' }))).toBeUndefined();
  });

  it('shows a new name to everyone', () => {
    const table = new TestTable();
    table.arrive('ann');
    const bob = table.arrive('bob');
    table.input({ type: 'person-changed', person: { handle: 'ann', name: 'Annabel', avatar: 'cloche' } });
    expect(table.last(bob, 'table').table.seats[0]).toMatchObject({ person: { name: 'Annabel' } });
  });
});

describe('chat', () => {
  it('sends lines and emotes to everyone, also to people who connect later', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    const bob = table.arrive('bob');
    table.send(ann, { type: 'chat', text: '  good\u202e evening ' });
    table.send(bob, { type: 'emote', emote: 'wink' });
    expect(table.last(bob, 'chat').line).toMatchObject({ id: 2, seat: null, emote: 'wink' });
    const cid = table.arrive('cid');
    expect(table.last(cid, 'welcome').chat.map((line) => line.text)).toEqual(['good evening', undefined]);
  });

  it('refuses empty lines and too many lines, and accepts lines again later', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    expect(table.refusal(table.send(ann, { type: 'chat', text: ' \u200b ' }))).toBe('bad-chat');
    const answers = Array.from({ length: 8 }, () => table.refusal(table.send(ann, { type: 'emote', emote: 'laugh' })));
    expect(answers).toContain('too-many-messages');
    table.now += 5_000;
    expect(table.refusal(table.send(ann, { type: 'emote', emote: 'laugh' }))).toBeUndefined();
  });

  it('keeps only the last fifty lines', () => {
    const table = new TestTable();
    const ann = table.arrive('ann');
    for (let i = 0; i < 80; i++) {
      table.now += 2_000;
      table.send(ann, { type: 'chat', text: `line ${i}` });
    }
    expect(table.room.chat).toHaveLength(50);
    expect(table.room.chat.at(-1)?.text).toBe('line 79');
  });
});
