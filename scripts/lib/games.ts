import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  /** The parts of the game's words; `''` is the main part. */
  readonly words: ReadonlyMap<string, WordPart>;
}

interface WordPart {
  /** The languages it is written in. */
  readonly languages: readonly string[];
  /** Those that have every message of the English file. */
  readonly complete: readonly string[];
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

function wordsIn(folder: string): ReadonlyMap<string, WordPart> {
  const parts = new Map<string, Map<string, readonly string[]>>();
  for (const file of listFiles(folder, /\.json$/)) {
    const [language = '', part = ''] = file
      .slice(folder.length + 1, -'.json'.length)
      .split('/')
      .toReversed();
    const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
    parts.set(part, (parts.get(part) ?? new Map<string, readonly string[]>()).set(language, keys));
  }
  return new Map(
    Array.from(parts, ([part, files]) => {
      const languages = [...files.keys()];
      const lacks = (language: string) => files.get('en')?.some((key) => files.get(language)?.includes(key) !== true);
      return [part, { languages, complete: languages.filter((language) => lacks(language) !== true) }];
    }),
  );
}

/** What every game must have, and why. */
const NEEDED = {
  'tokens.css': 'its colour, --game-<id>',
  'rules/index.ts': 'the rules',
  'rules/RULES.md': 'the clauses',
  'words/rulebook.ts': 'the sections of its rulebook',
  'e2e/player.ts': 'a driver that plays its board in a browser',
  'e2e/scenes.ts': 'its screens, for the checks of accessibility and size',
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
        .filter((language) => words.get(part)?.languages.includes(language) !== true)
        .map((language) => `games/${id}/words/${part === '' ? '' : `${part}/`}${language}.json: its words`),
    ),
  ];
}
