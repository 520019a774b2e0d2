import type { Rulebook } from '@parlour/words';

/** A `*` marks a ruling: the rulebook does not say, or the program needs a definition. */
export const rulebook = [
  { title: 'template.rules.section.cards', clauses: ['T-01'] },
  { title: 'template.rules.section.setup', clauses: ['T-02', 'T-03'] },
  { title: 'template.rules.section.play', clauses: ['T-04'] },
  { title: 'template.rules.section.end', clauses: ['T-05', 'T-06*'] },
] as const satisfies Rulebook;
