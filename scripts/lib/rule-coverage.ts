export interface Coverage {
  readonly game: string;
  readonly clauses: number;
  readonly tested: number;
  readonly untested: readonly string[];
}

export interface Rulebook {
  readonly game: string;
  readonly text: string;
}

/** `H-06`, `M-08b`, and `H-06*` for a ruling, which is a separate clause. */
const NAME = /['"`]((?:\[[A-Z]-\d+[a-z]?\*?\] ?)+)/g;

const DEFINITION = /\*\*([A-Z]-\d+[a-z]?)(\\\*)?(?=\*\*|[ :])/g;

/** Clauses are bold where they are defined; a ruling's asterisk is escaped, as Markdown needs it. */
export function clausesIn(rules: string): string[] {
  return [...new Set(Array.from(rules.matchAll(DEFINITION), ([, id, ruling]) => `${id}${ruling === undefined ? '' : '*'}`))];
}

/** The clauses in brackets at the start of test titles: `it('[H-07] [H-15] the top card is shown', …`. */
export function clausesTested(source: string): string[] {
  const names = Array.from(source.matchAll(NAME), ([, brackets = '']) => brackets);
  return [
    ...new Set(
      names.flatMap((brackets) =>
        brackets
          .slice(1)
          .split(/[[\] ]+/)
          .filter((id) => id !== ''),
      ),
    ),
  ];
}

export function ruleCoverage(rulebooks: readonly Rulebook[], tests: readonly string[]): { games: Coverage[]; unknown: string[] } {
  const named = new Set(tests.flatMap(clausesTested));
  const known = new Set<string>();
  const games = rulebooks.map(({ game, text }) => {
    const clauses = clausesIn(text);
    for (const id of clauses) known.add(id);
    const untested = clauses.filter((id) => !named.has(id));
    return { game, clauses: clauses.length, tested: clauses.length - untested.length, untested };
  });
  return { games, unknown: [...named].filter((id) => !known.has(id)).toSorted() };
}
