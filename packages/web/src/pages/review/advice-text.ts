import type { Advice } from '@parlour/bots';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import type { SeatName, Words } from '@parlour/words';

/** Fewer points are no reason. */
const MIN_POINTS = 0.5;

/** Why a move is good: the facts that the game has words for, and the points it brings. */
export function adviceText(
  { describeFact }: AnyGameUi,
  words: Words,
  { facts, points }: Advice,
  state: object,
  who: SeatName,
): readonly string[] {
  const said = facts.flatMap((fact) => describeFact(words, fact, state, who) ?? []);
  return points < MIN_POINTS ? said : [...said, words.t('fact.points', { count: Math.round(points) })];
}
