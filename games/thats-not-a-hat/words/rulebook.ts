import type { Rulebook } from '@parlour/words';

/** A `*` marks a ruling: the rulebook does not say, or the program needs a definition. */
export const rulebook = [
  { title: 'thats-not-a-hat.rules.section.cards', clauses: ['H-01', 'H-01*', 'H-02*', 'H-03'] },
  { title: 'thats-not-a-hat.rules.section.setup', clauses: ['H-04', 'H-05', 'H-06', 'H-06*'] },
  {
    title: 'thats-not-a-hat.rules.section.play',
    clauses: ['H-07', 'H-08', 'H-08*', 'H-09', 'H-10', 'H-11', 'H-12', 'H-13', 'H-14', 'H-15', 'H-16'],
  },
  { title: 'thats-not-a-hat.rules.section.end', clauses: ['H-17', 'H-18', 'H-18*', 'H-19', 'H-19*', 'H-20*'] },
  { title: 'thats-not-a-hat.rules.section.harder', clauses: ['H-21', 'H-22', 'H-22*', 'H-23'] },
  { title: 'thats-not-a-hat.rules.section.screen', clauses: ['H-24*', 'H-25*', 'H-26*'] },
] as const satisfies Rulebook;

export type HatClause = (typeof rulebook)[number]['clauses'][number];
