import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { applyChanges, isRefusal, type Json, observe, replay } from '@parlour/kernel';
import { type Frame, type ServerMessage, toViewerFrame } from '@parlour/protocol';
import { describe, expect, it } from 'vitest';
import { savedTableSummary } from '../output/send.ts';
import { openRoom } from '../room/open-room.ts';
import { HAT, TestTable } from '../testing.ts';

/** Ann and Bob at a running match, each at their connection by seat. */
function twoPlay(request: ConstructorParameters<typeof TestTable>[0] = {}) {
  const table = new TestTable(request);
  const ann = table.arrive('ann');
  const bob = table.arrive('bob');
  table.send(bob, { type: 'sit' });
  table.send(ann, { type: 'start' });
  return { table, seats: [ann, bob] as const };
}

function waitedFor(table: TestTable): 0 | 1 {
  const [seat] = observe(table.room.running!.stored, 'spectator').waiting;
  return seat as 0 | 1;
}

function playOne({ table, seats }: ReturnType<typeof twoPlay>, key: string): ServerMessage[] {
  const seat = waitedFor(table);
  return table.send(seats[seat], { type: 'move', step: table.room.running!.stored.step, key, move: table.legalMove(seat) });
}

describe('a table that everybody leaves', () => {
  it('saves whom its match waits for at which step', () => {
    const game = twoPlay();
    playOne(game, 'k1');
    const waiting = waitedFor(game.table);
    for (const connection of game.seats) game.table.input({ type: 'disconnect', connection });
    const { saved, room } = game.table;
    expect(saved.turn).toEqual({ match: room.match, step: 1, waiting: [waiting] });
    expect(savedTableSummary(saved, thatsNotAHat, ['ann', 'bob'][waiting]).yourTurn).toBe(true);
    expect(savedTableSummary(saved, thatsNotAHat, ['bob', 'ann'][waiting]).yourTurn).toBe(false);
  });
});

describe('a move', () => {
  it('is visible to nobody before it is stored, then to all, with the acknowledgement after the frame', () => {
    const game = twoPlay();
    const { table, seats } = game;
    const bystander = table.arrive('cid');
    table.automatic = false;
    const receivedBefore = [...seats, bystander].map((connection) => table.received.get(connection)!.length);
    expect(playOne(game, 'k1')).toEqual([]);
    expect([...seats, bystander].map((connection) => table.received.get(connection)!.length)).toEqual(receivedBefore);
    expect(table.asked).toMatchObject([{ type: 'append', expectedStep: 0, entry: { key: 'k1' } }]);
    table.store(true);
    for (const connection of [...seats, bystander]) expect(table.last(connection, 'frame').frame.step).toBe(1);
    expect(
      table.received
        .get(seats[1 - waitedFor(table)]!)!
        .map((message) => message.type)
        .slice(-2),
    ).toEqual(['frame', 'ack']);
  });

  it('that could not be stored is undone, and its sender is refused', () => {
    const game = twoPlay();
    const { table, seats } = game;
    table.automatic = false;
    const mover = waitedFor(table);
    playOne(game, 'k1');
    table.store(false);
    expect(table.last(seats[mover], 'refused')).toEqual({ type: 'refused', key: 'k1', refusal: { refused: 'not-saved' } });
    expect(table.room.running!.latest).toBe(table.room.running!.stored);
    table.automatic = true;
    expect(playOne(game, 'k1').at(-1)).toMatchObject({ type: 'ack', step: 1 });
  });

  it('sent again is acknowledged again and not played again, also after a restart', () => {
    const game = twoPlay();
    const { table, seats } = game;
    const mover = waitedFor(table);
    const message = { type: 'move', step: 0, key: 'k1', move: table.legalMove(mover) } as const;
    table.send(seats[mover], message);
    expect(table.send(seats[mover], message)).toEqual([{ type: 'ack', key: 'k1', step: 1 }]);
    table.reopen();
    const again = table.arrive(mover === 0 ? 'ann' : 'bob');
    expect(table.send(again, message)).toEqual([{ type: 'ack', key: 'k1', step: 1 }]);
    expect(table.match?.entries).toHaveLength(1);
  });

  it('sent twice while it is being stored is stored once and acknowledged to both', () => {
    const game = twoPlay();
    const { table, seats } = game;
    table.automatic = false;
    const mover = waitedFor(table);
    const message = { type: 'move', step: 0, key: 'k1', move: table.legalMove(mover) } as const;
    const second = table.arrive(mover === 0 ? 'ann' : 'bob');
    table.send(seats[mover], message);
    table.send(second, message);
    expect(table.asked).toHaveLength(1);
    table.store(true);
    expect(table.last(second, 'ack').step).toBe(1);
    expect(table.last(seats[mover], 'ack').step).toBe(1);
  });

  it('of the match before is not played in the next one, although it would be legal', () => {
    const game = twoPlay();
    const { table, seats } = game;
    const mover = waitedFor(table);
    const message = { type: 'move', step: 0, key: 'late', move: table.legalMove(mover) } as const;
    expect(table.refusal(table.send(seats[mover], { ...message, match: 'the one before' }))).toBe('stale-step');
    expect(table.match?.entries).toEqual([]);
    table.send(seats[mover], { ...message, match: table.room.running!.id });
    expect(table.match?.entries).toHaveLength(1);
  });

  it('for another step, by a spectator, out of turn or malformed is refused to its sender alone', () => {
    const game = twoPlay();
    const { table, seats } = game;
    const cid = table.arrive('cid');
    const mover = waitedFor(table);
    const move = table.legalMove(mover);
    const others = table.received.get(cid)!.length;
    expect(table.refusal(table.send(seats[mover], { type: 'move', step: 7, key: 'a', move }))).toBe('stale-step');
    expect(table.refusal(table.send(seats[1 - mover]!, { type: 'move', step: 0, key: 'b', move }))).toBe('not-your-turn');
    expect(table.refusal(table.send(seats[mover], { type: 'move', step: 0, key: 'c', move: { do: 'fly' } }))).toBe('malformed-move');
    expect(table.refusal(table.send(seats[mover], { type: 'move', step: 0, key: 'd', move: { do: 'falter' } }))).toBe(
      'only-the-clock-falters',
    );
    expect(table.received.get(cid)).toHaveLength(others);
    expect(table.refusal(table.send(cid, { type: 'move', step: 0, key: 'e', move }))).toBe('not-seated');
    expect(table.match?.entries).toEqual([]);
  });

  it('in a sealed step is not stale because another chose first', () => {
    const { table, seats } = twoPlay({ options: { ready: true, show: 0 } });
    table.automatic = false;
    table.send(seats[0], { type: 'move', step: 0, key: 'a', move: { do: 'ready' } });
    table.send(seats[1], { type: 'move', step: 0, key: 'b', move: { do: 'ready' } });
    expect(table.asked).toMatchObject([{ expectedStep: 0 }, { expectedStep: 1 }]);
    table.store(true);
    expect(toViewerFrame(table.last(seats[0], 'frame')).sealed).toEqual({ do: 'ready' });
    expect(toViewerFrame(table.last(seats[1], 'frame'))).toMatchObject({ sealed: null, waiting: [1], view: [] });
    table.store(true);
    expect(table.last(seats[1], 'ack').step).toBe(2);
  });

  it('is refused with the move it was built on', () => {
    const { table, seats } = twoPlay({ options: { ready: true, show: 0 } });
    table.automatic = false;
    table.send(seats[0], { type: 'move', step: 0, key: 'a', move: { do: 'ready' } });
    table.send(seats[1], { type: 'move', step: 0, key: 'b', move: { do: 'ready' } });
    table.store(false);
    expect(table.last(seats[0], 'refused').key).toBe('a');
    expect(table.last(seats[1], 'refused').key).toBe('b');
    table.store(false);
    expect(table.room.running!.stored.step).toBe(0);
  });
});

describe('frames', () => {
  it('applied from the first observation on always give the present view', () => {
    const game = twoPlay({ bots: ['easy'] });
    const { table, seats } = game;
    const [ann] = seats;
    let view = { ...(table.last(ann, 'observation').observation.view as Record<string, Json>) };
    let seen = table.received.get(ann)!.length;
    for (let i = 0; i < 60 && table.room.phase === 'playing'; i++) {
      if (table.room.occupants[waitedFor(table)]?.kind === 'bot') table.sleep();
      else playHuman(game, i);
      for (const message of table.received.get(ann)!.slice(seen))
        if (message.type === 'frame') view = applyChanges(view, toViewerFrame(message).view);
      seen = table.received.get(ann)!.length;
      expect(view).toEqual(JSON.parse(JSON.stringify(observe(table.room.running!.stored, 0).view)));
    }
    expect(table.room.running!.stored.step).toBeGreaterThan(10);
  });

  function playHuman({ table, seats }: ReturnType<typeof twoPlay>, i: number): void {
    const seat = waitedFor(table);
    const connection = seat === 0 ? seats[0] : seats[1];
    table.send(connection, { type: 'move', step: table.room.running!.stored.step, key: `k${i}`, move: table.legalMove(seat) });
  }

  it('are one message for all viewers who see the same', () => {
    const game = twoPlay();
    const { table } = game;
    const frames: Frame[] = [];
    playOne(game, 'k');
    for (const messages of table.received.values())
      for (const message of messages) if (message.type === 'frame') frames.push(message.frame);
    expect(frames).toHaveLength(2);
    expect(frames[0]).toEqual(frames[1]);
  });
});

describe('the clock', () => {
  it('plays for a player who is too slow, and marks the move', () => {
    const { table, seats } = twoPlay();
    expect(table.last(seats[0], 'observation').observation.msLeft).toBe(30_000);
    table.sleep();
    expect(table.last(seats[0], 'frame').frame.forced).toBe(true);
  });

  it('turns over the open card', () => {
    const { table, seats } = twoPlay({ options: { ready: false, show: 3 } });
    expect(table.last(seats[0], 'observation').observation).toMatchObject({ waiting: [], msLeft: 3_000 });
    table.sleep();
    expect(table.last(seats[0], 'frame').frame.events[0]).toMatchObject({ type: 'turned' });
  });

  it('stops while nobody is connected and starts afresh when a person connects', () => {
    const { table, seats } = twoPlay();
    for (const connection of seats) table.input({ type: 'disconnect', connection });
    expect(table.wakeAt).toBeNull();
    table.now += 3_600_000;
    const ann = table.arrive('ann');
    expect(table.last(ann, 'welcome').observation?.msLeft).toBe(30_000);
    expect(table.wakeAt).toBe(table.now + 30_000);
  });

  it('tries again when its own step could not be stored', () => {
    const { table } = twoPlay();
    table.automatic = false;
    table.sleep();
    table.store(false);
    expect(table.wakeAt).toBe(table.now + 1_000);
    table.sleep();
    table.store(true);
    expect(table.match?.entries).toHaveLength(1);
  });
});

describe('a whole match', () => {
  it('with bots ends, sends its events, replays to the same end and can be played again', () => {
    const table = new TestTable({ bots: ['easy', 'normal', 'sharp'], options: { clock: 15 }, start: true });
    const ann = table.arrive('ann');
    table.sleep();
    for (let i = 0; i < 2_000 && table.room.phase === 'playing'; i++) table.sleep();
    expect(table.last(ann, 'table').table.phase).toBe('over');
    expect(table.reportedBugs).toEqual([]);
    const { head, entries } = table.match!;
    const again = replay(thatsNotAHat, { ...head.record, entries: entries.map(({ entry }) => entry) });
    if (isRefusal(again)) throw new Error(again.refused);
    expect(table.last(ann, 'frame').frame.over).toEqual(observe(again, 0).over);
    table.send(ann, { type: 'rematch' });
    expect(table.last(ann, 'table').table.phase).toBe('playing');
    expect(table.match!.head.id).not.toBe(head.id);
    expect(table.match!.head.record.seed).not.toBe(head.record.seed);
  });

  it('is dropped when the seats change after its end', () => {
    const table = new TestTable({ bots: ['easy'], start: true });
    const ann = table.arrive('ann');
    table.sleep();
    expect(table.refusal(table.send(ann, { type: 'rematch' }))).toBe('match-not-over');
    for (let i = 0; i < 2_000 && table.room.phase === 'playing'; i++) table.sleep();
    table.send(ann, { type: 'add-bot', level: 'easy' });
    expect(table.last(ann, 'table').table).toMatchObject({ phase: 'lobby', match: table.match!.head.id });
    expect(table.refusal(table.send(ann, { type: 'sync' }))).toBe('no-match');
  });

  it('goes on with a bot in the seat of a player who leaves', () => {
    const { table, seats } = twoPlay();
    table.send(seats[1], { type: 'leave-seat' });
    expect(table.last(seats[0], 'table').table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(table.last(seats[1], 'table').seat).toBeNull();
    for (let i = 0; i < 2_000 && table.room.phase === 'playing'; i++) table.sleep();
    expect(table.room.phase).toBe('over');
  });

  it('does not start when it cannot be stored', () => {
    const table = new TestTable({ bots: ['easy'] });
    const ann = table.arrive('ann');
    table.automatic = false;
    table.send(ann, { type: 'start' });
    expect(table.refusal(table.send(ann, { type: 'add-bot', level: 'easy' }))).toBe('match-running');
    table.store(false);
    expect(table.last(ann, 'refused').refusal.refused).toBe('not-saved');
    expect(table.room.phase).toBe('lobby');
    table.send(ann, { type: 'start' });
    table.store(true);
    expect(table.room.phase).toBe('playing');
  });
});

describe('after a crash', () => {
  it('the table is where its log is, bots remember, and a client gets the exact state', () => {
    const table = new TestTable({ bots: ['easy', 'normal'], start: true });
    table.arrive('ann');
    for (let i = 0; i < 25; i++) table.sleep();
    const before = table.room.running!;
    const after = table.reopen().running!;
    expect(after.stored).toEqual(before.stored);
    expect([...after.bots].map(([seat, bot]) => [seat, bot.player.memory])).toEqual(
      [...before.bots].map(([seat, bot]) => [seat, bot.player.memory]),
    );
    expect(after.decisionStep).toBe(before.decisionStep);
    const ann = table.arrive('ann');
    expect(table.last(ann, 'welcome').observation?.step).toBe(before.stored.step);
    table.sleep();
    expect(table.room.running!.stored.step).toBe(before.stored.step + 1);
  });

  it('a corrupt log is refused with the step that is wrong', () => {
    const { table } = twoPlay();
    const broken = { head: table.match!.head, entries: [{ entry: { seat: 1, move: { do: 'fly' } } }] };
    expect(openRoom(table.saved, HAT, broken, table.env)).toMatchObject({ refused: 'record-entry', about: { step: 1 } });
  });
});

describe('a table that changes while its match is being stored', () => {
  it.each([true, false])('is saved as it then is, with the match if there is one: %j', (well) => {
    const table = new TestTable({ bots: ['easy'] });
    const ann = table.arrive('ann');
    table.automatic = false;
    table.send(ann, { type: 'start' });
    table.input({ type: 'person-changed', person: { handle: 'ann', name: 'Anna', avatar: 'bowler' } });
    table.store(well);
    expect(table.saved).toMatchObject({
      phase: well ? 'playing' : 'lobby',
      match: well ? table.room.running?.id : null,
      occupants: [{ person: { name: 'Anna' } }, { kind: 'bot' }],
    });
    expect(table.reopen().phase).toBe(well ? 'playing' : 'lobby');
  });
});
