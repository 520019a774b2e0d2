export { describeHat, sentenceHat, speechOffering, speechRefusing, type Who } from './describe/hat.ts';
export type { Values } from './icu.ts';
export { FALLBACK, isLanguage, LANGUAGE_INFO, LANGUAGES, type Language, pickLanguage } from './languages.ts';
export { capital, type Noun, noun, type Phrase, phrase } from './nouns.ts';
export { explainRefusal } from './refusals.ts';
export { HAT_RULEBOOK, type HatClause } from './rulebook/hat.ts';
export { clauseKey, isRuling, type Rulebook, type RulebookSection } from './rulebook/rulebook.ts';
export { type Found, plain, searchObjects } from './search.ts';
export { type Area, loadWords, type MessageKey, type Stretch, type Words } from './words.ts';
