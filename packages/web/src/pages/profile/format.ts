import { type Language, numberFormat } from '@parlour/words';
import { dateLocale } from '../../app/date-locale.ts';

export const formatDate = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'medium' }).format(at);

export const timeOf = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(dateLocale(language), { timeStyle: 'short' }).format(at);

export const formatPercent = (language: Language, share: number): string => numberFormat(language, { style: 'percent' })(share);

export const formatNumber = (language: Language, value: number): string => numberFormat(language, { maximumFractionDigits: 1 })(value);

export const formatChange = (language: Language, value: number): string => numberFormat(language, { signDisplay: 'always' })(value);
