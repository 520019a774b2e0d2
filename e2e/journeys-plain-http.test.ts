import { describe } from 'vitest';
import { journeysAt } from './journeys.ts';

describe('at http://parlour.test', () => {
  journeysAt('parlour.test');
});
