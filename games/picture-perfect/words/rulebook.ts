import type { Rulebook } from '@parlour/words';

/** A `*` marks a ruling: the rulebook does not say, or the program needs a definition. */
export const rulebook = [
  { title: 'picture-perfect.rules.section.setup', clauses: ['P-01', 'P-02', 'P-03', 'P-04', 'P-04*', 'P-05', 'P-05*', 'P-06'] },
  { title: 'picture-perfect.rules.section.rounds', clauses: ['P-10', 'P-11', 'P-12', 'P-13', 'P-13*', 'P-14'] },
  {
    title: 'picture-perfect.rules.section.exchanges',
    clauses: ['P-20', 'P-20*', 'P-21', 'P-21*', 'P-22', 'P-22*', 'P-23', 'P-24', 'P-24*', 'P-25', 'P-25*'],
  },
  {
    title: 'picture-perfect.rules.section.auctions',
    clauses: [
      'P-30',
      'P-30*',
      'P-31',
      'P-32',
      'P-33',
      'P-34',
      'P-34*',
      'P-35',
      'P-35*',
      'P-36',
      'P-36*',
      'P-37',
      'P-37*',
      'P-38',
      'P-38*',
      'P-39',
      'P-39*',
      'P-40',
      'P-40*',
      'P-41',
      'P-41*',
      'P-47*',
    ],
  },
  { title: 'picture-perfect.rules.section.photo', clauses: ['P-50', 'P-50*', 'P-51', 'P-51*'] },
  { title: 'picture-perfect.rules.section.score', clauses: ['P-60', 'P-61', 'P-62', 'P-63', 'P-63*'] },
  {
    title: 'picture-perfect.rules.section.wishes',
    clauses: ['P-70', 'P-71', 'P-71*', 'P-72', 'P-73', 'P-73*', 'P-74', 'P-74*', 'P-75', 'P-75*', 'P-76'],
  },
  { title: 'picture-perfect.rules.section.studio', clauses: ['P-80*', 'P-81*', 'P-82*', 'P-83*', 'P-84*', 'P-85*', 'P-86*'] },
  { title: 'picture-perfect.rules.section.screen', clauses: ['P-87*', 'P-88*', 'P-90*'] },
] as const satisfies Rulebook;

export type PicturePerfectClause = (typeof rulebook)[number]['clauses'][number];
