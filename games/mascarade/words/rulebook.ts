import type { Rulebook } from '@parlour/words';

/** A `*` marks a ruling: the rulebook does not say, or the program needs a definition. */
export const rulebook = [
  { title: 'mascarade.rules.section.table', clauses: ['M-01', 'M-02', 'M-02*', 'M-03', 'M-03*', 'M-04', 'M-04*', 'M-05', 'M-05*'] },
  { title: 'mascarade.rules.section.turns', clauses: ['M-06', 'M-07', 'M-08', 'M-08b', 'M-08b*', 'M-08c*', 'M-09', 'M-10', 'M-10*'] },
  { title: 'mascarade.rules.section.claims', clauses: ['M-11', 'M-11*', 'M-12', 'M-13', 'M-14', 'M-14b*', 'M-15', 'M-15*'] },
  { title: 'mascarade.rules.section.end', clauses: ['M-16', 'M-17', 'M-18', 'M-18*'] },
  {
    title: 'mascarade.rules.section.powers',
    clauses: [
      'M-20',
      'M-21',
      'M-22',
      'M-23',
      'M-24',
      'M-25',
      'M-26',
      'M-27',
      'M-28',
      'M-29',
      'M-30',
      'M-31',
      'M-32',
      'M-33',
      'M-34',
      'M-35',
      'M-36*',
      'M-37*',
      'M-38*',
      'M-39*',
    ],
  },
  { title: 'mascarade.rules.section.scenarios', clauses: ['M-40*', 'M-41', 'M-41*'] },
  { title: 'mascarade.rules.section.screen', clauses: ['M-42*', 'M-43*', 'M-44*'] },
] as const satisfies Rulebook;

export type MascaradeClause = (typeof rulebook)[number]['clauses'][number];
