/** Keys that the code puts together from an id, so that they stand nowhere in full. */
export const FAMILIES = [
  'foto.direction.',
  'foto.half.',
  'foto.honour.',
  'foto.result.tie.',
  'foto.why.',
  'fotomania.blur.',
  'fotomania.colour.',
  'fotomania.event.',
  'fotomania.now.',
  'fotomania.option.',
  'fotomania.rules.',
];

/** Messages that are rightly the same in English and in another language. */
export const SAME_IN_ENGLISH = [
  'foto.award.lead',
  'foto.award.title',
  'foto.hand.plays',
  'foto.points',
  'foto.result.total',
  'foto.strip',
  'fotomania.event.tally',
  'fotomania.option.clock.120',
  'fotomania.option.clock.300',
  'fotomania.option.clock.60',
  'fotomania.terminal.album',
  'game.fotomania',
];
