/** What is wrong with a command line, and what is expected: one line for a person. */
export interface UsageError {
  readonly usageProblem: string;
}

export const usageError = (usageProblem: string): UsageError => ({ usageProblem });

export function isUsageError(value: unknown): value is UsageError {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'usageProblem');
}

/** "unknown game "hut": did you mean thats-not-a-hat?", or all names when none is close. */
export function unknownName(what: string, given: string, known: readonly string[]): UsageError {
  const near = closest(given, known);
  const advice = near === undefined ? `there ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}` : `did you mean ${near}?`;
  return usageError(`unknown ${what} "${given.slice(0, 40)}": ${advice}`);
}

function closest(given: string, known: readonly string[]): string | undefined {
  const wanted = given.toLowerCase();
  const part = known.find((word) => wanted.length >= 3 && word.includes(wanted));
  if (part !== undefined) return part;
  const [best] = known.map((word) => ({ word, edits: edits(wanted, word) })).sort((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= Math.max(1, Math.floor(best.word.length / 3)) ? best.word : undefined;
}

/** Levenshtein's distance. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
