import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { toConfusables } from './lib/confusables.ts';

/** `npm run confusables:write`: the lookalikes that names can hold, from Unicode's data (UTS 39). */
const source = createRequire(import.meta.url).resolve('unhomoglyph/data.json');
const target = fileURLToPath(new URL('../packages/protocol/src/confusables.json', import.meta.url));
const found = toConfusables(JSON.parse(readFileSync(source, 'utf8')) as Record<string, string>);
writeFileSync(target, `${JSON.stringify(found, null, 2)}\n`);
