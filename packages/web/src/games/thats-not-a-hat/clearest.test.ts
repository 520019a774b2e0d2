import { expect, test } from 'vitest';
import { clearest } from './clearest.ts';

const block = (x: number, y: number, size = 10) => ({ x, y, width: size, height: size });

test('the favourite is kept while it is free', () => {
  expect(clearest([block(0, 0), block(50, 0)], [block(100, 100), block(10, 0)])).toEqual(block(0, 0));
});

test('what covers least is chosen when everything is taken', () => {
  expect(clearest([block(0, 0), block(20, 0), block(40, 0)], [block(2, 0), block(28, 0), block(40, 0)])).toEqual(block(20, 0));
});
