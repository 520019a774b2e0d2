import { allSeats, chanceFor, elapse, isOver, isRefusal, type MatchRecord, play, replay, seedFromText, startMatch } from '@parlour/kernel';
import { checkGame, checkMutants, playthrough } from '@parlour/kernel/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../../mutants-catalogue.ts';
import { GUEST_IDS } from '../photo/index.ts';
import { picturePerfect, type State } from './index.ts';
import stored from './records/rules-1.json' with { type: 'json' };
import { valueOf } from './secrets.ts';
import { options } from './state.fixture.ts';

describe('the laws', () => {
  it('hold for random games at every number of seats, with random options', () => {
    const result = checkGame(picturePerfect, { games: 5, seed: 'laws' });
    expect(result.lawFailures).toEqual([]);
    expect(result.divergences).toEqual([]);
    expect(result.secrecyChecks).toBeGreaterThan(5_000);
  });

  it('find every planted leak', () => {
    const mutants = mutantsOf(picturePerfect.id);
    expect(mutants.length).toBeGreaterThanOrEqual(24);
    expect(checkMutants(picturePerfect, mutants, { games: 10, seed: 'mutants', options: { auctions: true } }).survivors).toEqual([]);
  });
});

const cards = (state: State): string[] => GUEST_IDS.flatMap((guest) => state.envelopes[guest].wishes.map(valueOf)).sort();
const vips = (state: State): number =>
  GUEST_IDS.reduce((sum, guest) => sum + valueOf(state.envelopes[guest].vips), 0) + state.vips.filter((vip) => vip.secret).length;
const decorations = (state: State): number => state.decorations.flat().length + state.supply.length;

describe('whatever is played', () => {
  it('no wish, VIP card or decoration is lost or doubled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.boolean(), fc.string(), (seats, auctions, seed) => {
        const chance = chanceFor(seedFromText(seed), 7);
        let { match } = startMatch(picturePerfect, options({ auctions, first: 'random' }, seats), seats, seedFromText(seed));
        const deal = [cards(match.state), decorations(match.state)];
        for (let step = 0; step < 150 && !isOver(match.status) && match.state.phase !== 'final'; step++) {
          const due = match.status.must.filter((seat) => !match.pending.some((choice) => choice.seat === seat));
          const seat = chance.pick([...due, ...match.status.may]);
          const played =
            due.length === 0 && chance.below(2) === 0
              ? elapse(match)
              : play(match, seat, chance.pick(picturePerfect.legalMoves(picturePerfect.view(match.state, seat), seat)));
          if (isRefusal(played)) throw new Error(played.refused);
          match = played.match;
          expect([cards(match.state), decorations(match.state)]).toEqual(deal);
          expect(vips(match.state)).toBe(seats);
        }
        expect(allSeats(seats)).toContain(match.state.starter);
      }),
      { numRuns: 12 },
    );
  });
});

describe('records of rules version 1', () => {
  const { record, scores, decorations: owned } = stored as unknown as { record: MatchRecord; scores: number[]; decorations: string[][] };

  it('[P-51*] still replay, with the guest that nobody sees', () => {
    const match = replay(picturePerfect, record);
    if (isRefusal(match)) throw new Error(JSON.stringify(match));
    expect(isOver(match.status)).toBe(true);
    expect([match.state.scores, match.state.decorations]).toEqual([scores, owned]);
    expect(match.game.rulesVersion).toBe(1);
  });

  it('are refused under version 2', () => {
    expect(replay(picturePerfect, { ...record, rulesVersion: 2 })).toMatchObject({
      refused: 'record-entry',
      about: { why: 'guest-not-seen' },
    });
  });

  it('and new matches of it obey the laws', () => {
    const [first] = picturePerfect.earlier ?? [];
    if (first === undefined) throw new Error('version 1 is not known');
    const result = checkGame(first, { games: 2, seed: 'first', players: 2 });
    expect([result.lawFailures, result.divergences]).toEqual([[], []]);
  });
});

describe('golden games', () => {
  const games = [
    { name: 'three-players', seats: 3, options: {} },
    { name: 'two-players-and-the-house', seats: 2, options: { auctions: true } },
    { name: 'five-players-auctions', seats: 5, options: { auctions: true, notebook: true, first: 2 } },
  ];
  for (const { name, ...plan } of games) {
    it(name, async () => {
      const text = playthrough(picturePerfect, { ...plan, seed: name, choose: brisk });
      await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
    });
  }
});

/** Looks a little, arranges nothing, and ends the step. */
function brisk(...[match, , legal, chance]: Parameters<NonNullable<Parameters<typeof playthrough>[1]['choose']>>): object {
  const { phase } = match.state as State;
  if (phase !== 'look' && phase !== 'final') return chance.pick(legal);
  const last = legal.filter((move) => 'do' in move && (move.do === 'done' || move.do === 'photo' || move.do === 'close'));
  return last.length > 0 && chance.below(3) > 0 ? chance.pick(last) : (legal[0] ?? {});
}
