import { type Language, regionalTag } from '@parlour/words';

/** Dates are written as in the reader's own region, where it speaks the chosen language. */
export function dateLocale(language: Language, preferred: readonly string[] = navigator.languages): string {
  const own = preferred.find((tag) => tag.startsWith(`${language}-`));
  return own ?? regionalTag(language);
}
