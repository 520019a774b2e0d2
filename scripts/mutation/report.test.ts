import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../lib/list-files.ts';
import { equivalentIn } from './equivalent.ts';
import { scoreOf, withoutSurvivors } from './report.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const FOLDERS = listFiles(join(ROOT, 'games'), /^equivalent\.ts$/).map((file) => relative(ROOT, dirname(dirname(file))));
const EQUIVALENT = (await Promise.all(FOLDERS.map((folder) => equivalentIn(ROOT, folder)))).flat();

const mutant = (status: string, line: number, replacement = 'false') => ({
  status,
  replacement,
  location: { start: { line }, end: { line: line + 1 } },
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
          mutant('NoCoverage', 2, '""'),
          mutant('NoCoverage', 3),
        ],
      },
    },
  };
  const known = { file: 'rules.ts', line: 'if (a > b) a = b;', replacements: ['a >= b'], why: 'the same' };

  it('leaves out equivalent mutants and assertions, and names the survivors', () => {
    expect(scoreOf(report, [known])).toEqual({
      mutants: 5,
      killed: 2,
      survived: 1,
      equivalent: 2,
      score: 66.7,
      survivors: [{ file: 'rules.ts', at: 3, line: 'return a;', replacement: 'false' }],
      stale: [],
    });
    expect(scoreOf(report, [])).toMatchObject({ survived: 2, score: 50 });
  });

  it('counts an empty default case as an assertion when the original throws', () => {
    const lines = { source: "default:\n  throw new Error('no such move');", mutants: [mutant('NoCoverage', 1, 'default:')] };
    expect(scoreOf({ files: { 'rules.ts': lines } }, [])).toMatchObject({ survived: 0, equivalent: 1 });
  });

  it('tries survivors again', () => {
    expect(withoutSurvivors(report).files['rules.ts']?.mutants.map(({ status }) => status)).toEqual(['Killed', 'Timeout', 'CompileError']);
  });

  it('names entries of the list that no longer survive, in the files of the run', () => {
    const killed = { ...known, replacements: ['false'] };
    const elsewhere = { ...known, file: 'status.ts' };
    expect(scoreOf(report, [known, killed, elsewhere]).stale).toEqual([killed]);
  });

  it('has lists beside the rules', () => {
    expect(FOLDERS).toContain('games/mascarade/rules');
  });

  it.each(EQUIVALENT)('names existing lines: $file $line', ({ file, line }) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.split('\n').map((each) => each.trim())).toContain(line);
  });
});
