import { type AnyGame, isRefusal, type Parsed } from '@parlour/kernel';

/**
 * Parses options while players still gather: they must fit some number of players the game allows.
 * The start of the match checks them for the real number. A refusal names the number at the table now.
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
