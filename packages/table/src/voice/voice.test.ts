import { type ClientMessage, MAX_SPEAKERS, type VoicePeer, type VoiceSignal } from '@parlour/protocol';
import { describe, expect, it } from 'vitest';
import { handleInput } from '../handle-input.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { TestTable, testPerson } from '../testing.ts';

const OFFER: VoiceSignal = { type: 'offer', offer: 'o1', sdp: 'v=0' };
const join = (id: string, more: Partial<Extract<ClientMessage, { type: 'voice' }>> = {}): ClientMessage => ({
  type: 'voice',
  id,
  speaks: true,
  muted: false,
  ...more,
});
const heard = (table: TestTable, connection: ConnectionId): readonly VoicePeer[] => table.last(connection, 'voice').peers;
const rolesOf = (peers: readonly VoicePeer[]) => Object.fromEntries(peers.map(({ person, role }) => [person.handle, role]));

function seated(...handles: readonly string[]): { table: TestTable; sockets: ConnectionId[] } {
  const table = new TestTable({ game: 'mascarade' });
  const sockets = handles.map((handle) => table.arrive(handle));
  for (const socket of sockets.slice(1)) table.send(socket, { type: 'sit' });
  return { table, sockets };
}

describe('the voice chat of a table', () => {
  it('tells everyone who takes part, and carries a signal to the one it is for', () => {
    const { table, sockets } = seated('ann', 'bob', 'cid');
    const [ann = 0, bob = 0, cid = 0] = sockets;
    table.send(ann, join('a'));
    table.send(bob, join('b', { muted: true }));
    expect(rolesOf(heard(table, cid))).toEqual({ ann: 'speaks', bob: 'speaks' });
    expect(heard(table, cid).map(({ muted }) => muted)).toEqual([false, true]);
    table.send(ann, { type: 'voice-signal', to: 'bob', signal: OFFER });
    expect(table.last(bob, 'voice-signal')).toEqual({ type: 'voice-signal', from: 'ann', signal: OFFER });
    expect(table.received.get(cid)?.some(({ type }) => type === 'voice-signal')).toBe(false);
    table.send(ann, { type: 'leave-voice' });
    expect(rolesOf(heard(table, bob))).toEqual({ bob: 'speaks' });
  });

  it('refuses a signal from outside, and ends with the connection', () => {
    const { table, sockets } = seated('ann', 'bob');
    const [ann = 0, bob = 0] = sockets;
    table.send(ann, join('a'));
    expect(table.refusal(table.send(bob, { type: 'voice-signal', to: 'ann', signal: OFFER }))).toBe('no-voice');
    table.input({ type: 'disconnect', connection: ann });
    expect(heard(table, bob)).toEqual([]);
  });

  it('follows a person to the device where they joined last', () => {
    const { table, sockets } = seated('ann', 'bob');
    const [ann = 0, bob = 0] = sockets;
    const phone = table.arrive('ann');
    table.send(ann, join('desk'));
    table.send(bob, join('b'));
    table.send(phone, join('phone'));
    expect(heard(table, ann).map(({ id }) => id)).toEqual(['phone', 'b']);
    table.send(bob, { type: 'voice-signal', to: 'ann', signal: OFFER });
    expect(table.last(phone, 'voice-signal').from).toBe('bob');
    expect(table.refusal(table.send(ann, { type: 'voice-signal', to: 'bob', signal: OFFER }))).toBe('no-voice');
  });

  it('lets spectators listen only where the host allows it, and never before they see the match', () => {
    const { table, sockets } = seated('ann');
    const [ann = 0] = sockets;
    const eve = table.arrive('eve');
    expect(table.refusal(table.send(eve, join('e')))).toBe('no-voice');
    table.send(ann, { type: 'settings', settings: { voice: 'everyone' } });
    table.send(eve, join('e'));
    expect(rolesOf(heard(table, ann))).toEqual({ eve: 'listens' });
    table.send(ann, { type: 'settings', settings: { spectators: 'off' } });
    expect(heard(table, ann)).toEqual([]);
  });

  it('ends for everyone when the host turns it off', () => {
    const { table, sockets } = seated('ann', 'bob');
    const [ann = 0, bob = 0] = sockets;
    table.send(bob, join('b'));
    table.send(ann, { type: 'settings', settings: { voice: 'off' } });
    expect(heard(table, bob)).toEqual([]);
    expect(table.refusal(table.send(bob, join('b')))).toBe('no-voice');
  });

  it('has eight speakers, and the host decides who they are', () => {
    const handles = ['ann', 'bob', 'cid', 'dot', 'eve', 'fay', 'gus', 'hal', 'ida'];
    const { table, sockets } = seated(...handles);
    for (const socket of sockets) table.send(socket, join(`id-${socket}`));
    const [ann = 0, bob = 0] = sockets;
    expect(Object.values(rolesOf(heard(table, ann))).filter((role) => role === 'speaks')).toHaveLength(MAX_SPEAKERS);
    expect(rolesOf(heard(table, ann)).ida).toBe('waits');
    expect(table.refusal(table.send(bob, { type: 'silence', handle: 'cid', silent: true }))).toBe('not-the-host');
    table.send(ann, { type: 'silence', handle: 'bob', silent: true });
    expect(rolesOf(heard(table, ann))).toMatchObject({ bob: 'silenced', ida: 'speaks' });
    table.send(ann, { type: 'silence', handle: 'bob', silent: false });
    expect(rolesOf(heard(table, ann))).toMatchObject({ bob: 'speaks', ida: 'waits' });
  });

  it('makes a player who gives up the seat a spectator', () => {
    const { table, sockets } = seated('ann', 'bob');
    const [ann = 0, bob = 0] = sockets;
    table.send(bob, join('b'));
    table.send(bob, { type: 'leave-seat' });
    expect(heard(table, ann)).toEqual([]);
  });

  it('keeps people apart who block each other', () => {
    const { table, sockets } = seated('ann', 'bob');
    const [ann = 0, bob = 0] = sockets;
    table.send(ann, join('a'));
    table.send(bob, join('b'));
    table.input({ type: 'blocks-changed', handle: 'ann', blocks: { blocked: ['bob'], blockedBy: [] } });
    table.input({ type: 'blocks-changed', handle: 'bob', blocks: { blocked: [], blockedBy: ['ann'] } });
    expect(rolesOf(heard(table, ann))).toEqual({ ann: 'speaks' });
    expect(rolesOf(heard(table, bob))).toEqual({ bob: 'speaks' });
    for (const [from, to] of [
      [ann, 'bob'],
      [bob, 'ann'],
    ] as const)
      table.send(from, { type: 'voice-signal', to, signal: OFFER });
    for (const socket of sockets) expect(table.received.get(socket)?.some(({ type }) => type === 'voice-signal')).toBe(false);
  });

  it('reaches people at other nodes, and forgets them with their node', () => {
    const { table, sockets } = seated('ann');
    const [ann = 0] = sockets;
    table.input({ type: 'presence', node: 'n2', handles: ['bob'] });
    const member = { person: testPerson('bob'), id: 'b', speaks: false, muted: false, since: 5 };
    table.input({ type: 'remote-voice', node: 'n2', members: [member] });
    table.send(ann, join('a'));
    expect(rolesOf(heard(table, ann))).toEqual({ bob: 'listens', ann: 'speaks' });
    table.input({ type: 'remote-voice-signal', from: 'bob', to: 'ann', signal: OFFER });
    expect(table.last(ann, 'voice-signal').from).toBe('bob');
    table.input({ type: 'presence', node: 'n2', handles: [] });
    expect(rolesOf(heard(table, ann))).toEqual({ ann: 'speaks' });
  });

  it('answers a flood of changes with a refusal', () => {
    const { table, sockets } = seated('ann');
    const [ann = 0] = sockets;
    const refusals = Array.from({ length: 12 }, (_, i) => table.refusal(table.send(ann, join('a', { muted: i % 2 === 0 }))));
    expect(refusals.at(-1)).toBe('too-many-messages');
  });

  it('answers a flood of signals with a refusal', () => {
    const { table, sockets } = seated('ann', 'bob');
    const [ann = 0, bob = 0] = sockets;
    for (const [name, socket] of [
      ['a', ann],
      ['b', bob],
    ] as const)
      table.send(socket, join(name));
    const flood = Array.from({ length: 100 }, () => table.refusal(table.send(ann, { type: 'voice-signal', to: 'bob', signal: OFFER })));
    expect(flood.filter((refused) => refused === 'too-many-messages')).toHaveLength(40);
    expect(table.received.get(bob)?.filter(({ type }) => type === 'voice-signal')).toHaveLength(60);
  });

  it('is one message for everyone, and another for people who block each other', () => {
    const { table, sockets } = seated('ann', 'bob', 'cid');
    const [ann = 0, bob = 0, cid = 0] = sockets;
    table.input({ type: 'blocks-changed', handle: 'cid', blocks: { blocked: ['ann'], blockedBy: [] } });
    const effects = handleInput(table.room, { type: 'message', connection: ann, message: join('a') }, table.now);
    const receivers = effects.flatMap((effect) => (effect.type === 'send' && effect.message.type === 'voice' ? [effect.to] : []));
    expect(receivers).toEqual([[cid], [ann, bob]]);
  });

  it('is not flooded by spectators together, and players still join', () => {
    const { table, sockets } = seated('ann');
    const [ann = 0] = sockets;
    table.send(ann, { type: 'settings', settings: { voice: 'everyone' } });
    const crowd = Array.from({ length: 30 }, (_, i) => table.arrive(`eve${i}`));
    const refusals = crowd.map((socket) => table.refusal(table.send(socket, join('e'))));
    expect(refusals.filter((refused) => refused === 'too-many-messages').length).toBeGreaterThan(5);
    table.send(ann, join('a'));
    expect(rolesOf(heard(table, ann)).ann).toBe('speaks');
  });
});
