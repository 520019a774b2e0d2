import { expect, test } from 'vitest';
import { scenarioFaults } from '../rules/index.ts';
import { inOrder, startingWith, toggled } from './scenario.ts';

test('[M-41] both Peasants come and go together', () => {
  const with2 = toggled(['judge'], 'peasant');
  expect(with2).toEqual(['peasant', 'peasant', 'judge']);
  expect(toggled(with2, 'peasant')).toEqual(['judge']);
});

test('the order of picking does not matter', () => {
  expect(toggled(toggled(['judge'], 'king'), 'spy')).toEqual(toggled(toggled(['judge'], 'spy'), 'king'));
  expect(inOrder(['king', 'judge', 'fool'])).toEqual(['fool', 'judge', 'king']);
});

test.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('[M-40*] %i players begin with a scenario they can play', (seats) => {
  expect(scenarioFaults(startingWith('A', seats), seats)).toEqual([]);
  expect(scenarioFaults(startingWith('B', seats), seats)).toEqual([]);
});
