import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url).pathname;
const TOKEN_FILE = /(?:^|\/)(?:tokens|palette)\.css$/u;
const HEX = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/giu;

const sheets = ['packages', 'games'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/node_modules|dist/u.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(ROOT, folder, file), 'utf8') })),
);

it('colours are tokens: no style sheet but those of tokens has a hex value', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const raw = sheets.flatMap(({ file, text }) => (TOKEN_FILE.test(file) ? [] : (text.match(HEX) ?? []).map((hex) => `${file}: ${hex}`)));
  expect(raw).toEqual([]);
});

it('every colour of a palette is used', () => {
  const colours = sheets.flatMap(({ file, text }) => (file.endsWith('palette.css') ? (text.match(/--[\w-]+(?=:)/gu) ?? []) : []));
  const used = new Set(sheets.flatMap(({ text }) => text.match(/(?<=var\()--[\w-]+/gu) ?? []));
  expect(colours.filter((colour) => !used.has(colour))).toEqual([]);
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
