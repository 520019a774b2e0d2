import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const READABLE_MS = 2500;

it.each([
  { what: 'the verdict of a refusal', component: 'thats-not-a-hat/board/RefusalReveal', keyframes: 'told' },
  { what: 'a row of photos', component: 'fotomania/board/PhotoReveal', keyframes: 'shown' },
])('$what can be read for 2.5 seconds', ({ component, keyframes }) => {
  const source = (ending: string) => readFileSync(new URL(component + ending, import.meta.url), 'utf8');
  const [, ms] = /^const \w+_MS = (\d+);/m.exec(source('.tsx')) ?? [];
  const readable = new RegExp(`@keyframes ${keyframes} \\{[^@]*?(\\d+)%,\\s*(\\d+)% \\{\\s*opacity: 1;`);
  const [, from, until] = readable.exec(source('.module.css')) ?? [];
  expect(((Number(until) - Number(from)) / 100) * Number(ms)).toBeGreaterThanOrEqual(READABLE_MS);
});
