import type { AnyFace } from '@parlour/ui/board/face.ts';

/** Loaded when somebody sits down, so that a door costs nothing until it is opened. */
const FACES: Readonly<Record<string, () => Promise<AnyFace>>> = {
  'thats-not-a-hat': async () => (await import('./thats-not-a-hat/board/index.tsx')).hatFace,
  'picture-perfect': async () => (await import('./picture-perfect/board/index.tsx')).pictureFace,
  fotomania: async () => (await import('./fotomania/board/index.tsx')).fotomaniaFace,
  mascarade: async () => (await import('./mascarade/board/index.tsx')).mascaradeFace,
};

/** Whether a game can be shown; its rules alone do not make a table. */
export const hasFace = (game: string): boolean => Object.hasOwn(FACES, game);

const loaded = new Map<string, Promise<AnyFace>>();

export function loadFace(game: string): Promise<AnyFace> | undefined {
  const load = FACES[game];
  if (load === undefined) return undefined;
  let face = loaded.get(game);
  if (face === undefined) {
    face = load();
    face.catch(() => loaded.delete(game));
    loaded.set(game, face);
  }
  return face;
}
