import type { Language } from './languages.ts';

export type NumberFormat = (value: number) => string;

/** Formats numbers as the language writes them, with a real minus sign. Some languages of `Intl` have a hyphen there. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): NumberFormat {
  const format = new Intl.NumberFormat(language, options);
  return (value) =>
    format
      .formatToParts(value)
      .map((part) => (part.type === 'minusSign' ? '−' : part.value))
      .join('');
}
