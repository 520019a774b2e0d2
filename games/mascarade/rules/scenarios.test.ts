import { chanceFor, EventCollector, seedFromText } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { drawScenario, type Event, type MaskKind, mascarade, SCENARIOS, type State, scenarioFaults } from './index.ts';
import { act, announced, options, table } from './state.fixture.ts';

/** [M-40*] The masks of side A and side B, by number of players. */
const MASKS_BY_PLAYERS: Readonly<Record<number, readonly [string, string]>> = {
  4: ['cheater empress judge king thief troubadour', 'beggar judge patron spy widow witch'],
  5: ['cheater empress judge king troubadour witch', 'beggar cheater fool judge patron spy'],
  6: ['cheater empress judge king troubadour witch', 'beggar judge patron princess puppet-master witch'],
  7: ['empress fool judge king thief troubadour witch', 'beggar fool judge patron princess puppet-master spy'],
  8: ['empress judge king peasant peasant thief troubadour witch', 'beggar fool guru judge patron princess puppet-master witch'],
  9: [
    'cheater empress judge king peasant peasant thief troubadour witch',
    'beggar cheater fool guru judge patron princess puppet-master widow',
  ],
  10: [
    'cheater empress judge king peasant peasant spy thief troubadour witch',
    'beggar cheater fool guru judge patron princess puppet-master spy widow',
  ],
  11: [
    'cheater empress guru judge king peasant peasant spy thief troubadour witch',
    'beggar cheater fool guru judge patron princess puppet-master spy widow witch',
  ],
  12: [
    'cheater empress guru judge king peasant peasant spy thief troubadour widow witch',
    'beggar cheater empress fool guru judge patron princess puppet-master spy troubadour widow',
  ],
};

const sorted = (masks: readonly MaskKind[] | undefined): string => [...(masks ?? [])].toSorted().join(' ');

describe('scenarios', () => {
  it.each(Object.entries(MASKS_BY_PLAYERS))('[M-40*] for %s players', (players, [a, b]) => {
    const { A, B } = SCENARIOS[Number(players)] ?? {};
    expect([sorted(A), sorted(B)]).toEqual([a, b]);
  });

  it('[M-41] a fault says what is wrong, and how much would be right', () => {
    expect(scenarioFaults(['judge', 'king', 'thief'], 4)).toEqual([
      { refused: 'scenario-size', clause: 'M-41', about: { masks: 3, least: 6, most: 6 } },
    ]);
    const twice: readonly MaskKind[] = ['judge', 'king', 'king', 'thief', 'spy', 'witch'];
    expect(scenarioFaults(twice, 6)).toEqual([{ refused: 'scenario-repeated', clause: 'M-41', about: { mask: 'king' } }]);
  });

  it('[M-41] one drawn by chance has at most three masks too many, and every size comes up', () => {
    const sizes = Array.from({ length: 60 }, (_, i) => drawScenario(7, chanceFor(seedFromText(`${i}`), 0)).length);
    expect(new Set(sizes)).toEqual(new Set([7, 8, 9, 10]));
  });

  it.each<[number, MaskKind[]]>([
    [6, ['princess', 'puppet-master']],
    [8, ['peasant', 'guru']],
  ])('[M-41] with %s players one drawn by chance may hold the masks that need as many', (players, kinds) => {
    const drawn = new Set(Array.from({ length: 40 }, (_, i) => drawScenario(players, chanceFor(seedFromText(`${i}`), 0))).flat());
    expect(kinds.filter((kind) => !drawn.has(kind))).toEqual([]);
  });
});

describe('what a step tells', () => {
  it('[M-03] [M-04] the deal: the masks before the players, those in the centre, and who begins', () => {
    const sink = new EventCollector<Event>();
    const state = mascarade.setup(options({ first: 2, memoryHelp: true }, 4), 4, chanceFor(seedFromText('deal'), 0), sink);
    const event = { type: 'dealt', masks: state.masks, centre: state.centre, first: 2 };
    expect(sink.collected).toEqual([{ event }]);
    expect(state.history).toEqual([event]);
    expect([state.masks.length, state.centre.length, state.exposed]).toEqual([4, 2, []]);
  });

  it.each<[MaskKind, Partial<State>, readonly object[]]>([
    ['king', {}, [{ type: 'paid', from: 'bank', to: 0, coins: 2, why: 'king' }]],
    ['widow', { coins: [9, 6, 6, 6, 6, 6] }, [{ type: 'paid', from: 'bank', to: 0, coins: 1, why: 'widow' }]],
    ['widow', { coins: [10, 6, 6, 6, 6, 6] }, [{ type: 'fizzled', seat: 0, mask: 'widow' }]],
    ['beggar', { coins: [6, 6, 6, 6, 6, 6] }, [{ type: 'fizzled', seat: 0, mask: 'beggar' }]],
    ['beggar', { coins: [6, 6, 8, 6, 6, 6] }, [{ type: 'paid', from: 2, to: 0, coins: 1, why: 'beggar' }]],
    ['troubadour', { coins: [6, 6, 8, 6, 6, 6] }, [{ type: 'paid', from: 2, to: 0, coins: 2, why: 'troubadour' }]],
    ['judge', { court: 2 }, [{ type: 'paid', from: 'court', to: 0, coins: 2, why: 'judge' }]],
    ['cheater', { coins: [10, 6, 6, 6, 6, 6] }, [{ type: 'ended', by: 'cheater', winners: [0], coins: [10, 6, 6, 6, 6, 6] }]],
  ])('[M-30] [M-34] [M-35] the %s with %j', (mask, given, events) => {
    const collected = announced({ ...table({ masks: [mask, 'peasant', 'peasant', 'witch', 'fool', 'spy'] }), ...given }, mask);
    expect(collected.slice(7)).toEqual(events);
  });

  it('[M-25] the Guru asks, and is paid by a player who names the wrong mask', () => {
    const state = table({ masks: ['guru', 'king', 'judge', 'witch', 'fool', 'spy'] });
    announced(state, 'guru');
    expect(act(state, 0, { do: 'target', seat: 1 })).toEqual([{ type: 'questioned', seat: 0, victim: 1 }]);
    expect(act(state, 1, { do: 'name', mask: 'judge' })).toEqual([
      { type: 'confessed', seat: 1, said: 'judge', mask: 'king' },
      { type: 'paid', from: 1, to: 0, coins: 4, why: 'guru' },
    ]);
  });

  it('[M-29] the Puppet Master is paid by both, then they change places', () => {
    const state = table({ masks: ['puppet-master', 'king', 'judge', 'witch', 'fool', 'spy'] });
    announced(state, 'puppet-master');
    expect(act(state, 0, { do: 'pair', seats: [1, 2] })).toEqual([
      { type: 'paid', from: 1, to: 0, coins: 1, why: 'puppet-master' },
      { type: 'paid', from: 2, to: 0, coins: 1, why: 'puppet-master' },
      { type: 'moved', pair: [1, 2] },
    ]);
  });

  it('[M-14] a wrong claim is a fine, and nothing of the announcement is left in the next turn', () => {
    const state = table();
    expect(announced(state, 'king', [1, 2]).filter(({ type }) => type === 'paid')).toEqual([
      { type: 'paid', from: 'bank', to: 1, coins: 2, why: 'king' },
      { type: 'paid', from: 0, to: 'court', coins: 1, why: 'fine' },
      { type: 'paid', from: 2, to: 'court', coins: 1, why: 'fine' },
    ]);
    const none = {
      announced: null,
      answers: Array(6).fill(null),
      asked: null,
      power: null,
      held: null,
      victim: null,
      liars: [],
      exposed: [],
    };
    expect(state).toMatchObject(none);
  });

  it('[M-24] the Spy lays both masks down: nobody knows them any more', () => {
    const state = table({ masks: ['spy', 'king', 'judge', 'witch', 'fool', 'thief'] });
    announced(state, 'spy');
    act(state, 0, { do: 'target', seat: 1 });
    act(state, 0, { do: 'cloth', sleight: 'swap' });
    expect(state.masks.map((mask) => (typeof mask === 'string' ? mask : mask.knownTo))).toEqual(Array.from({ length: 6 }, () => []));
  });
});
