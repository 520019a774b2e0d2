import { describe, expect, it } from 'vitest';
import { pseudoLocalize } from './pseudo-locale.ts';
import { createWords } from './words.ts';

const catalogue = { 'home.motto': 'Four <em>doors</em> for {name}', 'home.minutes': '{minutes} min', 'home.bots': 'alarm clock|an' };
const words = createWords('en', catalogue, pseudoLocalize('ltr'));

describe('the pseudo language', () => {
  it('leaves no plain letter in translated text', () => {
    expect(words.t('home.motto', { name: '' })).not.toMatch(/[a-z]/i);
  });

  it('leaves names and numbers as they are', () => {
    expect(words.t('home.motto', { name: 'Ada' })).toContain('Ada');
    expect(words.t('home.minutes', { minutes: 15 })).toMatch(/^15 /);
  });

  it('has its own word for "and"', () => {
    expect(words.list(['Ada', 'Ben'])).toMatch(/^Ada [^a-z]+ Ben$/);
  });

  it('keeps marks and grammar', () => {
    expect(words.rich('home.motto', { name: 'Ada' }).map(({ mark }) => mark)).toEqual([null, 'em', null, null]);
    expect(words.t('home.bots').split('|')[1]).toBe('an');
  });

  it('is longer than English', () => {
    const plain = 'Swear you are the Queen. Perhaps you are.';
    expect(pseudoLocalize('ltr')(plain).length).toBeGreaterThan(plain.length * 1.15);
  });

  it('is wrapped to read from right to left', () => {
    expect(pseudoLocalize('rtl')('ab')).toMatch(/^\u202e.*\u202c$/);
  });
});
