import type { Area } from '@parlour/words';

/** The words that a game needs besides those of the frame: known before its face is here, so that both come at once. */
export const AREAS = {
  'thats-not-a-hat': ['hat', 'hat-objects', 'hat-rules'],
  'picture-perfect': ['picture', 'picture-rules', 'picture-table'],
  fotomania: ['fotomania', 'fotomania-rules', 'fotomania-table'],
  mascarade: ['mascarade', 'mascarade-rules', 'mascarade-table'],
} as const satisfies Readonly<Record<string, readonly Area[]>>;

export const areasOf = (game: string): readonly Area[] => (Object.hasOwn(AREAS, game) ? AREAS[game as keyof typeof AREAS] : []);
