import { expect, it } from 'vitest';
import { dateLocale } from './date-locale.ts';

it('writes dates as in the region of the reader', () => {
  expect(dateLocale('en', ['fr-FR', 'en-US', 'en-GB'])).toBe('en-US');
  expect(dateLocale('en', ['en'])).toBe('en-GB');
  expect(dateLocale('pt-PT', ['pt-BR', 'es'])).toBe('pt-PT');
});
