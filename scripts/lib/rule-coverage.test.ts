import { expect, it } from 'vitest';
import { clausesIn, clausesTested, ruleCoverage } from './rule-coverage.ts';

const RULES = String.raw`
- **H-01** Cards with backs. See H-09 for more, **really**.
- **H-06** The player who last got a gift starts. **H-06\*** Online: a random player.
- **M-08b** A player who looked must look. (**F-02b\***: an option.)
`;

it('finds the clauses of a rulebook, with rulings separate, several in a line', () => {
  expect(clausesIn(RULES)).toEqual(['H-01', 'H-06', 'H-06*', 'M-08b', 'F-02b*']);
});

it('finds the clauses that test titles begin with', () => {
  const source =
    "it('[H-07] [H-15] shown', f); it.each([1])(`[H-06*] no ${1}`, f); test(\"[M-08b] x\", f); it('not [H-99] in the middle', f);";
  expect(clausesTested(source)).toEqual(['H-07', 'H-15', 'H-06*', 'M-08b']);
});

it('lists clauses without a test, and tests without a clause', () => {
  const book = { game: 'hat', text: String.raw`**H-06** **H-06\*** **H-07**` };
  expect(ruleCoverage([book], ["it('[H-06*] a ruling is not the rule', f)", "it('[H-08] gone', f)"])).toEqual({
    games: [{ game: 'hat', clauses: 3, tested: 1, untested: ['H-06', 'H-07'] }],
    unknown: ['H-08'],
  });
});
