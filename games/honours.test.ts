import { playBotMatch, randomBot } from '@parlour/bots';
import { HONOURS } from '@parlour/games/honours-catalogue';
import { GAMES } from '@parlour/games/rules-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import { type Entry, type GameTypes, isRefusal, type Match, type MatchRecord, recordOf, seatsNear } from '@parlour/kernel';
import { LANGUAGES, loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';

const MATCHES = 3;
const WITH_HONOURS = GAMES.filter(({ id }) => id in HONOURS);
const seatsOf = ({ seats }: (typeof GAMES)[number]): number => seatsNear(4, seats);

/** A match of random players. */
function recordFor(game: (typeof GAMES)[number], seed: string): MatchRecord {
  const seats = seatsOf(game);
  const options = game.parseOptions({}, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  const entries: Entry<object>[] = [];
  let last: Match<GameTypes> | undefined;
  playBotMatch(
    game,
    options.ok,
    Array.from({ length: seats }, () => randomBot(game)),
    seed,
    (_before, { match, entry }) => {
      entries.push(entry);
      last = match;
    },
  );
  if (last === undefined) throw new Error('no step was played');
  return recordOf(last, entries);
}

describe.each(WITH_HONOURS)('the honours of $id', (game) => {
  it('go to seats of the match, and have words in every language', async () => {
    const found = Array.from({ length: MATCHES }, (_, index) => HONOURS[game.id]?.(recordFor(game, `honours ${index}`)) ?? []).flatMap(
      (honours) => (isRefusal(honours) ? [] : honours),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ seat }) => Number.isInteger(seat) && seat >= 0 && seat < seatsOf(game))).toBe(true);
    for (const language of LANGUAGES) {
      const words = await loadWords(language, ['profile', ...wordAreas(game.id)]);
      const keys = found.flatMap(({ honour }) => [`badge.${game.id}.${honour}`, `badge.${game.id}.${honour}.for`]);
      expect(keys.filter((key) => !words.has(key))).toEqual([]);
    }
  });
});
