import type { Language } from '@parlour/words';

export const dateOf = (language: Language, at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);

export const timeOf = (language: Language, at: number): string => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);

export const percentOf = (language: Language, share: number): string => new Intl.NumberFormat(language, { style: 'percent' }).format(share);

export const numberOf = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

export const changeOf = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always' }).format(value);
