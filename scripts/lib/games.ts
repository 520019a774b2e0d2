import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@parlour/kernel';
import { listFiles } from './list-files.ts';

/** The template of `npm run new-game` is not a game of this build. */
const TEMPLATE = 'template';

/** A game of this build as its folder shows it. */
export interface GameFolder {
  readonly id: string;
  readonly manifest: Manifest;
  /** Whether the folder holds this file. */
  readonly has: (file: string) => boolean;
  /** The parts of the game's words, each with the languages it is written in; `''` is the main part. */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** Every game below `games/`, in the order of the manifests. */
export async function readGames(root: string): Promise<readonly GameFolder[]> {
  const games = join(root, 'games');
  const ids = readdirSync(games).filter((id) => id !== TEMPLATE && existsSync(join(games, id, 'manifest.ts')));
  const folders = await Promise.all(ids.map((id) => readGame(games, id)));
  return folders.toSorted((one, other) => one.manifest.order - other.manifest.order);
}

async function readGame(games: string, id: string): Promise<GameFolder> {
  const folder = join(games, id);
  const { manifest } = (await import(pathToFileURL(join(folder, 'manifest.ts')).href)) as { manifest: Manifest };
  return { id, manifest, has: (file) => existsSync(join(folder, file)), words: wordsIn(join(folder, 'words')) };
}

function wordsIn(folder: string): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  for (const file of listFiles(folder, /\.json$/)) {
    const [language = '', part = ''] = file
      .slice(folder.length + 1, -'.json'.length)
      .split('/')
      .toReversed();
    parts.set(part, [...(parts.get(part) ?? []), language]);
  }
  return parts;
}

/** What every game must have, and why. */
const NEEDED = {
  'tokens.css': 'its colour, --game-<id>',
  'rules/index.ts': 'the rules',
  'rules/RULES.md': 'the clauses',
  'words/rulebook.ts': 'the sections of its rulebook',
  'board/index.tsx': 'its board',
  'board/poster.svg': 'the picture on the home page',
  'e2e/player.ts': 'a driver that plays its board in a browser',
} as const;

/** The words that every game must have, in every language: the main part, and its name for lists of games. */
const NEEDED_WORDS = ['', 'home', 'rules'];

/** What a game lacks, as text. */
export function lacksOf({ id, manifest, has, words }: GameFolder, languages: readonly string[]): readonly string[] {
  const files = Object.entries(NEEDED).filter(([file]) => !has(file));
  const parts = [...new Set([...NEEDED_WORDS, ...words.keys()])];
  return [
    ...(manifest.id === id ? [] : [`games/${id}/manifest.ts says "${manifest.id}"; the id is the name of the folder`]),
    ...files.map(([file, what]) => `games/${id}/${file}: ${what}`),
    ...parts.flatMap((part) =>
      languages
        .filter((language) => words.get(part)?.includes(language) !== true)
        .map((language) => `games/${id}/words/${part === '' ? '' : `${part}/`}${language}.json: its words`),
    ),
  ];
}
