/** Keys that the code puts together from an id, so that they stand nowhere in full. */
export const FAMILIES = ['hat.award.', 'hat.event.', 'hat.forms', 'hat.now.', 'hat.object.', 'hat.option.', 'hat.rules.', 'hat.story.'];

/** Messages that are rightly the same in English and in another language. */
export const SAME_IN_ENGLISH = [
  'game.thats-not-a-hat',
  'hat.event.tally',
  'hat.option.clock.120',
  'hat.option.clock.60',
  'hat.quote',
  'hat.seat.bot',
];
