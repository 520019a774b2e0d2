/**
 * `npm run -s memory:write -- [matches]`: measures what bots remember, prints it, and writes `bot/memory-curves.data.ts`
 * of the games that have one.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MEMORY_TRIALS } from '@parlour/games/memory-catalogue';
import { BOT_LEVELS, type MemoryCurvePoint } from '@parlour/kernel';
import { measuredCurves } from './lib/memory-curves.ts';

const matches = Number(process.argv[2] ?? 400);
if (!Number.isInteger(matches) || matches < 1) {
  console.error('how many matches for each level? usage: npm run -s memory:write -- 400');
  process.exit(2);
}

for (const game of Object.keys(MEMORY_TRIALS)) {
  const curves = measuredCurves(game, matches);
  const file = fileURLToPath(new URL(`../games/${game}/bot/memory-curves.data.ts`, import.meta.url));
  const groups = (level: (typeof BOT_LEVELS)[number]) => curves[level].map((group) => `    ${asText(group)},\n`).join('');
  const levels = BOT_LEVELS.map((level) => `  ${level}: [\n${groups(level)}  ],\n`).join('');
  const text = `// Written by \`npm run memory:write\`: ${matches} matches of each level.
import type { MemoryCurves } from '@parlour/kernel';

export const MEMORY_CURVES: MemoryCurves = {\n${levels}};\n`;
  if (existsSync(file)) writeFileSync(file, text);
  for (const level of BOT_LEVELS) console.log([game, level, ...curves[level].map(summary)].join(' | '));
}

function asText({ distance, to, trials, correct }: MemoryCurvePoint): string {
  return `{ distance: ${distance}, to: ${to}, trials: ${trials}, correct: ${correct} }`;
}

function summary({ distance, to, trials, correct }: MemoryCurvePoint): string {
  return `${distance}-${to ?? ''}: ${((100 * correct) / trials).toFixed(0)} % of ${trials}`;
}
