import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import confusables from '../../packages/protocol/src/confusables.json' with { type: 'json' };
import { toConfusables } from './confusables.ts';

it('the lookalikes of names are those of the Unicode data', () => {
  const source = createRequire(import.meta.url).resolve('unhomoglyph/data.json');
  const data = JSON.parse(readFileSync(source, 'utf8')) as Record<string, string>;
  expect(Object.keys(data).length).toBeGreaterThan(6000);
  expect(confusables).toEqual(toConfusables(data));
});
