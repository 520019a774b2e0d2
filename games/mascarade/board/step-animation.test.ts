import { expect, test } from 'vitest';
import type { Event } from '../rules/index.ts';
import { coinsInTheAir, momentsOf, onPile, stepAnimation } from './step-animation.ts';

const AT_HOME = { placeOf: [0, 1, 2, 3] };
const fine = (from: number): Event => ({ type: 'paid', from, to: 'court', coins: 1, why: 'fine' });

test('[M-14] masks are shown first, then coins fly, and fines last', () => {
  const animation = stepAnimation(
    AT_HOME,
    [
      { type: 'revealed', seat: 1, mask: 'king' },
      { type: 'revealed', seat: 2, mask: 'judge' },
      { type: 'paid', from: 'bank', to: 1, coins: 2, why: 'king' },
      fine(2),
    ],
    0,
  );
  expect(animation.showings.map(({ place, mask, at }) => [place, mask, at])).toEqual([
    [1, 'king', 0],
    [2, 'judge', 0],
  ]);
  const [power, court] = animation.flights;
  expect(power?.at).toBeGreaterThan(300);
  expect(court?.at).toBeGreaterThan(power?.lands ?? Number.POSITIVE_INFINITY);
  expect(animation.length).toBeGreaterThan(court?.lands ?? Number.POSITIVE_INFINITY);
});

test('coins in the air lie nowhere; in the end every number is the view’s', () => {
  const animation = stepAnimation(AT_HOME, [{ type: 'paid', from: 1, to: 0, coins: 2, why: 'troubadour' }], 0);
  const [flight] = animation.flights;
  if (flight === undefined) throw new Error('nothing flies');
  expect([onPile(animation, 1, 4, -1), onPile(animation, 0, 8, -1)]).toEqual([6, 6]);
  expect([onPile(animation, 1, 4, flight.at), onPile(animation, 0, 8, flight.at)]).toEqual([4, 6]);
  expect([onPile(animation, 1, 4, flight.lands), onPile(animation, 0, 8, flight.lands)]).toEqual([4, 8]);
  expect(momentsOf(animation)).toEqual([flight.at, flight.lands]);
});

test('[M-38*] coins are taken from where people sat, fines from where they sit now', () => {
  const events: Event[] = [{ type: 'paid', from: 1, to: 0, coins: 1, why: 'puppet-master' }, { type: 'moved', pair: [1, 3] }, fine(1)];
  const { flights } = stepAnimation({ placeOf: [0, 3, 2, 1] }, events, 0);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    [1, 0],
    [3, 'court'],
  ]);
});

test('[M-22] two fortunes cross at the same time', () => {
  const { flights } = stepAnimation(AT_HOME, [{ type: 'traded', seat: 0, with: 2, coins: [9, 3] }], 0);
  expect(flights.map(({ from, to, coins, at }) => ({ from, to, coins, at }))).toEqual([
    { from: 2, to: 0, coins: 9, at: 0 },
    { from: 0, to: 2, coins: 3, at: 0 },
  ]);
});

test('[M-42*] an exchange looks the same whatever the hands did, also to the player who did it', () => {
  const scripts = (['swap', 'hold', null] as const).flatMap((sleight) => [
    stepAnimation(AT_HOME, [{ type: 'exchanged', seat: 0, with: { seat: 2 }, sleight }], 0),
    stepAnimation(AT_HOME, [{ type: 'exchanged', seat: 0, with: { seat: 2 }, sleight }], 1),
  ]);
  for (const animation of scripts) expect(animation).toEqual(scripts[0]);
});

test('[M-08] only the player who looks is shown a mask', () => {
  expect(stepAnimation(AT_HOME, [{ type: 'looked', seat: 1, mask: null }], 0).showings).toEqual([]);
  expect(stepAnimation(AT_HOME, [{ type: 'looked', seat: 0, mask: 'spy' }], 0).showings).toMatchObject([{ mask: 'spy', own: true }]);
});

test('[M-31] a player who shows a mask without seeing it sees that it is up', () => {
  expect(stepAnimation(AT_HOME, [{ type: 'shown', seat: 1, victim: 0, mask: null }], 0).showings).toMatchObject([{ place: 0, mask: null }]);
});

test('a fortune is drawn as a handful', () => {
  const [flight] = stepAnimation(AT_HOME, [{ type: 'paid', from: 'bank', to: 0, coins: 9, why: 'widow' }], 0).flights;
  if (flight === undefined) throw new Error('nothing flies');
  const leaving = coinsInTheAir(flight);
  expect(leaving).toHaveLength(8);
  expect(leaving.at(-1)).toBeLessThan(flight.lands);
});
