/** Keys that the code builds from an id, so that no source holds them in full. */
export const FAMILIES = [
  'mascarade.event.',
  'mascarade.fact.',
  'mascarade.mask.',
  'mascarade.now.',
  'mascarade.option.',
  'mascarade.power.',
  'mascarade.rules.',
  'mascarade.say.',
  'mascarade.terminal.',
  'mascarade.board.award.',
  'mascarade.board.mask.',
  'mascarade.board.seat.',
  'mascarade.board.story.',
];

/** Messages that are correctly the same in English and in another language. */
export const SAME_IN_ENGLISH = [
  'game.mascarade',
  'mascarade.option.clock.120',
  'mascarade.option.clock.60',
  'mascarade.option.memorise.120',
  'mascarade.option.memorise.60',
  'mascarade.board.say.short',
];
