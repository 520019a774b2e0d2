import type { AnyTutorial } from '@parlour/ui/tutorial/lesson.ts';

const TUTORIALS: Readonly<Record<string, () => Promise<AnyTutorial>>> = {
  'thats-not-a-hat': async () => (await import('./thats-not-a-hat/tutorial/index.ts')).hatTutorial,
  fotomania: async () => (await import('./fotomania/tutorial/index.ts')).fotomaniaTutorial,
  'picture-perfect': async () => (await import('./picture-perfect/tutorial/index.ts')).pictureTutorial,
  mascarade: async () => (await import('./mascarade/tutorial/index.ts')).mascaradeTutorial,
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
