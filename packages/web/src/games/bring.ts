import type { Settings } from '../settings/settings.ts';
import { wordsFor } from '../words/words.ts';
import { areasOf } from './areas.ts';
import type { AnyFace } from './face.ts';
import { loadFace } from './registry.ts';

/** Asks for what a game needs at its table. Its words travel beside its face, not behind it. */
export function bring(game: string, { language, pseudo }: Pick<Settings, 'language' | 'pseudo'>): Promise<AnyFace> | undefined {
  const face = loadFace(game);
  if (face !== undefined) void wordsFor(language, ['table', ...areasOf(game)], pseudo);
  return face;
}
