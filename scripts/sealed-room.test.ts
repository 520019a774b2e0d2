import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '../packages/server/src');

/** Reads of a room's fields, by a path or by taking it apart. */
const READS = [
  /(?<![-/])\broom\.(?!code\b|game\b|refused\b)\w+/gu,
  /const \{(?! code(?:, game)? \})[^}]*\} = (?:\w+\.)?room;/gu,
  /\{[^}]*\}: Room\b/gu,
];

it('the server reads no field of a room but its code and its game: it asks the queries of packages/table', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const reads = files.flatMap((file) => {
    const text = readFileSync(join(SERVER, file), 'utf8');
    return READS.flatMap((read) => text.match(read) ?? []).map((found) => `${file}: ${found}`);
  });
  expect(reads).toEqual([]);
});
