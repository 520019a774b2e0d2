import { chanceFor, isRefusal, play, seedFromText, startMatch } from '@parlour/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOf, copiesOf, kindOf, MASKS } from './cards.ts';
import { type MaskKind, mascarade } from './index.ts';
import { ALL_MASKS, drawScenario, SCENARIOS, scenarioFaults } from './scenarios.ts';
import { byClock, dealt, isCovered, legal, options, resolved, table, waiting } from './state.fixture.ts';

describe('what is on the table', () => {
  it('[M-01] seventeen masks of sixteen kinds, the Peasant twice; the court is empty', () => {
    expect(new Set(MASKS).size).toBe(16);
    expect(MASKS.reduce((sum, kind) => sum + copiesOf(kind), 0)).toBe(ALL_MASKS);
    const cards = cardsOf(['peasant', 'king', 'peasant']);
    expect(new Set(cards).size).toBe(3);
    expect(cards.map(kindOf)).toEqual(['peasant', 'king', 'peasant']);
    expect(dealt().court).toBe(0);
  });

  it('[M-02] everyone starts with six coins, and everybody sees every fortune', () => {
    const state = dealt({}, 5);
    for (const viewer of [0, 4, 'spectator'] as const) expect(mascarade.view(state, viewer).coins).toEqual([6, 6, 6, 6, 6]);
  });

  it('[M-02*] the bank never runs dry', () => {
    const state = table({ masks: ['judge', 'widow', 'patron', 'fool', 'witch', 'spy'], coins: [1, 6, 6, 6, 6, 6] });
    for (let i = 0; i < 40; i++) {
      state.coins = [1, 6, 6, 6, 6, 6];
      state.phase = 'turn';
      state.active = 0;
      resolved(state, [{ seat: 0, move: { do: 'announce', mask: 'widow' } }]);
      for (let seat = 1; seat < 6; seat++) resolved(state, [{ seat, move: { do: 'pass' } }]);
      expect(state.coins[0]).toBe(10);
    }
  });

  it('[M-03] the masks in play are the scenario of that number of players and side, and everyone sees the list', () => {
    for (const side of ['A', 'B'] as const) {
      for (let players = 4; players <= 12; players++) {
        const state = dealt({ scenario: side }, players);
        const view = mascarade.view(state, 'spectator');
        expect(view.inPlay).toEqual(SCENARIOS[players]?.[side]);
        expect([...view.masks, ...view.centre].map(String).sort()).toEqual([...view.inPlay].sort());
      }
    }
  });

  it('[M-03*] four players leave two masks in the centre, five leave one, more leave none', () => {
    expect([4, 5, 6, 9, 12].map((players) => dealt({}, players).centre.length)).toEqual([2, 1, 0, 0, 0]);
    expect([4, 5, 6, 9, 12].map((players) => dealt({}, players).masks.length)).toEqual([4, 5, 6, 9, 12]);
  });

  it('[M-42*] a covered mask could be any of the covered ones, at a place or in the centre', () => {
    const { masks, centre } = table({ masks: ['judge', 'king', 'thief', 'cheater'], centre: ['empress', 'troubadour'] });
    for (const mask of [...masks, ...centre]) expect(mask).toMatchObject({ knownTo: [], pools: ['mask'] });
  });

  it('[M-04] masks are dealt at random and face up, then all are turned face down', () => {
    const deals = new Set(['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(dealt({}, 4, seed).masks)));
    expect(deals.size).toBeGreaterThan(1);
    const state = dealt({}, 4);
    expect(mascarade.view(state, 'spectator').masks).not.toContain(null);
    expect(mascarade.view(state, 'spectator').centre).not.toContain(null);
    resolved(
      state,
      [0, 1, 2, 3].map((seat) => ({ seat, move: { do: 'ready' } })),
    );
    expect(isCovered(state)).toBe(true);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const view = mascarade.view(state, viewer);
      expect([...view.masks, ...view.centre]).toEqual(Array(6).fill(null));
    }
  });

  it('[M-04*] the masks lie open until everyone is ready, or their time is over: 30 seconds unless the table says otherwise', () => {
    const parsed = mascarade.parseOptions({}, 4);
    if (isRefusal(parsed)) throw new Error(parsed.refused);
    let { match } = startMatch(mascarade, parsed.ok, 4, seedFromText('ready'));
    expect(match.status).toMatchObject({ must: [0, 1, 2, 3], sealed: true, pace: { name: 'memorise', seconds: 30 } });
    for (const seat of [2, 0, 3]) {
      const played = play(match, seat, { do: 'ready' });
      if (isRefusal(played)) throw new Error(played.refused);
      match = played.match;
      expect(match.state.phase).toBe('memorise');
    }
    expect(byClock(match.state, 1)).toEqual({ do: 'ready' });
    const last = play(match, 1, { do: 'ready' });
    expect(isRefusal(last) ? last : last.match.state.phase).toBe('turn');
    expect(waiting(dealt({ memorise: 0 })).pace.seconds).toBeNull();
    expect(waiting(dealt({ memorise: 120 })).pace.seconds).toBe(120);
  });

  it('[M-05] the table can name the youngest to begin', () => {
    for (const first of [0, 3, 5]) expect(dealt({ first }).active).toBe(first);
  });

  it('[M-05*] otherwise a random player begins', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => dealt({ first: 'random' }, 4, `first ${i}`).active));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('scenarios', () => {
  it('[M-39*] the bank symbol is on the masks that take from the bank, and four masks ask for more players', () => {
    const drawn: readonly MaskKind[] = ['judge', 'patron', 'king', 'witch', 'spy', 'thief', 'peasant', 'peasant'];
    expect(scenarioFaults(drawn, 8)).toEqual([]);
    expect(scenarioFaults(drawn, 7).map((fault) => fault.about?.mask)).toEqual(['peasant']);
    const needs = (mask: MaskKind, players: number): boolean =>
      scenarioFaults([mask], players).some((fault) => fault.refused === 'scenario-players');
    const least = MASKS.map((mask) => [4, 5, 6, 7, 8].find((players) => !needs(mask, players)));
    expect(Object.fromEntries(MASKS.map((mask, i) => [mask, least[i]]).filter(([, players]) => players !== 4))).toEqual({
      peasant: 8,
      guru: 8,
      'puppet-master': 6,
      princess: 6,
    });
  });

  it('[M-40*] both sides of all nine scenarios are lawful, and as long as they should be', () => {
    for (let players = 4; players <= 12; players++) {
      for (const side of ['A', 'B'] as const) {
        const masks = SCENARIOS[players]?.[side] ?? [];
        expect(scenarioFaults(masks, players)).toEqual([]);
        expect(masks.length).toBe(Math.max(6, players));
      }
    }
    expect(SCENARIOS[12]?.A).toEqual([...(SCENARIOS[11]?.A ?? []), 'widow']);
    expect(SCENARIOS[12]?.B).toEqual([...(SCENARIOS[10]?.B ?? []), 'empress', 'troubadour']);
    expect(SCENARIOS[6]?.A).toEqual(SCENARIOS[5]?.A);
  });

  it.each<[string, MaskKind[], number, string]>([
    ['without the Judge', ['king', 'empress', 'witch', 'spy', 'thief', 'cheater'], 6, 'scenario-no-judge'],
    ['with too few masks of the bank', ['judge', 'king', 'witch', 'spy', 'thief', 'cheater'], 6, 'scenario-bank'],
    ['with too many masks of the bank', ['judge', 'king', 'empress', 'patron', 'widow', 'fool'], 6, 'scenario-bank'],
    ['with one Peasant', ['judge', 'king', 'empress', 'peasant', 'witch', 'spy', 'thief', 'cheater'], 8, 'scenario-lone-peasant'],
    ['with the Puppet Master at five', ['judge', 'king', 'empress', 'puppet-master', 'witch', 'spy'], 5, 'scenario-players'],
    ['with two Kings', ['judge', 'king', 'king', 'thief', 'witch', 'spy'], 6, 'scenario-repeated'],
  ])('[M-41] a scenario %s is refused, and the refusal says why', (_, masks, players, fault) => {
    expect(scenarioFaults(masks, players).map((found) => found.refused)).toContain(fault);
    expect(mascarade.parseOptions({ scenario: masks }, players)).toMatchObject({ refused: fault, clause: 'M-41' });
  });

  it('[M-41] a third to half of all masks bear the bank symbol, centre ones and each Peasant counted', () => {
    const seven: MaskKind[] = ['judge', 'king', 'empress', 'witch', 'spy', 'thief', 'beggar'];
    expect(scenarioFaults(seven, 6).map((fault) => fault.about)).toEqual([{ bank: 2, least: 3, most: 3 }]);
    expect(scenarioFaults([...seven.slice(0, 6), 'patron'], 6)).toEqual([]);
    expect(scenarioFaults(['judge', 'king', 'peasant', 'peasant', 'witch', 'spy', 'thief', 'beggar', 'cheater'], 8)).toEqual([]);
  });

  it('[M-41] every fault is listed, not only the first', () => {
    const faults = scenarioFaults(['king', 'king', 'guru'], 4).map((fault) => fault.refused);
    expect(faults).toEqual(
      ['scenario-size', 'scenario-no-judge', 'scenario-bank', 'scenario-players', 'scenario-repeated'].sort(
        (a, b) => faults.indexOf(a) - faults.indexOf(b),
      ),
    );
    expect(faults.length).toBe(5);
  });

  it('[M-41*] six masks at four and five players; from the number of players to all seventeen at six or more', () => {
    const size = (masks: readonly MaskKind[], players: number) =>
      scenarioFaults(masks, players).some((fault) => fault.refused === 'scenario-size');
    const all = MASKS.flatMap((kind) => Array<MaskKind>(copiesOf(kind)).fill(kind));
    for (const players of [4, 5]) expect([5, 6, 7].map((count) => size(all.slice(0, count), players))).toEqual([true, false, true]);
    expect([7, 8, 17].map((count) => size(all.slice(0, count), 8))).toEqual([true, false, false]);
    expect(size([...all, 'king'], 8)).toBe(true);
    const own: MaskKind[] = ['judge', 'king', 'empress', 'patron', 'witch', 'spy', 'thief', 'beggar'];
    const state = dealt({ scenario: own }, 6);
    expect([state.masks.length, state.centre.length]).toEqual([6, 2]);
    resolved(
      state,
      [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, move: { do: 'ready' } })),
    );
    expect(legal(state, 0)).toContainEqual({ do: 'exchange', with: { centre: 1 }, sleight: 'swap' });
  });

  it('scenarios drawn at random are lawful', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.string(), (players, seed) => {
        const masks = drawScenario(players, chanceFor(seedFromText(seed), 0));
        expect(scenarioFaults(masks, players)).toEqual([]);
        expect(options({ scenario: masks }, players).scenario).toEqual(masks);
      }),
      { numRuns: 60 },
    );
  });

  it.each([[['nobody']], ['C'], [7], [Array(18).fill('king')]])('a scenario that is no list of masks is refused: %j', (scenario) => {
    expect(mascarade.parseOptions({ scenario }, 6)).toMatchObject({ refused: 'bad-option', clause: 'M-40*' });
  });
});
