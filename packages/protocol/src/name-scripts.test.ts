import { expect, it } from 'vitest';
import { cleanName } from './clean-text.ts';
import { nameSkeleton } from './confusable-names.ts';

it.each([
  'Ann',
  'José Ñandú',
  'Łukasz',
  'Мария',
  'Ελένη',
  'Արմեն',
  'محمد',
  'שרה',
  'さくらサクラ',
  '美咲',
  '김민수',
  'प्रिया',
  'Zoë 2',
  'Ann 🎩',
  'DJ 太郎',
  "O'Neil-Smith",
])('takes %s as a name', (name) => {
  expect(cleanName(name)).toBe(name);
});

it.each([
  ['Cherokee', 'ᎪᏁᏁ'],
  ['Lisu', 'ꓮꓠꓠ'],
  ['Carian', '𐊠𐊵𐊵'],
  ['a hieroglyph alone', '\u{13441}'],
  ['Cyrillic among Latin', 'Аnn'],
  ['Greek among Latin', 'Bοb'],
])('refuses a name with %s', (_what, name) => {
  expect(cleanName(name)).toBeUndefined();
});

it.each([
  ['Armenian', 'ոսո', 'nun'],
  ['Cyrillic', 'сора', 'copa'],
  ['Greek', 'ΑΝΝΑ', 'anna'],
  ['Armenian capitals', 'ՏՕՍ', 'SOU'],
  ['Bengali digits', '৪০', '80'],
  ['Cyrillic with strokes', 'Ԍӧҫ', 'Goc'],
  ['Latin with hooks', 'Ɓøɓ', 'Bob'],
])('takes a whole word in %s for its Latin twin', (_what, name, twin) => {
  expect(nameSkeleton(name)).toBe(nameSkeleton(twin));
});
