/** Keys that the code builds from an id, so that no source holds them in full. */
export const FAMILIES = [
  'thats-not-a-hat.award.',
  'thats-not-a-hat.event.',
  'thats-not-a-hat.fact.',
  'thats-not-a-hat.forms',
  'thats-not-a-hat.now.',
  'thats-not-a-hat.object.',
  'thats-not-a-hat.option.',
  'thats-not-a-hat.rules.',
  'thats-not-a-hat.story.',
];

/** Messages that are correctly the same in English and in another language. */
export const SAME_IN_ENGLISH = [
  'game.thats-not-a-hat',
  'thats-not-a-hat.event.tally',
  'thats-not-a-hat.option.clock.120',
  'thats-not-a-hat.option.clock.60',
  'thats-not-a-hat.quote',
  'thats-not-a-hat.seat.bot',
];
