export type { Values } from './icu.ts';
export { FALLBACK, isLanguage, LANGUAGE_INFO, LANGUAGES, type Language, pickLanguage } from './languages.ts';
export { type Area, loadWords, type MessageKey, type Stretch, type Words } from './words.ts';
