import { readFileSync } from 'node:fs';
import { isRefusal, type MatchRecord, replay } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { gameById } from './rules-catalogue.ts';

/** A match played under an older version of the rules, with a spectator's last view. */
interface OldMatch {
  readonly record: MatchRecord;
  readonly outcome: object;
  readonly view: object;
}

function oldMatch(game: string): OldMatch {
  return JSON.parse(readFileSync(new URL(`./${game}/rules/records/rules-1.json`, import.meta.url), 'utf8')) as OldMatch;
}

describe.each(['thats-not-a-hat', 'fotomania', 'mascarade'])('a record of %s under version 1 of its rules', (id) => {
  const { record, outcome, view } = oldMatch(id);
  const game = gameById(id);
  if (game === undefined) throw new Error(id);

  it('replays to the match that was played', () => {
    const match = replay(game, record);
    if (isRefusal(match)) throw new Error(JSON.stringify(match));
    expect(match.status).toEqual({ over: outcome });
    expect(match.game.view(match.state, 'spectator')).toEqual(view);
    expect(match.game.rulesVersion).toBe(1);
  });
});

describe.each(['thats-not-a-hat', 'fotomania'])('the same moves in %s under the rules of today', (id) => {
  it('give another match', () => {
    const { record, view } = oldMatch(id);
    const game = gameById(id);
    if (game === undefined) throw new Error(id);
    const match = replay(game, { ...record, rulesVersion: game.rulesVersion });
    expect(isRefusal(match) || match.game.view(match.state, 'spectator')).not.toEqual(view);
  });
});
