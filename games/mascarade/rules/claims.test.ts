import { isRefusal, type Match, play, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type MascaradeTypes, mascarade } from './index.ts';
import { act, announced, isCovered, legal, may, options, outcome, refusalOf, table, truth, types, waiting } from './state.fixture.ts';

const MASKS = ['judge', 'king', 'empress', 'witch', 'troubadour', 'cheater'] as const;
const COURT = ['judge', 'patron', 'princess', 'fool', 'guru', 'puppet-master', 'beggar', 'witch'] as const;

describe('announcing', () => {
  it('[M-10] any mask of the scenario can be announced, worn or not; no other', () => {
    const state = table();
    const masks = legal(state, 0).flatMap((move) => (move.do === 'announce' ? [move.mask] : []));
    expect(masks.sort()).toEqual([...MASKS].sort());
    expect(refusalOf(state, 0, { do: 'announce', mask: 'guru' })).toEqual({
      refused: 'mask-not-in-play',
      clause: 'M-03',
      about: { mask: 'guru' },
    });
    announced(state, 'empress');
    expect(state.coins[0]).toBe(9);
  });

  it('[M-10] a player who was made to reveal in the turn just before cannot announce', () => {
    const state = table();
    announced(state, 'empress', [1]);
    expect(waiting(state).must).toEqual([1]);
    expect(refusalOf(state, 1, { do: 'announce', mask: 'king' })).toMatchObject({ refused: 'just-revealed', clause: 'M-10' });
    expect(legal(state, 1).some((move) => move.do === 'announce')).toBe(false);
    expect(may(state, 1, { do: 'look' })).toBe(true);
  });

  it('[M-10*] it binds the next player in order only', () => {
    const state = table();
    announced(state, 'empress', [2]);
    expect(may(state, 1, { do: 'announce', mask: 'king' })).toBe(true);
    act(state, 1, { do: 'look' });
    expect(may(state, 2, { do: 'announce', mask: 'king' })).toBe(true);
  });

  it('[M-10*] the Guru and the Princess make a player reveal as well', () => {
    const guru = table({ masks: COURT });
    announced(guru, 'guru');
    act(guru, 0, { do: 'target', seat: 1 });
    act(guru, 1, { do: 'name', mask: 'patron' });
    expect(refusalOf(guru, 1, { do: 'announce', mask: 'fool' })).toMatchObject({ clause: 'M-10' });
    const princess = table({ masks: COURT });
    announced(princess, 'princess');
    act(princess, 0, { do: 'target', seat: 1 });
    expect(refusalOf(princess, 1, { do: 'announce', mask: 'fool' })).toMatchObject({ clause: 'M-10' });
  });

  it('[M-10*] it follows the person, not the place', () => {
    const state = table({ masks: COURT });
    announced(state, 'puppet-master', [1, 5]);
    act(state, 5, { do: 'pair', seats: [1, 3] });
    expect(waiting(state).must).toEqual([3]);
    expect(may(state, 3, { do: 'announce', mask: 'fool' })).toBe(true);
    const moved = table({ masks: COURT });
    announced(moved, 'puppet-master', [3, 5]);
    act(moved, 5, { do: 'pair', seats: [1, 3] });
    expect(waiting(moved).must).toEqual([3]);
    expect(may(moved, 3, { do: 'announce', mask: 'fool' })).toBe(false);
  });

  it('[M-11] everyone else answers in public, clockwise from the left of the announcer', () => {
    const state = table({ active: 4, seatAt: [0, 1, 3, 2, 4, 5], placeOf: [0, 1, 3, 2, 4, 5] });
    act(state, 4, { do: 'announce', mask: 'king' });
    const order: number[] = [];
    while (state.phase === 'claim') {
      const [seat = 0] = waiting(state).must;
      order.push(seat);
      const other = (seat + 1) % 6 === 4 ? 0 : (seat + 1) % 6;
      expect(refusalOf(state, other, { do: 'claim' })).toMatchObject({ refused: 'claim-out-of-order', clause: 'M-11' });
      expect(act(state, seat, { do: 'pass' }, 'spectator')[0]).toEqual({ type: 'answered', seat, answer: 'pass' });
    }
    expect(order).toEqual([5, 0, 1, 3, 2]);
  });

  it('[M-11*] all at once: answers are secret until the last one is in, then opened in the order of the table', () => {
    let { match } = startMatch(mascarade, options({ claims: 'at-once' }), 6, seedFromText('sealed'));
    match = { ...match, state: table({ options: { claims: 'at-once' }, active: 2 }) };
    match = { ...match, status: mascarade.status(match.state) };
    match = played(match, 2, { do: 'announce', mask: 'king' });
    expect(match.status).toMatchObject({ must: [0, 1, 3, 4, 5], sealed: true });
    expect('pace' in match.status ? match.status.pace : null).toEqual({ name: 'claim', seconds: 15 });
    const before = JSON.stringify(mascarade.view(match.state, 'spectator'));
    for (const seat of [5, 1, 0, 4]) match = played(match, seat, { do: seat === 1 ? 'claim' : 'pass' });
    expect(JSON.stringify(mascarade.view(match.state, 'spectator'))).toBe(before);
    const last = play(match, 3, { do: 'pass' });
    if (isRefusal(last)) throw new Error(last.refused);
    const answers = last.events.flatMap(({ event }) => (event.type === 'answered' ? [event] : []));
    expect(answers.map((event) => event.seat)).toEqual([3, 4, 5, 0, 1]);
    expect(answers.filter((event) => event.answer === 'claim').map((event) => event.seat)).toEqual([1]);
    expect(last.match.state.coins).toEqual([6, 8, 5, 6, 6, 6]);
  });

  it('[M-12] unclaimed, the announcer uses the power and shows nothing', () => {
    const state = table();
    const events = announced(state, 'king');
    expect(types(events)).toEqual(['announced', ...Array(5).fill('answered'), 'used', 'paid']);
    expect(events).toContainEqual({ type: 'used', seat: 0, mask: 'king', proven: false });
    expect(state.coins).toEqual([8, 6, 6, 6, 6, 6]);
    expect([isCovered(state), state.court]).toEqual([true, 0]);
  });

  it('[M-13] claimed, all involved reveal; the true holder uses the power at once, the others pay a coin to the court', () => {
    const state = table();
    const events = announced(state, 'king', [1, 4]);
    expect(events.filter((event) => event.type === 'revealed')).toEqual([
      { type: 'revealed', seat: 0, mask: 'judge' },
      { type: 'revealed', seat: 1, mask: 'king' },
      { type: 'revealed', seat: 4, mask: 'troubadour' },
    ]);
    expect(events).toContainEqual({ type: 'used', seat: 1, mask: 'king', proven: true });
    expect(state.coins).toEqual([5, 8, 6, 6, 5, 6]);
    expect(state.court).toBe(2);
  });

  it('[M-13] the announcer who told the truth uses the power and the doubters pay', () => {
    const state = table();
    announced(state, 'judge', [5]);
    expect(state.coins).toEqual([6, 6, 6, 6, 6, 5]);
    expect(state.court).toBe(1);
  });

  it('[M-13] when nobody involved has the mask, all involved pay and no power is used', () => {
    const state = table();
    const events = announced(state, 'cheater', [2, 3]);
    expect(types(events)).not.toContain('used');
    expect(state.coins).toEqual([5, 6, 5, 5, 6, 6]);
    expect(state.court).toBe(3);
    const centre = table({ masks: ['judge', 'king', 'empress', 'witch', 'troubadour'], centre: ['cheater'] });
    announced(centre, 'cheater', [2]);
    expect(centre.coins).toEqual([5, 6, 5, 6, 6]);
  });

  it('[M-14] reveal, then the power, then the fines, then face down', () => {
    const state = table();
    const events = types(announced(state, 'king', [1]));
    expect(events.slice(-6)).toEqual(['revealed', 'revealed', 'used', 'paid', 'paid', 'covered']);
    expect(isCovered(state)).toBe(true);
  });

  it('[M-14] the masks lie open for all to see while the holder still chooses', () => {
    const state = table();
    announced(state, 'witch', [3]);
    expect(mascarade.view(state, 'spectator').masks).toEqual(['judge', null, null, 'witch', null, null]);
    expect(may(state, 0, { do: 'peek' })).toBe(false);
    act(state, 3, { do: 'decline' });
    expect(isCovered(state)).toBe(true);
    expect([state.coins, state.court]).toEqual([[5, 6, 6, 6, 6, 6], 1]);
  });

  it('[M-14] a false Witch pays from the fortune she has after the true one chose', () => {
    const state = table({ coins: [2, 6, 6, 11, 6, 6] });
    announced(state, 'witch', [3]);
    act(state, 3, { do: 'target', seat: 0 });
    expect(state.coins).toEqual([10, 6, 6, 2, 6, 6]);
  });

  it('[M-14] the Judge does not get the fines of the same turn', () => {
    const state = table({ court: 3 });
    announced(state, 'judge', [1, 2]);
    expect(state.coins[0]).toBe(9);
    expect(state.court).toBe(2);
  });

  it('[M-14b*] revealed masks go face down before the Fool moves any', () => {
    const state = table({ masks: COURT });
    announced(state, 'fool', [3, 1]);
    expect(isCovered(state)).toBe(false);
    const events = act(state, 3, { do: 'pair', seats: [0, 1] });
    expect(types(events)).toEqual(['covered', 'picked']);
    expect(isCovered(state)).toBe(true);
    act(state, 3, { do: 'cloth', sleight: 'swap' });
    expect(truth(state).slice(0, 2)).toEqual(['patron', 'judge']);
  });

  it('[M-14b*] revealed masks go face down before the Spy takes any, and a revealed player may be chosen', () => {
    const state = table({ masks: ['judge', 'spy', 'fool', 'patron', 'beggar', 'witch'] });
    announced(state, 'spy', [1]);
    expect(types(act(state, 1, { do: 'target', seat: 0 }))).toEqual(['covered', 'spied']);
    expect(mascarade.view(state, 0).masks).toEqual(Array(6).fill(null));
  });

  it('[M-15] [M-15*] play goes on at the left of the place that announced, no matter who used the power', () => {
    const state = table({ active: 2 });
    announced(state, 'king', [1]);
    expect(waiting(state).must).toEqual([3]);
  });

  it('[M-15*] even when the announcer was moved away', () => {
    const state = table({ masks: COURT, active: 2 });
    announced(state, 'puppet-master', [5]);
    act(state, 5, { do: 'pair', seats: [2, 6] });
    expect(state.placeOf[2]).toBe(6);
    expect(waiting(state).must).toEqual([3]);
  });
});

describe('the end', () => {
  it('[M-16] thirteen coins win at once', () => {
    const state = table({ coins: [11, 6, 6, 6, 6, 6] });
    announced(state, 'king');
    expect(outcome(state)).toEqual({ winners: [0], scores: [13, 6, 6, 6, 6, 6] });
    const twelve = table({ coins: [10, 6, 6, 6, 6, 6] });
    announced(twelve, 'king');
    expect(outcome(twelve)).toBeUndefined();
  });

  it('[M-17] when a player has nothing left the richest wins', () => {
    const state = table({ coins: [1, 6, 9, 6, 6, 6] });
    const events = announced(state, 'king', [1]);
    expect(outcome(state)).toEqual({ winners: [2], scores: [0, 8, 9, 6, 6, 6] });
    expect(events.at(-1)).toEqual({ type: 'ended', by: 'ruin', winners: [2], coins: [0, 8, 9, 6, 6, 6] });
  });

  it('[M-18] a tie is a shared victory', () => {
    const state = table({ coins: [1, 6, 8, 6, 6, 6] });
    announced(state, 'king', [1]);
    expect(outcome(state)?.winners).toEqual([1, 2]);
  });

  it('[M-18*] several players with thirteen in one step share, also when one has more', () => {
    const state = table({ masks: COURT, coins: [11, 12, 6, 6, 6, 6, 6, 12] });
    announced(state, 'patron');
    expect(outcome(state)?.winners).toEqual([0, 1, 7]);
  });

  it('[M-18*] thirteen goes before nothing in the same step', () => {
    const state = table({ masks: ['judge', 'king', 'empress', 'witch', 'troubadour', 'thief'], coins: [11, 1, 6, 6, 6, 1] });
    announced(state, 'thief');
    expect(outcome(state)).toMatchObject({ winners: [0], scores: [13, 0, 6, 6, 6, 0] });
  });

  it('[M-18*] the power is one step and the fines another: a player who wins by the power wins before the fines', () => {
    const state = table({ coins: [1, 11, 6, 6, 6, 6] });
    announced(state, 'king', [1]);
    expect(outcome(state)).toMatchObject({ winners: [1], scores: [1, 13, 6, 6, 6, 6] });
    const fines = table({ coins: [1, 6, 6, 1, 6, 6] });
    announced(fines, 'empress', [3]);
    expect(outcome(fines)).toMatchObject({ winners: [1, 2, 4, 5], scores: [0, 6, 6, 0, 6, 6] });
  });

  it('[M-18*] Fool and Princess: coins first, and the game can end before they choose', () => {
    const fool = table({ masks: COURT, coins: [12, 6, 6, 6, 6, 6, 6, 6] });
    announced(fool, 'fool');
    expect(outcome(fool)?.winners).toEqual([0]);
    const princess = table({ masks: COURT, coins: [11, 6, 6, 6, 6, 6, 6, 6] });
    announced(princess, 'princess');
    expect(outcome(princess)?.winners).toEqual([0]);
  });

  it('[M-18*] Puppet Master: the end is checked before any player changes places', () => {
    const state = table({ masks: COURT, coins: [6, 1, 9, 6, 6, 6, 6, 6] });
    announced(state, 'puppet-master');
    act(state, 0, { do: 'pair', seats: [1, 2] });
    expect(state.placeOf).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(outcome(state)).toEqual({ winners: [0, 2], scores: [8, 0, 8, 6, 6, 6, 6, 6] });
  });
});

function played(match: Match<MascaradeTypes>, seat: number, move: Parameters<typeof play<MascaradeTypes>>[2]): Match<MascaradeTypes> {
  const result = play(match, seat, move);
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result.match;
}
