import { type Day, startOfDay } from '@parlour/protocol';
import type { Language } from '@parlour/words';
import { dateLocale } from '../../app/date-locale.ts';

/** A day of the server in words: it is the same day everywhere. */
export const formatDay = (language: Language, day: Day): string =>
  new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(startOfDay(day));
