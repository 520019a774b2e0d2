import { readFileSync } from 'node:fs';
import {
  type Entry,
  forceMove,
  isOver,
  isRefusal,
  type Match,
  type MatchRecord,
  play,
  recordOf,
  refuse,
  type StepResult,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { honoursOf } from './honours.ts';
import { thatsNotAHat } from './index.ts';
import { awardsOf, type HatRecap, hatRecap, type Offer } from './recap.ts';
import type { HatTypes, Move, ObjectId } from './types.ts';

const offer = (fields: Partial<Offer>): Offer => ({
  round: 1,
  from: 0,
  to: 1,
  said: 'hat',
  object: 'hat',
  answer: 'thanked',
  unseen: 0,
  faltered: false,
  overslept: false,
  ...fields,
});

const award = (offers: readonly Offer[], name: string) => awardsOf(offers, 3).find((one) => one.award === name);

/** Plays to the end: `say` turns every true object into a name, `answer` answers. */
function played(say: (truth: ObjectId, step: number) => ObjectId, answer: (step: number) => Move, clockSeat?: number): HatRecap {
  const options = thatsNotAHat.parseOptions({ ready: false, show: 0, first: 0 }, 3);
  if (isRefusal(options)) throw new Error('options');
  let match: Match<HatTypes> = startMatch(thatsNotAHat, options.ok, 3, seedFromText('story')).match;
  const entries: Entry<Move>[] = [];
  while (!isOver(match.status)) {
    const seat = match.status.must[0] as number;
    const moving = match.state.moving;
    if (moving?.face !== 'down') throw new Error('nothing is on its way');
    const move: Move = match.state.phase === 'name' ? { do: 'name', object: say(moving.object.secret, match.step) } : answer(match.step);
    const next: StepResult<HatTypes> | ReturnType<typeof refuse> = seat === clockSeat ? forceMove(match, seat) : play(match, seat, move);
    if (isRefusal(next)) throw new Error(next.refused);
    entries.push(next.entry);
    match = next.match;
  }
  const story = hatRecap(recordOf(match, entries));
  if (isRefusal(story)) throw new Error(story.refused);
  return story;
}

describe('the recap of a match', () => {
  test('has the true object behind every offer', () => {
    const recap = played(
      () => 'hat',
      () => ({ do: 'refuse' }),
    );
    expect(recap.offers.length).toBeGreaterThanOrEqual(3);
    for (const offer of recap.offers) {
      expect(offer).toMatchObject({ said: 'hat', answer: 'refused', unseen: 0, faltered: false, overslept: false });
    }
    expect(new Set(recap.offers.map((offer) => offer.object)).size).toBe(recap.offers.length);
    expect(recap.left.map((column) => column.length)).toEqual([1, 1, 1]);
  });

  test('counts how long a card has not been seen', () => {
    const recap = played(
      (truth) => truth,
      (step) => (step > 12 ? { do: 'refuse' } : { do: 'thank' }),
    );
    expect(recap.offers.some((offer) => offer.unseen > 0)).toBe(true);
    expect(recap.offers.every((offer) => offer.said === offer.object)).toBe(true);
  });

  test('marks what the clock did', () => {
    const recap = played(
      (truth) => truth,
      () => ({ do: 'refuse' }),
      1,
    );
    expect(recap.offers.filter((offer) => offer.to === 1).every((offer) => offer.overslept && offer.answer === 'thanked')).toBe(true);
    expect(recap.offers.filter((offer) => offer.from === 1).every((offer) => offer.faltered)).toBe(true);
  });

  test('refuses a record that does not replay', () => {
    const options = thatsNotAHat.parseOptions({}, 3);
    if (isRefusal(options)) throw new Error('options');
    const { match } = startMatch(thatsNotAHat, options.ok, 3, seedFromText('story'));
    expect(hatRecap(recordOf(match, [{ seat: 0, move: { do: 'thank' } }]))).toMatchObject({ refused: 'record-entry' });
  });
});

describe('awards', () => {
  test('the best bluff is the one about the card seen last', () => {
    const offers = [
      offer({ from: 0, object: 'guitar', unseen: 4 }),
      offer({ from: 2, object: 'piano', unseen: 1 }),
      offer({ from: 1, object: 'book', unseen: 0, answer: 'refused' }),
    ];
    expect(award(offers, 'bestBluff')).toEqual({ award: 'bestBluff', seat: 2, to: 1, said: 'hat', object: 'piano' });
  });

  test('a name by the clock is no bluff', () => {
    expect(award([offer({ object: 'piano', faltered: true })], 'bestBluff')).toBeUndefined();
    expect(award([offer({ object: 'piano', overslept: true })], 'bestBluff')).toBeUndefined();
  });

  test('a memory run ends with one wrong call', () => {
    const right = offer({ from: 0, to: 1 });
    const wrong = offer({ from: 0, to: 2, object: 'fork' });
    expect(award([right, right, wrong, right, right, right], 'longestMemory')).toEqual({ award: 'longestMemory', seat: 1, count: 5 });
    expect(award([right, wrong], 'longestMemory')).toBeUndefined();
  });

  test('a refused lie is a right call and counts for the sharpest eye', () => {
    const caught = offer({ to: 2, object: 'fork', answer: 'refused' });
    expect(award([caught, caught, caught], 'longestMemory')).toEqual({ award: 'longestMemory', seat: 2, count: 3 });
    expect(award([caught, caught], 'sharpestEye')).toEqual({ award: 'sharpestEye', seat: 2, count: 2 });
  });

  test('a tie gives no award', () => {
    const believed = offer({ to: 1, object: 'fork' });
    expect(award([believed, believed], 'trustingSoul')).toEqual({ award: 'trustingSoul', seat: 1, count: 2 });
    expect(award([believed, believed, { ...believed, to: 2 }, { ...believed, to: 2 }], 'trustingSoul')).toBeUndefined();
  });

  test('the slowest thank-you is the one the clock said', () => {
    expect(award([offer({ to: 2, overslept: true })], 'slowestThanks')).toEqual({ award: 'slowestThanks', seat: 2, count: 1 });
    expect(award([offer({ to: 2 })], 'slowestThanks')).toBeUndefined();
  });

  test('a journey is counted within its round', () => {
    const ride = offer({ object: 'kite', said: 'kite' });
    expect(award([ride, ride, { ...ride, to: 2 }], 'longestJourney')).toEqual({
      award: 'longestJourney',
      seat: 2,
      object: 'kite',
      count: 3,
    });
    const foundOut: Offer = { ...ride, from: 2, said: 'hat', answer: 'refused' };
    expect(award([ride, ride, foundOut], 'longestJourney')).toMatchObject({ seat: 2 });
    expect(award([ride, ride, { ...ride, round: 2 }], 'longestJourney')).toBeUndefined();
  });

  test('of a saved match are the honours of its seats, and a broken record is refused', () => {
    const { record } = JSON.parse(readFileSync(new URL('./records/rules-1.json', import.meta.url), 'utf8')) as { record: MatchRecord };
    expect(honoursOf(record)).toEqual([
      { seat: 0, honour: 'bestBluff' },
      { seat: 0, honour: 'sharpestEye' },
      { seat: 2, honour: 'trustingSoul' },
      { seat: 2, honour: 'generousHeart' },
    ]);
    expect(honoursOf({ ...record, seats: 1 })).toMatchObject({ refused: 'record-field' });
  });
});
