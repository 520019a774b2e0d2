import { habitsOf } from '@parlour/games/arena-catalogue';
import { botFor } from '@parlour/games/bots-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { type AnyGame, isRefusal, TEMPERAMENTS } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyBot } from '../bot.ts';
import type { BotLevel } from '../levels.ts';
import { playArenaGame } from './arena-game.ts';
import { addedHabits } from './habits.ts';
import { variantOf } from './variant.ts';

/** A bot that has a habit clearly more often than another. */
type Difference = readonly [more: string, habit: string, less: string];

interface Plan {
  readonly level: BotLevel;
  readonly seats: number;
  readonly games: number;
  readonly options?: object;
  readonly rows: readonly Difference[];
}

const DIFFERENCES: Readonly<Record<string, Plan>> = {
  'thats-not-a-hat': {
    level: 'normal',
    seats: 4,
    games: 120,
    rows: [
      ['bold', 'false names', 'cautious'],
      ['suspicious', 'refusals', 'trusting'],
      ['grudging', 'refusals', 'even'],
      ['absent-minded', 'false names', 'even'],
      ['curious', 'refusals', 'even'],
      ['hasty', 'refusals of true names', 'even'],
    ],
  },
  mascarade: {
    level: 'normal',
    seats: 6,
    games: 80,
    rows: [
      ['bold', 'announcements that are false', 'cautious'],
      ['suspicious', 'others who object', 'trusting'],
      ['grudging', 'others who object', 'even'],
      ['even', 'wearers who object', 'absent-minded'],
      ['curious', 'turns spent on a look', 'even'],
      ['hasty', 'others who object', 'even'],
    ],
  },
  fotomania: {
    level: 'easy',
    seats: 2,
    games: 40,
    rows: [
      ['bold', 'takes of three', 'cautious'],
      ['trusting', 'takes with a face-down card', 'suspicious'],
      ['grudging', "takes in a leader's colour", 'even'],
      ['curious', 'takes with a face-down card', 'even'],
      ['hasty', 'photos out of focus', 'even'],
    ],
  },
  'picture-perfect': {
    level: 'easy',
    seats: 4,
    games: 12,
    options: { auctions: true },
    rows: [
      ['bold', 'offers said to hold a VIP card', 'cautious'],
      ['trusting', 'fixed prices paid', 'suspicious'],
      ['grudging', 'bids again when outbid', 'even'],
      ['curious', 'bids and no pass', 'even'],
    ],
  },
};

/** How often each of two bots at the same tables had a habit. */
function shares(
  id: string,
  { level, seats, games, options: given = {} }: Plan,
  [one, habit, other]: Difference,
): readonly [number, number] {
  const game = gameById(id) as AnyGame;
  const options = game.parseOptions(given, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  // The photo takes longest and is no habit.
  const withoutPhoto = (bot: AnyBot): AnyBot =>
    variantOf(bot, (_memory, view, seat) => ('phase' in view && view.phase === 'final' ? game.defaultMove(view, seat) : undefined));
  const bots = Object.fromEntries(TEMPERAMENTS.map((each) => [each as string, withoutPhoto(botFor(id, level, each))]));
  const arena = { game, options: options.ok, bots, habits: habitsOf(id).filter(({ name }) => name === habit) };
  const played = Array.from({ length: games }, (_, index) => {
    const names = Array.from({ length: seats }, (_, seat) => ((seat + index) % 2 === 0 ? one : other));
    return playArenaGame(arena, names, `temperaments:${index}`);
  });
  const counts = addedHabits(played.map(({ habits }) => habits));
  const share = (temperament: string): number => {
    const count = counts.find(({ bot }) => bot === temperament);
    return (count?.times ?? 0) / Math.max(1, count?.of ?? 0);
  };
  return [share(one), share(other)];
}

describe.each(Object.entries(DIFFERENCES).map(([id, plan]) => ({ id, plan })))('temperaments in $id', ({ id, plan }) => {
  it.each(plan.rows)('%s: more %s than %s', (more, habit, less) => {
    const [high, low] = shares(id, plan, [more, habit, less]);
    expect(high).toBeGreaterThan(low * 1.08 + 0.002);
  });
});
