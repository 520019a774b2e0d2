import { checkGame, checkMutants, playthrough } from '@parlour/kernel/laws';
import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../../mutants-catalogue.ts';
import { type Advance, fotomania, previewPhotos, type View } from './index.ts';

describe('the laws', () => {
  it('hold for random games at every number of seats, with random options', () => {
    const result = checkGame(fotomania, { games: 12, seed: 'laws' });
    expect(result.lawFailures).toEqual([]);
    expect(result.divergences).toEqual([]);
    expect(result.secrecyChecks).toBeGreaterThan(4_000);
  });

  it('find every planted leak', () => {
    const mutants = mutantsOf(fotomania.id);
    expect(mutants.length).toBeGreaterThanOrEqual(22);
    expect(checkMutants(fotomania, mutants, { games: 20, seed: 'mutants' }).survivors).toEqual([]);
  });
});

describe('golden games', () => {
  const games = [
    { name: 'two-players', seats: 2, options: { leaveOut: 'grey' } },
    { name: 'three-players-open-backs', seats: 3, options: { openBacks: true, clock: 30 } },
    { name: 'four-players-missed-opportunity', seats: 4, options: { missedOpportunity: true } },
  ];
  for (const { name, ...plan } of games) {
    it(name, async () => {
      const text = playthrough(fotomania, { ...plan, seed: name, choose: inFocusMostly });
      await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
    });
  }
});

/** Takes at random, then advances so that most photos are sharp. */
function inFocusMostly(...[match, seat, legal, chance]: Parameters<NonNullable<Parameters<typeof playthrough>[1]['choose']>>): object {
  const view = match.game.view(match.state, seat) as View;
  if (view.phase === 'take') return chance.pick(legal);
  const sharp = (move: object): number => previewPhotos(view, seat, move as Advance).filter((shot) => shot.focus === 'sharp').length;
  const most = Math.max(...legal.map(sharp));
  return chance.pick(legal.filter((move) => sharp(move) === most));
}
