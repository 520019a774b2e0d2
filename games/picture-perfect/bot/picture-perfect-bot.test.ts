import { BOT_LEVELS, simulate } from '@parlour/bots';
import { chanceFor, isRefusal, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { examinePhoto, wishJudge } from '../photo/index.ts';
import { type Options, picturePerfect, type State } from '../rules/index.ts';
import { BEST_PHOTOS } from './best-photos.data.ts';
import { DEALS, fullyInformed, searchDeal } from './deals.fixture.ts';
import { servability } from './envelope-worth.ts';
import { targetPoints } from './guest-targets.ts';
import { bot } from './index.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { EMPTY_MEMORY, remember, wishesOf } from './memory.ts';

function options(given: object, seats: number): object {
  const parsed = picturePerfect.parseOptions(given, seats);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  return parsed.ok;
}

const chance = (text: string) => chanceFor(seedFromText(text), 1);
const SEEN = picturePerfect.view(startMatch(picturePerfect, options({}, 3) as Options, 3, seedFromText('seen')).match.state, 0);

const contents = { guest: 'dog', wishes: ['left-1', 'row-1-1', 'next-to-plant'], vips: 1 } as const;

describe('a Picture Perfect bot', () => {
  it.each([2, 3, 6])('plays whole games of %i, with and without auctions', (players) => {
    for (const auctions of [false, true]) {
      const bots = Array.from({ length: players }, (_, seat) => bot(BOT_LEVELS[seat % 2] ?? 'easy'));
      const played = simulate(picturePerfect, {
        players,
        games: 2,
        seed: 'bots',
        bots,
        options: options({ auctions }, players),
        now: () => 0,
      });
      expect(played.firstError).toBeUndefined();
    }
  });

  it('remembers what it has read, at the easy level not for long', () => {
    const opened = { type: 'opened', seat: 0, contents } as const;
    const round = { type: 'turnedUp', card: 'theft', starter: 0, round: 1 } as const;
    const rounds = Array.from({ length: 6 }, () => round);
    const after = (level: 'easy' | 'sharp') =>
      wishesOf(remember(EMPTY_MEMORY, [opened, ...rounds], { view: SEEN, seat: 0, params: LEVEL_PARAMS[level] }, chance('memory')), 'dog')
        .length;
    expect(after('sharp')).toBe(3);
    expect(after('easy')).toBeLessThan(3);
  });

  it('[P-36*] passes once in an open auction', () => {
    const begun = startMatch(picturePerfect, options({ auctions: true }, 3) as Options, 3, seedFromText('open')).match.state;
    const offer = { guest: 'dog', says: null, price: null } as const;
    const state: State = { ...begun, phase: 'call', card: 'open', active: 0, offer, bids: [null, null, 9], passed: [false, false, false] };
    const volunteered = (passed: readonly boolean[]) =>
      bot('easy').chooseOptional?.(EMPTY_MEMORY, picturePerfect.view({ ...state, passed }, 1), 1, chance('pass'));
    expect(volunteered([false, false, false])).toEqual({ do: 'pass' });
    expect(volunteered([false, true, false])).toBeNull();
  });

  it('takes a better photo with more tries', () => {
    const score = (tries: number) => DEALS.slice(0, 3).reduce((sum, deal) => sum + searchDeal(deal, tries, 0).value, 0);
    expect(score(LEVEL_PARAMS.normal.tries)).toBeGreaterThan(score(LEVEL_PARAMS.easy.tries));
  });

  it('values its photo as the judge does', () => {
    const { scene, value } = searchDeal('deal-1', LEVEL_PARAMS.normal.tries, 0);
    const { valid, verdict } = examinePhoto(scene);
    expect(valid).toBe(true);
    const isMet = wishJudge(scene, verdict ?? []);
    const placed = new Set(scene.guests.map(({ id }) => id));
    const points = fullyInformed('deal-1')
      .filter(({ guest }) => placed.has(guest))
      .reduce((sum, target) => sum + targetPoints(target, (wish) => isMet(wish, target.guest)), 0);
    expect(points).toBe(value);
  });

  it('expects nothing where areas exclude each other', () => {
    const memory = {
      ...EMPTY_MEMORY,
      wishes: { dog: ['row-1-1', 'next-to-plant'], boy: ['left-1', 'right-1'], girl: ['face-of-lady-green'] },
    };
    expect(servability(memory, 'boy')).toBe(0);
    expect(servability(memory, 'dog')).toBeGreaterThan(servability(memory, 'girl'));
  });

  it('beats a bot that forgets and hardly searches', () => {
    const bots = [bot('normal'), bot('easy')];
    const { standings } = simulate(picturePerfect, { players: 2, games: 12, seed: 'duel', bots, options: options({}, 2), now: () => 0 });
    const wins = (level: string) => standings?.find(({ bot }) => bot === level)?.wins ?? 0;
    expect(wins('normal')).toBeGreaterThan(wins('easy'));
  });

  it('with all wishes known, the strong one reaches nine tenths of the best scores ever found', () => {
    const reached = DEALS.reduce((sum, deal) => sum + searchDeal(deal, LEVEL_PARAMS.sharp.tries, 0).value, 0);
    const best = DEALS.reduce((sum, deal) => sum + (BEST_PHOTOS[deal]?.score ?? Number.NaN), 0);
    expect(reached / best).toBeGreaterThanOrEqual(0.9);
  });
});
