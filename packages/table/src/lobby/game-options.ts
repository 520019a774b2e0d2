import { type AnyGame, isRefusal, type Parsed } from '@parlour/kernel';

/**
 * Options chosen while people still gather: they must fit some number of players the game can have. Whether they fit
 * those who came is asked when the match begins. A refusal speaks of the number at the table now.
 */
export function parseOptionsForAnySeatCount(game: AnyGame, input: unknown, seated: number): Parsed<Readonly<Record<string, unknown>>> {
  const { min, max } = game.seats;
  const now = Math.min(max, Math.max(min, seated));
  const others = Array.from({ length: max - min + 1 }, (_, more) => min + more).filter((seats) => seats !== now);
  for (const seats of [now, ...others]) {
    const parsed = game.parseOptions(input, seats);
    if (!isRefusal(parsed)) return { ok: parsed.ok as Readonly<Record<string, unknown>> };
  }
  return game.parseOptions(input, now) as Parsed<Readonly<Record<string, unknown>>>;
}
