import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { hatRecap } from '@parlour/games/thats-not-a-hat/rules/recap';
import { type Entry, isOver, isRefusal, type Match, play, recordOf, seedFromText, startMatch } from '@parlour/kernel';
import type { MatchHead, SavedTable } from '@parlour/table';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { summaryOfRecord } from '../bots/match-summary.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { PastParticipation } from '../store/profile-store.ts';
import { ANN, tableOf } from '../store/store.contract.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { finalPlaces, ratingUpdate } from './rating.ts';
import { finishedMatch, ResultRecorder } from './result-recorder.ts';
import { statisticsOf } from './statistics.ts';

const bob = { handle: 'bob', name: 'Bob', avatar: 'beard' } as const;
const occupants: SavedTable['occupants'] = [ANN, bob].map((person) => ({ kind: 'person', person }));

/** A whole match of two with first legal moves. */
function whole(options: object = {}): { head: MatchHead; entries: Entry<unknown>[] } {
  const parsed = thatsNotAHat.parseOptions({ ready: false, show: 0, ...options }, 2);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  let { match }: { match: Match<never> } = startMatch(thatsNotAHat, parsed.ok, 2, seedFromText('result')) as never;
  const entries: Entry<unknown>[] = [];
  while (!isOver(match.status)) {
    const seat = match.status.must[0]!;
    const moves = match.game.legalMoves(match.game.view(match.state, seat), seat);
    const next = play(match, seat, moves[match.step % moves.length] as never);
    if (isRefusal(next)) throw new Error(next.refused);
    entries.push(next.entry);
    match = next.match;
  }
  const { entries: _entries, ...record } = recordOf(match, entries as never);
  const players = [ANN, bob].map(({ name, avatar }) => ({ name, avatar, bot: null }));
  return { head: { id: 'm1', record, players, handles: ['ann', 'bob'], rated: true }, entries };
}

const end = (head: MatchHead, entries: readonly Entry<unknown>[]) => summaryOfRecord({ ...head.record, entries });

const result = (head: MatchHead, entries: readonly Entry<unknown>[], table: Partial<SavedTable> = {}) =>
  finishedMatch(
    head,
    { ...end(head, entries), over: end(head, entries).over! },
    tableOf('ABCDE', { occupants, match: 'm1', phase: 'over', ...table }),
  );

const past = (place: number, changes: Partial<PastParticipation> = {}): PastParticipation => ({
  ...{
    match: 'm',
    game: 'mascarade',
    at: 0,
    seat: 0,
    handle: 'ann',
    place,
    score: 0,
    left: false,
    memory: null,
    honours: [],
    points: null,
  },
  ...changes,
});

describe('statistics', () => {
  it('has the form, the streaks and the badges of each game', () => {
    const all = [
      past(1, { honours: ['boldestLiar'] }),
      past(1),
      past(1, { left: true }),
      past(2, { honours: ['sharpestEar'] }),
      past(1, { honours: ['boldestLiar', 'sharpestEar'] }),
      past(4, { game: 'fotomania', honours: ['shaky'] }),
    ];
    expect(statisticsOf(all, [])).toMatchObject([
      {
        game: 'mascarade',
        form: [1, 2, null, 1, 1],
        streak: 1,
        bestStreak: 2,
        badges: [
          { honour: 'boldestLiar', times: 2 },
          { honour: 'sharpestEar', times: 2 },
        ],
      },
      { game: 'fotomania', form: [4], streak: 0, bestStreak: 0, badges: [{ honour: 'shaky', times: 1 }] },
    ]);
  });

  it('shows the last eight games as form', () => {
    const places = [9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect(
      statisticsOf(
        places.map((place) => past(place)),
        [],
      )[0]?.form,
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('the result of a match', () => {
  const { head, entries } = whole();

  it('has the places and the memory trials', () => {
    const finished = result(head, entries);
    expect(finished).toMatchObject({ match: 'm1', game: 'thats-not-a-hat', rated: true });
    expect(finished?.participations.map(({ place }) => place).toSorted()).toEqual([1, 2]);
    expect(finished?.participations.every(({ memory, left }) => memory !== null && memory.length > 0 && !left)).toBe(true);
  });

  it('has the honours that the recap shows', () => {
    const earned = result(head, entries).participations.flatMap(({ seat, honours }) => honours.map((honour) => ({ seat, honour })));
    const recap = hatRecap({ ...head.record, entries });
    if (isRefusal(recap)) throw new Error(recap.refused);
    expect(earned.length).toBeGreaterThan(0);
    expect(new Set(earned)).toEqual(new Set(recap.awards.map(({ seat, award }) => ({ seat, honour: award }))));
  });

  it('is not recorded before its end', () => {
    expect(end(head, entries.slice(0, -1)).over).toBeNull();
  });

  it('counts only for people who stayed, without bots, take-overs and memory help', () => {
    const { rated: _rated, ...casual } = head;
    const withBot = { ...head, handles: ['ann', null], players: head.players.with(1, { name: 'Otto', avatar: 'bowler', bot: 'easy' }) };
    const bot = { kind: 'bot', name: 'Otto', avatar: 'bowler', level: 'normal', temperament: 'bold' } as const;
    expect(result(casual, entries)?.rated).toBe(false);
    expect(result(withBot, entries)?.rated).toBe(false);
    expect(result(head, entries, { handedOver: true })?.rated).toBe(false);
    const deserted = result(head, entries, { occupants: occupants.with(1, bot) });
    expect(deserted).toMatchObject({ rated: false, participations: [{ left: false }, { left: true, memory: null, honours: [] }] });
    const helped = whole({ memoryHelp: true });
    expect(result(helped.head, helped.entries)?.rated).toBe(false);
  });

  const over = tableOf('ABCDE', { occupants, match: 'm1', phase: 'over' });

  async function storeWithIt() {
    const store = memoryStore();
    await store.addTable(tableOf('ABCDE'));
    await store.createMatch(head, over, 1);
    for (const [step, entry] of entries.entries()) await store.append('m1', step, { entry });
    return store;
  }

  it('waits for a store that is down, without an error in the log', async () => {
    const store = await storeWithIt();
    let away = true;
    let tries = 0;
    const readMatch: Store['readMatch'] = async (id) => {
      tries++;
      if (away) throw new StoreUnavailable('away');
      return store.readMatch(id);
    };
    const lines: string[] = [];
    new ResultRecorder({ ...store, readMatch }, pino({ level: 'warn' }, { write: (line) => void lines.push(line) })).matchEnded(over);
    await expect.poll(() => tries).toBe(1);
    away = false;
    await expect.poll(() => store.profiles.isFinished('m1')).toBe(true);
    expect(lines).toEqual([]);
  });

  it('needs no log where only the end was unknown and the game has neither trials nor honours, unless a person was deleted meanwhile', async () => {
    const reads: string[] = [];
    const store = await storeWithIt();
    const readMatch: Store['readMatch'] = (id) => {
      reads.push(id);
      return store.readMatch(id);
    };
    const foto = { ...head, id: 'm2', record: { ...head.record, game: 'chess' } };
    const recorder = new ResultRecorder({ ...store, readMatch }, pino({ level: 'silent' }));
    const outcome = { winners: [1], scores: [2, 5] };
    recorder.matchStarted(foto);
    recorder.matchEnded({ ...over, match: 'm2' }, outcome);
    await expect.poll(() => store.profiles.gamesOf('bob', Number.MAX_SAFE_INTEGER, 5)).toMatchObject([{ match: 'm2', place: 1, score: 5 }]);
    expect(reads).toEqual([]);
    recorder.matchStarted({ ...foto, id: 'm3' });
    recorder.forget('ann');
    recorder.matchEnded({ ...over, match: 'm3' }, outcome);
    await expect.poll(() => reads).toEqual(['m3']);
    recorder.matchStarted({ ...foto, id: 'm4' });
    recorder.matchEnded({ ...over, match: 'm4' }, outcome);
    recorder.forget('ann');
    await expect.poll(() => reads).toEqual(['m3', 'm4']);
  });

  it('names nobody who was deleted between two tries', async () => {
    const store = await storeWithIt();
    const foto = { ...head, id: 'm1', record: { ...head.record, game: 'chess' } };
    let tries = 0;
    const finish: Store['profiles']['recordResult'] = async (...what) => (++tries === 1 ? 'failed' : store.profiles.recordResult(...what));
    const recorder = new ResultRecorder({ ...store, profiles: { ...store.profiles, recordResult: finish } }, pino({ level: 'silent' }));
    recorder.matchStarted(foto);
    recorder.matchEnded(over, { winners: [1], scores: [2, 5] });
    await expect.poll(() => tries).toBe(1);
    recorder.forget('ann');
    await store.anonymizePlayer('m1', 0);
    await store.profiles.erase('ann', 5);
    await expect.poll(() => store.profiles.isFinished('m1')).toBe(true);
    const [game] = await store.profiles.gamesOf('bob', Number.MAX_SAFE_INTEGER, 1);
    expect(game?.players.map(({ name }) => name)).toEqual(['', 'Bob']);
    expect((await store.profiles.ladder('thats-not-a-hat', 5)).map(({ handle }) => handle)).not.toContain('ann');
  });

  it('waits a moment to be written with others, but not when the server closes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = memoryStore();
    const finished: string[] = [];
    const finish: Store['profiles']['recordResult'] = async ({ match }) => {
      finished.push(match);
      return 'stored';
    };
    const recorder = new ResultRecorder({ ...store, profiles: { ...store.profiles, recordResult: finish } }, pino({ level: 'silent' }));
    const { rated: _rated, ...casual } = head;
    for (const id of ['m2', 'm3']) {
      recorder.matchStarted({ ...casual, id, record: { ...head.record, game: 'chess' } });
      recorder.matchEnded({ ...over, match: id }, { winners: [1], scores: [2, 5] });
    }
    expect(finished).toEqual([]);
    await recorder.close(1000);
    expect(finished).toEqual(['m2', 'm3']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(finished).toEqual(['m2', 'm3']);
  });

  it('changes ratings only after a minute of play', async () => {
    const rated = new Map<string, boolean>();
    const store = memoryStore();
    const finish: Store['profiles']['recordResult'] = async (finished) => {
      rated.set(finished.match, finished.rated);
      return 'stored';
    };
    const recorder = new ResultRecorder({ ...store, profiles: { ...store.profiles, recordResult: finish } }, pino({ level: 'silent' }));
    // The id of a match begins with the time of its deal.
    const [short, long] = [50_000, 70_000].map((ms) => `${(Date.now() - ms).toString(36).padStart(8, '0')}x`);
    for (const id of [short, long] as string[]) {
      recorder.matchStarted({ ...head, id, record: { ...head.record, game: 'chess' } });
      recorder.matchEnded({ ...over, match: id }, { winners: [1], scores: [2, 5] });
    }
    await recorder.close(1000);
    expect([rated.get(short ?? ''), rated.get(long ?? '')]).toEqual([false, true]);
  });

  it('is written once, however often the end is seen', async () => {
    const store = await storeWithIt();
    const nodes = [new ResultRecorder(store, pino({ level: 'silent' })), new ResultRecorder(store, pino({ level: 'silent' }))];
    for (const node of [...nodes, ...nodes]) node.matchEnded(over);
    await expect.poll(() => store.profiles.skillsOf('ann')).toMatchObject([{ games: 1 }]);
    await Promise.all(nodes.map((node) => node.close(10_000)));
    expect(await store.profiles.skillsOf('ann')).toMatchObject([{ games: 1 }]);
    expect(await store.profiles.gamesOf('bob', Number.MAX_SAFE_INTEGER, 5)).toHaveLength(1);
  });
});

describe('places', () => {
  it('are shared by tied players, and winners come first whatever their score', () => {
    expect(finalPlaces({ winners: [1], scores: [5, 3, 5, 1] })).toEqual([2, 1, 2, 4]);
    expect(finalPlaces({ winners: [0, 2], scores: [-1, -3, -1] })).toEqual([1, 3, 1]);
  });
});

describe('a rating', () => {
  it('rises for the first, falls for the last, and a tie keeps equals equal', async () => {
    const [first, second, third] = (await ratingUpdate([1, 2, 2]))([undefined, undefined, undefined], 1);
    expect(first!.points).toBeGreaterThan(second!.points);
    expect(second).toEqual(third);
    const [winner, loser] = (await ratingUpdate([1, 2]))([first, second], 1);
    const [unmoved] = (await ratingUpdate([1, 2]))([first, second], 0);
    expect(unmoved!.mu).toBeCloseTo(first!.mu);
    expect(winner!.mu).toBeGreaterThan(first!.mu);
    expect(loser!.mu).toBeLessThan(second!.mu);
  });
});
