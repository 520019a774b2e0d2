import type { Rulebook } from '@parlour/words';

/** A `*` marks a ruling: the rulebook does not say, or the program needs a definition. */
export const rulebook = [
  { title: 'fotomania.rules.section.cards', clauses: ['F-01', 'F-02*', 'F-02b*', 'F-02c*', 'F-03', 'F-03*'] },
  {
    title: 'fotomania.rules.section.setup',
    clauses: ['F-04', 'F-05', 'F-06', 'F-06*', 'F-07', 'F-08', 'F-08*', 'F-09'],
  },
  { title: 'fotomania.rules.section.subject', clauses: ['F-10', 'F-11*', 'F-12', 'F-12*'] },
  { title: 'fotomania.rules.section.film', clauses: ['F-13'] },
  {
    title: 'fotomania.rules.section.photo',
    clauses: ['F-14', 'F-15', 'F-16', 'F-17', 'F-18', 'F-19', 'F-20', 'F-21', 'F-22'],
  },
  { title: 'fotomania.rules.section.city', clauses: ['F-23', 'F-24*', 'F-25', 'F-26', 'F-26*'] },
  { title: 'fotomania.rules.section.sunset', clauses: ['F-27', 'F-27*', 'F-28', 'F-28*', 'F-29'] },
  {
    title: 'fotomania.rules.section.end',
    clauses: ['F-30', 'F-30*', 'F-31', 'F-31*', 'F-32', 'F-33', 'F-33*', 'F-34', 'F-34*', 'F-35'],
  },
  { title: 'fotomania.rules.section.screen', clauses: ['F-36*', 'F-37*', 'F-38*'] },
] as const satisfies Rulebook;

export type FotomaniaClause = (typeof rulebook)[number]['clauses'][number];
