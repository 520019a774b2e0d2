import { isRefusal, type Json, observe, replay } from '@parlour/kernel';
import {
  ABSENT,
  AVATARS,
  BOT_LEVELS,
  BOT_PERSONAS,
  type ClientMessage,
  EMOTES,
  LATE_JOIN_MODES,
  SERIES_FORMATS,
  SPECTATOR_MODES,
  TIME_CONTROLS,
  VISIBILITIES,
  VOICE_MODES,
} from '@parlour/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { HAT, TestTable } from '../testing.ts';
import { isConnectedHere, seatOf } from './room.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dot'];
const handle = fc.constantFrom(...PEOPLE, 'nobody');
const key = fc.constantFrom('a', 'b', 'c', 'd', '__proto__');
const move: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>({ do: 'ready' }, { do: 'thank' }, { do: 'refuse' }, { do: 'falter' }, { do: 'name', object: 'guitar' }),
  fc.dictionary(fc.constantFrom('do', 'object', '__proto__', 'constructor'), fc.jsonValue({ maxDepth: 2 })) as fc.Arbitrary<Json>,
);

const message: fc.Arbitrary<ClientMessage> = fc.oneof(
  fc.constantFrom<ClientMessage>(
    { type: 'sit' },
    { type: 'leave-seat' },
    { type: 'start' },
    { type: 'rematch' },
    { type: 'sync' },
    { type: 'notices-read' },
    { type: 'consent', agrees: true },
    { type: 'consent', agrees: false },
    { type: 'become-shared-screen' },
    { type: 'leave-voice' },
    { type: 'legal-moves' },
  ),
  fc.record({ type: fc.constant('voice' as const), id: key, speaks: fc.boolean(), muted: fc.boolean() }),
  fc.record({
    type: fc.constant('voice-signal' as const),
    to: handle,
    signal: fc.constant({ type: 'offer', offer: 'o', sdp: '' } as const),
  }),
  fc.record({ type: fc.constant('silence' as const), handle, silent: fc.boolean() }),
  fc.record({ type: fc.constant('pause' as const), paused: fc.boolean() }),
  fc.record({ type: fc.constant('reveal-read' as const), step: fc.nat({ max: 40 }) }),
  fc.record({ type: fc.constant('request-seat' as const), seat: fc.nat({ max: 4 }) }),
  fc.record({
    type: fc.constantFrom('stand-in' as const, 'seat-code' as const, 'remove-player' as const, 'remove-spectator' as const),
    handle,
  }),
  fc.record({
    type: fc.constant('answer-seat-request' as const),
    handle,
    accept: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('settings' as const),
    settings: fc.record(
      {
        lateJoin: fc.constantFrom(...LATE_JOIN_MODES),
        absent: fc.constantFrom(...ABSENT),
        spectators: fc.constantFrom(...SPECTATOR_MODES),
        series: fc.constantFrom(...SERIES_FORMATS),
        timeControl: fc.constantFrom(...TIME_CONTROLS),
        voice: fc.constantFrom(...VOICE_MODES),
        visibility: fc.constantFrom(...VISIBILITIES),
        rated: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('add-bot' as const), level: fc.constantFrom(...BOT_LEVELS) }),
  fc.record({ type: fc.constant('remove-bot' as const), name: fc.constantFrom(...BOT_PERSONAS.map(({ name }) => name)) }),
  fc.record({
    type: fc.constant('options' as const),
    options: fc.dictionary(fc.constantFrom('clock', 'show', '__proto__', 'first'), fc.jsonValue()),
  }),
  fc.record({ type: fc.constant('move' as const), step: fc.nat({ max: 40 }), key, move }),
  fc.record({ type: fc.constant('chat' as const), text: fc.string({ unit: 'binary', maxLength: 30 }) }),
  fc.record({ type: fc.constant('emote' as const), emote: fc.constantFrom(...EMOTES) }),
);

const who = fc.nat({ max: 3 });
const act = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('say' as const), who, message }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('play' as const), key }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sleep' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('store' as const), well: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconnect' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('go' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('claim-seat' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), who, other: who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rename' as const), who, avatar: fc.constantFrom(...AVATARS) }) },
);

it('random messages in any order with a failing store: nothing throws, and every acknowledged move is in the log once', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 120 }), (acts) => {
      const table = new TestTable({ bots: ['easy'] });
      table.automatic = false;
      let { host } = table.room;
      let connections = PEOPLE.map((handle) => table.arrive(handle));
      for (const one of acts) {
        switch (one.do) {
          case 'say':
            table.send(connections[one.who]!, one.message);
            break;
          case 'play':
            playSensibly(table, connections, one.key);
            break;
          case 'sleep':
            if (table.wakeAt !== null) table.sleep();
            break;
          case 'store':
            if (table.asked.length > 0) table.store(one.well);
            break;
          case 'crash':
            table.reopen();
            connections = PEOPLE.map((handle) => table.arrive(handle));
            break;
          case 'reconnect':
            table.input({ type: 'disconnect', connection: connections[one.who]! });
            connections[one.who] = table.arrive(PEOPLE[one.who]!);
            break;
          case 'go':
            table.input({ type: 'disconnect', connection: connections[one.who]! });
            break;
          case 'claim-seat': {
            const code = table.room.meta.seatCodes[0]?.code ?? 'AAAAA';
            table.send(connections[one.who]!, { type: 'claim-seat', code });
            break;
          }
          case 'erase':
            table.input({ type: 'erase-person', handle: PEOPLE[one.who]! });
            break;
          case 'block':
            table.input({ type: 'blocks-changed', handle: PEOPLE[one.who]!, blocks: { blocked: [PEOPLE[one.other]!], blockedBy: [] } });
            table.input({ type: 'blocks-changed', handle: PEOPLE[one.other]!, blocks: { blocked: [], blockedBy: [PEOPLE[one.who]!] } });
            break;
          case 'rename':
            table.input({ type: 'person-changed', person: { handle: PEOPLE[one.who]!, name: 'New', avatar: one.avatar } });
        }
        expect(table.room.occupants.length).toBeLessThanOrEqual(HAT.seats.max);
        holdHost(table, host);
        host = table.room.host;
        for (const { person } of table.room.voicePeers) expect(isConnectedHere(table.room, person.handle)).toBe(true);
      }
      expect(table.reportedBugs).toEqual([]);
      expect(table.prematureAcks).toEqual([]);
      if (table.match === undefined) return;
      const { head, entries } = table.match;
      const again = replay(HAT, { ...head.record, entries: entries.map(({ entry }) => entry) });
      expect(isRefusal(again)).toBe(false);
      const step = table.room.running?.id === head.id ? table.room.running.stored.step : entries.length;
      expect(step).toBe(entries.length);
    }),
    { numRuns: 150 },
  );
});

/** Host powers pass only to a seated player or the shared screen, or move with the seat to another device. */
function holdHost({ room }: TestTable, before: string): void {
  if (room.host !== before && room.host !== room.meta.sharedScreen) expect(seatOf(room, room.host)).not.toBeNull();
}

function playSensibly(table: TestTable, connections: readonly number[], key: string): void {
  const { running } = table.room;
  if (running === null) return;
  const [due] = observe(running.stored, 'spectator').waiting;
  const occupant = due === undefined ? undefined : table.room.occupants[due];
  if (due === undefined || occupant?.kind !== 'person') return;
  const connection = connections[PEOPLE.indexOf(occupant.person.handle)];
  if (connection !== undefined) table.send(connection, { type: 'move', step: running.stored.step, key, move: table.legalMove(due) });
}
