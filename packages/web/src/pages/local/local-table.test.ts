import { botFor } from '@parlour/games/bots-catalogue';
import type { View } from '@parlour/games/thats-not-a-hat/rules';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { isRefusal, replay, seedFromText } from '@parlour/kernel';
import type { MatchReplay, Person } from '@parlour/protocol';
import { describe, expect, it } from 'vitest';
import { connectTable, type TableClient } from '../../client/table/table-client.ts';
import type { TransportListener } from '../../client/table/transport.ts';
import { sampleReplay } from '../replay/replay.fixture.ts';
import { LocalTable } from './local-table.ts';
import { nextHolder } from './next-holder.ts';
import type { LocalGameSetup, SavedLocalGame } from './worker-messages.ts';

const person = (index: number): Person => ({ handle: `here-${index}`, name: `P${index}`, avatar: 'bowler' });

/** A local table with a clock that the test moves. */
function openTable(setup: Partial<LocalGameSetup>) {
  const faults = { ahead: 0 };
  const people = setup.people ?? [person(0)];
  const lines: TransportListener[] = [];
  let now = 0;
  let due: { at: number; call: () => void } | null = null;
  let finished: MatchReplay | undefined;
  let savedGame: SavedLocalGame | null | undefined;
  let table: LocalTable | undefined;
  const clients = people.map((_, index) =>
    connectTable(
      (line) => {
        lines.push(line);
        return { send: (message) => table?.send(index, message), close: () => undefined };
      },
      { now: () => now, freshKey: () => `${index} at ${now}` },
    ),
  );
  const opened = LocalTable.open(
    { game: thatsNotAHat.id, options: {}, bots: [], ...setup, people },
    {
      env: { bot: botFor, seed: () => seedFromText('here'), matchId: () => 'here-1', botDelayMs: { min: 5, max: 9 } },
      now: () => now,
      later: (ms, call) => {
        const mine = { at: now + ms, call };
        due = mine;
        return () => {
          if (due === mine) due = null;
        };
      },
      save: (now) => {
        savedGame = now;
      },
      deliver: (index, message) => {
        if (faults.ahead-- > 0) throw new Error('broken');
        lines[index]?.message(message);
      },
      over: (film) => {
        finished = film;
      },
    },
  );
  if (!isRefusal(opened)) table = opened.ok;
  const tick = () => {
    const next = due;
    due = null;
    now = next?.at ?? now;
    next?.call();
  };
  return { opened, clients, tick, faults, finished: () => finished, savedGame: () => savedGame };
}

/** Plays the first legal move whenever this seat has to. */
function answer(client: TableClient): void {
  const { observation, seat } = client.store.getState();
  if (observation === null || seat === null || !observation.waiting.includes(seat)) return;
  const [move] = thatsNotAHat.legalMoves(observation.view as unknown as View, seat);
  if (move !== undefined) client.choose(move);
}

describe('a table on one device', () => {
  it('plays a whole match against bots, and its record replays', () => {
    const { clients, tick, finished } = openTable({ bots: ['normal', 'easy'] });
    for (let i = 0; i < 2000 && finished() === undefined; i++) {
      for (const client of clients) answer(client);
      tick();
    }
    const film = finished();
    expect(film?.players.map(({ bot }) => bot)).toEqual([null, 'normal', 'easy']);
    const match = film && replay(thatsNotAHat, film.record);
    expect(match !== undefined && !isRefusal(match) && 'over' in match.status).toBe(true);
  });

  it('gives each person their own seat', () => {
    const { clients } = openTable({ people: [person(0), person(1), person(2)] });
    expect(clients.map((client) => client.store.getState().seat)).toEqual([0, 1, 2]);
    expect(clients.map((client) => client.store.getState().table?.phase)).toEqual(['playing', 'playing', 'playing']);
  });

  it('is resumed after it was left in the middle, by everyone at it', () => {
    const before = openTable({ people: [person(0), person(1)], bots: ['easy'] });
    for (let i = 0; i < 4; i++) {
      for (const client of before.clients) answer(client);
      before.tick();
    }
    const savedGame = before.savedGame();
    if (savedGame == null) throw new Error('nothing was saved');
    const { clients } = openTable({ people: [person(0), person(1)], bots: ['easy'], savedGame });
    expect(clients.map((client) => client.store.getState().observation)).toEqual(
      before.clients.map((client) => client.store.getState().observation),
    );
  });

  it('continues from a step of another match, with a new person in one seat and bots in the others', () => {
    const replay = sampleReplay();
    const step = replay.record.entries.length - 6;
    const { clients, tick, finished } = openTable({ resume: { replay, step, seat: 1 } });
    const [client] = clients;
    expect(client?.store.getState()).toMatchObject({ seat: 1, table: { phase: 'playing' }, observation: { step } });
    for (let i = 0; i < 2000 && finished() === undefined; i++) {
      for (const each of clients) answer(each);
      tick();
    }
    expect(finished()?.id).not.toBe(replay.id);
    expect(finished()?.players.map(({ bot }) => bot)).toEqual(['normal', null, 'normal']);
    expect(finished()?.record.entries.slice(0, step)).toEqual(replay.record.entries.slice(0, step));
  });

  it('handles inputs after an error', () => {
    const { clients, faults } = openTable({ bots: ['easy'] });
    const [client] = clients;
    faults.ahead = 1;
    expect(() => client?.send({ type: 'chat', text: 'lost' })).toThrow('broken');
    client?.send({ type: 'chat', text: 'said' });
    expect(client?.store.getState().chat.map(({ text }) => text)).toContain('said');
  });

  it('refuses an unknown game', () => {
    expect(openTable({ game: 'chess' }).opened).toMatchObject({ refused: 'no-such-game' });
  });
});

describe('the device', () => {
  it('stays with a player who has to decide', () => expect(nextHolder([1, 0], 0, 2)).toBeNull());
  it('goes to the first person the match waits for', () => expect(nextHolder([3, 1], 0, 2)).toBe(1));
  it('stays while the match waits only for bots or the clock', () => {
    expect(nextHolder([2], 0, 2)).toBeNull();
    expect(nextHolder([], 0, 2)).toBeNull();
  });
});
