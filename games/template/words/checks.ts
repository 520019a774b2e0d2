/** Languages whose files do not have every message yet: players see the English one. Delete a language here, and the tests list what it lacks. */
export const UNTRANSLATED = ['es', 'fr', 'pt-BR', 'pt-PT'];

/** Keys that the code builds from an id, so that no source holds them in full. */
export const FAMILIES = ['template.'];

/** Messages that are correctly the same in English and in another language. */
export const SAME_IN_ENGLISH = [];
