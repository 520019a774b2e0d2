import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../testing.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../games/picture-perfect/photo/examples');
const PARTY = join(EXAMPLES, 'party.json');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-photo-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function changed(change: object): string {
  const file = join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(PARTY, 'utf8')) as object), ...change }));
  return file;
}

test('prints validity, verdict and evidence as one JSON object', async () => {
  const { code, out, err } = await runCommand(['photo', PARTY, '--json']);
  expect([code, err]).toEqual([0, '']);
  const found = JSON.parse(out) as { valid: boolean; verdict: { guest: string; face: object }[] };
  expect(found).toMatchObject({ valid: true, placement: [], photo: [] });
  expect(found.verdict.find(({ guest }) => guest === 'girl')?.face).toMatchObject({
    hidden: true,
    coveredBy: [{ by: 'lady-yellow', share: 1 }],
  });
});

test('prints the same as text', async () => {
  const { out } = await runCommand(['photo', PARTY]);
  expect(out).toMatch(/^valid\n/);
  expect(out).toContain('girl: in front lady-yellow 99.9 %; face hidden by lady-yellow 100.0 %');
});

test('[P-51] refuses a photo with the reason', async () => {
  const file = changed({ camera: { x: 0, y: 3100, z: 8500, pan: 0, tilt: -349, zoom: 1853 }, guests: [{ id: 'dog', x: 0, z: 1500 }] });
  const { code, out } = await runCommand(['photo', file]);
  expect(code).toBe(1);
  expect(out).toMatch(/^refused\n/);
  expect(out).toContain('camera-above-shield (P-51)');
  expect(out).toContain('into-table (P-83*): dog');
});

/** The rows of a PNG that has one chunk of them. */
function pixelsOf(file: string): Buffer {
  const png = readFileSync(file);
  return inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
}

test.each([
  ['[P-51*]', 'hidden-guest', 1, 'guest-not-seen (P-51*): girl'],
  ['[P-73*]', 'overlap-behind-cake', 0, 'girl: nobody in front; face hidden by cake 100.0 %'],
  ['[P-75*]', 'helper-behind-cake', 0, 'face hidden by cake 100.0 %'],
])('%s judges the example %s, and draws the picture beside it', async (_clause, name, ending, line) => {
  const file = join(folder, `${name}.png`);
  const { code, out } = await runCommand(['photo', join(EXAMPLES, `${name}.json`), '--png', file, '--width', '320']);
  expect(code).toBe(ending);
  expect(out).toContain(line);
  expect(pixelsOf(file).equals(pixelsOf(join(EXAMPLES, `${name}.png`)))).toBe(true);
});

test('[P-50*] judges two decorations of a kind', async () => {
  const cakes = [
    { id: 'cake', x: 0, z: 1400 },
    { id: 'cake', x: 0, z: 2000 },
  ];
  const { code, out } = await runCommand(['photo', changed({ decorations: cakes })]);
  expect([code, out.split('\n')[0]]).toEqual([0, 'valid']);
});

test('draws the photo', async () => {
  const file = join(folder, 'out.png');
  expect((await runCommand(['photo', PARTY, '--png', file, '--width', '160'])).code).toBe(0);
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([160, 120]);
  const rows = pixelsOf(file);
  expect(rows).toHaveLength(120 * (1 + 160 * 3));
  expect(new Set(rows).size).toBeGreaterThan(50);
});

test.each([
  ['missing.json', 'missing.json cannot be read: ENOENT'],
  ['broken.json', 'broken.json is not a scene: it is not JSON'],
  ['empty.json', 'empty.json is not a scene: the scene lacks guests'],
])('says what is wrong with %s', async (name, problem) => {
  writeFileSync(join(folder, 'broken.json'), '{');
  writeFileSync(join(folder, 'empty.json'), '{}');
  const { code, out, err } = await runCommand(['photo', join(folder, name)]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(problem);
});

test('says when the drawing cannot be written', async () => {
  const { code, err } = await runCommand(['photo', PARTY, '--png', join(folder, 'no', 'such.png')]);
  expect(code).toBe(2);
  expect(err).toContain('such.png cannot be written: ENOENT');
});
