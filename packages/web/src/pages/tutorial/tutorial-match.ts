import { gameById } from '@parlour/games/rules-catalogue';
import { type Entry, forceMove, type GameTypes, isOver, isRefusal, type Match, seedFromText, startMatch } from '@parlour/kernel';
import type { AnyTutorial } from '@parlour/ui/tutorial/lesson.ts';

/** The match as the learner joins it, and its earlier entries. */
export interface TutorialMatch {
  readonly match: Match<GameTypes>;
  readonly entries: readonly Entry<unknown>[];
}

export function tutorialMatch({ game: id, options, opponents, seed, joinsAt }: AnyTutorial): TutorialMatch {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const parsed = game.parseOptions(options, opponents + 1);
  if (isRefusal(parsed)) throw new Error(`the lesson cannot begin: ${parsed.refused}`);
  let { match } = startMatch(game, parsed.ok, opponents + 1, seedFromText(seed));
  const entries: Entry<unknown>[] = [];
  while (joinsAt !== undefined && !joinsAt(game.view(match.state, 0))) {
    const next = isOver(match.status) ? undefined : match.status.must.find((seat) => match.pending.every((choice) => choice.seat !== seat));
    const forced = next === undefined ? undefined : forceMove(match, next);
    if (forced === undefined || isRefusal(forced)) throw new Error(`${id} never comes to where the learner sits down`);
    match = forced.match;
    entries.push(forced.entry);
  }
  return { match, entries };
}
