import type { ClientMessage } from '@parlour/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TestTable } from '../testing.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dot'];
const SEATS = 5;

const seat = fc.nat({ max: SEATS - 1 });
const handle = fc.constantFrom(...PEOPLE);
const message: fc.Arbitrary<ClientMessage> = fc.oneof(
  fc.constant<ClientMessage>({ type: 'leave-seat' }),
  fc.record({ type: fc.constant('request-seat' as const), seat }),
  fc.record({ type: fc.constantFrom('stand-in' as const, 'seat-code' as const, 'remove-player' as const), handle }),
  fc.record({ type: fc.constant('answer-seat-request' as const), handle, accept: fc.constant(true) }),
);
const who = fc.nat({ max: PEOPLE.length - 1 });
const act = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('say' as const), who, message }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('claim-seat' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('go' as const), who }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('hand over' as const), who, handle }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('come' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const) }) },
);

/** Ann, Bob and three bots play; Cid and Dot may take the seats of bots. */
function open(): { table: TestTable; connections: number[] } {
  const table = new TestTable({ bots: ['easy', 'easy', 'easy'], settings: { lateJoin: 'open' } });
  const connections = PEOPLE.map((handle) => table.arrive(handle));
  table.send(connections[1]!, { type: 'sit' });
  table.send(connections[0]!, { type: 'start' });
  return { table, connections };
}

it('nobody ever sees two hands of one match, and a seat passes to another person only where its owner gave it away', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 60 }), (acts) => {
      const { table, connections } = open();
      const seats = new Map<string, number>();
      const owners = new Map<number, string>();
      /** Seats whose owner stood up, removed themselves or made a code. */
      const given = new Set<number>();
      const check = () =>
        table.room.occupants.forEach((occupant, place) => {
          if (occupant.kind !== 'person') return;
          const { handle } = occupant.person;
          expect(seats.get(handle) ?? place).toBe(place);
          seats.set(handle, place);
          if ((owners.get(place) ?? handle) !== handle) expect(given.delete(place)).toBe(true);
          owners.set(place, handle);
        });
      const noteGiven = (who: number, message: ClientMessage) => {
        const own = table.room.occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.person.handle === PEOPLE[who]);
        if (message.type === 'leave-seat' && own >= 0) given.add(own);
        if (message.type === 'remove-player' && message.handle === PEOPLE[who] && own >= 0) given.add(own);
        if (message.type === 'seat-code' && message.handle === PEOPLE[who])
          for (const [place, owner] of owners) if (owner === message.handle) given.add(place);
      };
      check();
      for (const one of acts) {
        const connection = 'who' in one ? connections[one.who]! : 0;
        if (one.do === 'hand over') {
          table.input({ type: 'disconnect', connection });
          const host = connections[PEOPLE.indexOf(table.room.host)]!;
          table.send(host, { type: 'stand-in', handle: one.handle });
        } else if (one.do === 'say') {
          noteGiven(one.who, one.message);
          table.send(connection, one.message);
        } else if (one.do === 'claim-seat')
          table.send(connection, { type: 'claim-seat', code: table.room.meta.seatCodes[0]?.code ?? 'AAAAA' });
        else if (one.do === 'go') table.input({ type: 'disconnect', connection });
        else if (one.do === 'come') connections[one.who] = table.arrive(PEOPLE[one.who]!);
        else {
          table.reopen();
          PEOPLE.forEach((handle, i) => {
            connections[i] = table.arrive(handle);
          });
        }
        check();
      }
    }),
    { numRuns: 200 },
  );
});
