import { existsSync } from 'node:fs';
import { playBotMatch, randomBot } from '@parlour/bots';
import { GAMES } from '@parlour/games/rules-catalogue';
import { eventsFor, type GameTypes, isRefusal, seatsNear } from '@parlour/kernel';
import type { Moment } from '@parlour/ui/board/game-ui.ts';
import { describe, expect, it } from 'vitest';

const seatsOf = ({ seats }: (typeof GAMES)[number]): number => seatsNear(4, seats);
const withMoments = GAMES.filter(({ id }) => existsSync(new URL(`./${id}/board/moments.ts`, import.meta.url)));

/** The moments of each step in a match of random players. */
async function momentsIn(game: (typeof GAMES)[number]): Promise<readonly (readonly Moment[])[]> {
  const { momentOf } = (await import(`./${game.id}/board/moments.ts`)) as { momentOf: (event: GameTypes['Event']) => Moment | null };
  const options = game.parseOptions({}, seatsOf(game));
  if (isRefusal(options)) throw new Error(options.refused);
  const steps: (readonly Moment[])[] = [];
  const bots = Array.from({ length: seatsOf(game) }, () => randomBot(game));
  playBotMatch(game, options.ok, bots, 'moments', (_before, { events }) => {
    steps.push(eventsFor(events, 'spectator').flatMap((event) => momentOf(event) ?? []));
  });
  return steps;
}

describe.each(withMoments)('the moments of $id', (game) => {
  it('are found in what spectators receive, are few, and concern seats of the match', async () => {
    const steps = await momentsIn(game);
    const moments = steps.flat();
    expect(moments.length).toBeGreaterThan(0);
    expect(steps.filter((each) => each.length > 0).length).toBeLessThan(steps.length / 2);
    const seats = moments.flatMap(({ glad, sorry }) => [...glad, ...sorry]);
    expect(seats.filter((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seatsOf(game))).toEqual([]);
  });
});
