import { LANGUAGE_INFO, LANGUAGES, type Language } from '../locales/index.ts';

export { LANGUAGE_INFO, LANGUAGES, type Language };

export const FALLBACK_LANGUAGE: Language = 'en';

export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.includes(tag as Language);

/** The tag for lists and dates: English is British. */
export const regionalTag = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** The first of the preferred tags with a translation: exactly, as a regional tag, or by its base language. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const wish of preferred) {
    const tag = wish.toLowerCase();
    const found =
      LANGUAGES.find((language) => language.toLowerCase() === tag) ??
      LANGUAGES.find((language) => LANGUAGE_INFO[language].also.some((relative) => relative.toLowerCase() === tag)) ??
      LANGUAGES.find((language) => motherTongue(language) === motherTongue(tag));
    if (found !== undefined) return found;
  }
  return FALLBACK_LANGUAGE;
}

const motherTongue = (tag: string): string => tag.toLowerCase().split(/[-_]/u)[0] ?? '';
