import { describe } from 'vitest';
import { journeysAt } from './journeys.ts';

describe('at http://localhost', () => {
  journeysAt('localhost');
});
