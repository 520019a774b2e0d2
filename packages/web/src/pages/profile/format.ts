import type { Language } from '@parlour/words';

export const formatDate = (language: Language, at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);

export const timeOf = (language: Language, at: number): string => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);

export const formatPercent = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

export const formatNumber = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

export const formatChange = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always' }).format(value);
