export { crowd } from './crowd.ts';
export { describeFotomania, nameBack, nameCard, nameColour, sentenceFotomania } from './describe/fotomania.ts';
export { describeHat, sentenceHat, speechOffering, speechRefusing, type Who } from './describe/hat.ts';
export { type HiddenName, nameHidden } from './describe/hidden.ts';
export {
  describeMascarade,
  sentenceMascarade,
  speechAnnouncing,
} from './describe/mascarade.ts';
export { describePicture, nameDecoration, nameGuest, nameWish, sentencePicture } from './describe/picture.ts';
export type { Values } from './icu.ts';
export { FALLBACK, isLanguage, LANGUAGE_INFO, LANGUAGES, type Language, pickLanguage } from './languages.ts';
export { maskName, powerLine, theMask } from './masks.ts';
export { capital, type Noun, noun, type Phrase, phrase } from './nouns.ts';
export { explainRefusal } from './refusals.ts';
export { FOTOMANIA_RULEBOOK, type FotomaniaClause } from './rulebook/fotomania.ts';
export { HAT_RULEBOOK, type HatClause } from './rulebook/hat.ts';
export { MASCARADE_RULEBOOK, type MascaradeClause } from './rulebook/mascarade.ts';
export { PICTURE_RULEBOOK, type PictureClause } from './rulebook/picture.ts';
export { clauseKey, isRuling, type Rulebook, type RulebookSection } from './rulebook/rulebook.ts';
export { type Found, plain, searchObjects } from './search.ts';
export { type Area, loadWords, type MessageKey, type Stretch, type Words } from './words.ts';
