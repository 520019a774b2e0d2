import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EQUIVALENT } from './equivalent.ts';
import { scoreOf } from './report.ts';

const mutant = (status: string, line: number, replacement = 'false', mutatorName = 'ConditionalExpression') => ({
  status,
  replacement,
  mutatorName,
  location: { start: { line } },
});

describe('the score of a mutation run', () => {
  const source = ['if (a > b) a = b;', "  throw new Error('no seat');", 'return a;'].join('\n');
  const report = {
    files: {
      'rules.ts': {
        source,
        mutants: [
          mutant('Killed', 1),
          mutant('Timeout', 3),
          mutant('CompileError', 3),
          mutant('Survived', 1, 'a >= b'),
          mutant('NoCoverage', 2, '""', 'StringLiteral'),
          mutant('NoCoverage', 2),
        ],
      },
    },
  };

  it('leaves out equivalent mutants and error texts, and names the survivors', () => {
    const known = [{ file: 'rules.ts', line: 'if (a > b) a = b;', replacement: 'a >= b', why: 'the same' }];
    expect(scoreOf(report, known)).toEqual({
      mutants: 5,
      killed: 2,
      survived: 1,
      equivalent: 2,
      score: 66.7,
      survivors: [{ file: 'rules.ts', at: 2, line: "throw new Error('no seat');", replacement: 'false' }],
    });
    expect(scoreOf(report, [])).toMatchObject({ survived: 2, score: 50 });
  });

  it.each(EQUIVALENT)('names existing lines: $file $line', ({ file, line }) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text.split('\n').map((each) => each.trim())).toContain(line);
  });
});
