import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './lib/list-files.ts';

const ROOT = new URL('../', import.meta.url).pathname;
const TOKEN_FILE = /(?:^|\/)(?:tokens|palette)\.css$/u;
const HEX = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/giu;

const sheets = ['packages', 'games']
  .flatMap((folder) => listFiles(join(ROOT, folder), /\.css$/u))
  .map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') }));

it('colours are tokens: no style sheet but those of tokens has a hex value', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const raw = sheets.flatMap(({ file, text }) => (TOKEN_FILE.test(file) ? [] : (text.match(HEX) ?? []).map((hex) => `${file}: ${hex}`)));
  expect(raw).toEqual([]);
});

it('every custom property is used', () => {
  const sources = ['packages', 'games'].flatMap((folder) => listFiles(join(ROOT, folder), /\.(?:css|html|svg|tsx?)$/u));
  const uses = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)(\$?)/gu)]);
  const names = new Set(uses.flatMap(([, name = '', more]) => (more === '' ? name : [])));
  // `var(--game-${id})` uses every property of that beginning.
  const beginnings = uses.flatMap(([, name = '', more]) => (more === '' ? [] : name));
  const isUsed = (name: string) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const made = sheets.flatMap(({ file, text }) => (text.match(/--[\w-]+(?=:)/gu) ?? []).map((name) => ({ file, name })));
  expect(made.length).toBeGreaterThan(300);
  expect(made.filter(({ name }) => !isUsed(name))).toEqual([]);
});

/** Where layouts change. Those in `em` follow the size of the text; those in `px` belong to boards, which scale as a whole. */
const BREAKPOINTS = {
  em: [26.25, 43.75, 56.25, 68.75, 106.25],
  px: [460, 480, 500, 560, 700, 760, 860, 900, 1000, 1600, 1700],
};

it('every breakpoint is in the list', () => {
  const used = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/\((min|max)-(?:width|height): ([\d.]+)(em|px)\)/gu)].map(([all, side, size, unit]) => {
      // A `max` next to a `min` ends one pixel before it.
      const before = unit === 'em' ? 1 / 16 : 1;
      const allowed = BREAKPOINTS[unit as 'em' | 'px'].flatMap((at) => (side === 'max' ? [at, at - before] : [at, at + before]));
      return allowed.includes(Number(size)) ? '' : `${file}: ${all}`;
    }),
  );
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((wrong) => wrong !== '')).toEqual([]);
});

it('takes no class from another sheet: the build would copy it, and warn that it has no source', () => {
  const taken = sheets.flatMap(({ file, text }) => (text.match(/composes:.* from .*/gu) ?? []).map((line) => `${file}: ${line}`));
  expect(taken).toEqual([]);
});
