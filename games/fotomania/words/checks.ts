/** Keys that the code builds from an id, so that no source holds them in full. */
export const FAMILIES = [
  'fotomania.board.direction.',
  'fotomania.board.half.',
  'fotomania.board.award.',
  'fotomania.board.result.tie.',
  'fotomania.board.why.',
  'fotomania.blur.',
  'fotomania.colour.',
  'fotomania.event.',
  'fotomania.now.',
  'fotomania.option.',
  'fotomania.rules.',
];

/** Messages that are correctly the same in English and in another language. */
export const SAME_IN_ENGLISH = [
  'fotomania.board.award.lead',
  'fotomania.board.award.title',
  'fotomania.board.hand.plays',
  'fotomania.board.points',
  'fotomania.board.result.total',
  'fotomania.board.strip',
  'fotomania.event.tally',
  'fotomania.option.clock.120',
  'fotomania.option.clock.300',
  'fotomania.option.clock.60',
  'fotomania.terminal.album',
  'game.fotomania',
];
