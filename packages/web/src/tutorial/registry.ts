import type { AnyTutorial } from './lesson.ts';

const TUTORIALS: Readonly<Record<string, () => Promise<AnyTutorial>>> = {
  'thats-not-a-hat': async () => (await import('./hat.ts')).hatTutorial,
  fotomania: async () => (await import('./fotomania.ts')).fotomaniaTutorial,
  'picture-perfect': async () => (await import('./picture.ts')).pictureTutorial,
  mascarade: async () => (await import('./mascarade.ts')).mascaradeTutorial,
};

export const hasTutorial = (game: string): boolean => Object.hasOwn(TUTORIALS, game);

const loaded = new Map<string, Promise<AnyTutorial>>();

export function loadTutorial(game: string): Promise<AnyTutorial> | undefined {
  const load = hasTutorial(game) ? TUTORIALS[game] : undefined;
  if (load === undefined) return undefined;
  let tutorial = loaded.get(game);
  if (tutorial === undefined) loaded.set(game, (tutorial = load()));
  return tutorial;
}
